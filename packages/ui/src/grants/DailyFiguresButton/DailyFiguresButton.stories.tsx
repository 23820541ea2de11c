import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DailyFiguresButton } from './DailyFiguresButton.tsx';

const meta = {
  component: DailyFiguresButton,
  args: { title: 'Daily Page Views', expanded: false, onPress: fn() },
  parameters: {
    guide: {
      purpose: 'Above the list: shows and hides a small table of daily counts.',
      notFor: 'Going to a page, which is a `LinkButton`; acting on data, which is a `Button`.',
      accessibility: ['A button that keeps its name and says `aria-expanded`.'],
    },
  },
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
