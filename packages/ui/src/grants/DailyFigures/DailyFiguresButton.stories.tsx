import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DailyFiguresButton } from './DailyFiguresButton.tsx';

const meta = {
  component: DailyFiguresButton,
  args: { title: 'Daily Page Views', expanded: false, onPress: fn() },
} satisfies Meta<typeof DailyFiguresButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Daily Page Views', expanded: false }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Expanded: Story = { args: { expanded: true } };
