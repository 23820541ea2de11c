import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const clearFilters = fn();

const meta = {
  component: EmptyState,
  args: { children: 'No parcels' },
  parameters: {
    guide: {
      purpose: 'In place of content that does not exist: what is missing, why, and the next step.',
      notFor:
        'Content that could not be loaded, which is an `ErrorBanner`. Tables and `AsyncContent` show it by themselves, with the texts of `empty` and `emptyText`.',
      accessibility: ['The texts are read in order; the next step is a button or link after them.'],
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No parcels')).toBeVisible();
  },
};

/** With the reason and a button for the next step. */
export const NextStep: Story = {
  args: {
    hint: 'No parcel matches the filters.',
    action: <Button onClick={clearFilters}>Clear filters</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No parcel matches the filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(clearFilters).toHaveBeenCalledOnce();
  },
};
