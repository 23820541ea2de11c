import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyIcon } from '../icons.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Copy details', onClick: fn(), children: <CopyIcon /> },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      purpose: 'A small, common action next to its object: close, copy, open a menu.',
      notFor: 'The actions of a page or a dialog, which are a `Button` with text.',
      accessibility: ['The label is the accessible name and the tooltip; the icon is decorative.'],
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy details' });
    await expect(button).toHaveAttribute('title', 'Copy details');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };
