import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  component: ProgressLine,
  args: { label: 'Loading stores' },
  parameters: {
    guide: {
      purpose:
        'The sign that newer data is loading while the old stays in use: a thin line along the top edge that takes no room and shifts nothing.',
      notFor:
        'Work with a known end, which is a `ProgressModal` with a figure; a page that has nothing yet, where `AsyncContent` and the tables say `[working...]`.',
      accessibility: [
        'A progress bar without a value, named by what is being waited for. It stands still when the system asks for less motion.',
      ],
    },
  },
  decorators: [
    (Story) => <div style={{ position: 'relative', padding: 24 }}>Content that stays{Story()}</div>,
  ],
} satisfies Meta<typeof ProgressLine>;
export default meta;

export const Running: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading stores' })).toBeInTheDocument();
  },
};
