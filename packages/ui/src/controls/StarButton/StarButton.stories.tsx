import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StarButton } from './StarButton.tsx';

const meta = {
  component: StarButton,
  args: { name: 'Signup Statistics', starred: false, onStarredChange: fn() },
  parameters: {
    guide: {
      purpose: 'Adds a page, saved view or record to the favorites of the user, or removes it.',
      notFor: 'Selecting rows, which is a checkbox.',
      keyboard: [['`Enter`, `Space`', 'adds or removes the favorite']],
      accessibility: ['A toggle button with the name of the thing; its state is `aria-pressed`.'],
    },
  },
} satisfies Meta<typeof StarButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarred: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Favorite: Signup Statistics', pressed: false }),
    );
    await expect(args.onStarredChange).toHaveBeenCalledWith({ starred: true });
  },
};

export const Starred: Story = {
  args: { starred: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favorite: Signup Statistics', pressed: true }));
    await expect(args.onStarredChange).toHaveBeenCalledWith({ starred: false });
  },
};
