import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  component: ProgressLine,
  args: { label: 'Loading stores' },
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
