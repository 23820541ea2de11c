import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  component: Sparkline,
  args: {
    label: 'Signups of the last 14 days, 29 to 61 a day',
    values: [32, 34, 41, 51, 47, 29, 35, 34, 33, 47, 61, 44, 30, 31],
  },
  parameters: {
    guide: {
      purpose: 'The course of a figure, beside it, in the height of two lines of text.',
      notFor: 'Reading values: use a `TimeSeriesChart`, or the report that the figure links to.',
      accessibility: ['The line is hidden; a text tells what is shown, for when, and its range.'],
    },
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Signups of the last 14 days/)).toBeVisible();
  },
};

export const Zeros: Story = {
  args: { label: 'Responses of the last 14 days, none', values: Array(14).fill(0) },
};

/** A single value is a level line. */
export const OneValue: Story = { args: { label: 'Signups of one day, 32', values: [32] } };

export const NoValues: Story = { args: { label: 'Responses, no days', values: [] } };
