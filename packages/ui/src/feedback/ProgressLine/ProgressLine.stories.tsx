import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  component: ProgressLine,
  args: { label: 'Loading stores' },
  parameters: {
    guide: {
      purpose:
        'Shows that newer data is loading while the old data stays in use: a thin line along the top edge that takes no space.',
      notFor:
        'An operation with a known total, which is a `ProgressModal`; a page without data, where `AsyncContent` and the tables show `[working...]`.',
      accessibility: [
        'A progress bar without a value, named by what is loading. It is not animated when the system requests reduced motion.',
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
