import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActionButton } from './ActionButton.tsx';

const meta = {
  component: ActionButton,
  args: { onPress: fn(), children: 'ADD USER' },
  parameters: {
    guide: {
      purpose:
        'What one can do on a page: Add Mailer, Download, Refresh. The one that most people came for is `primary`; the others are not.',
      notFor:
        'Going somewhere: a `LinkButton` can be opened in a new tab. Submitting a form, which `Form` and `FormModal` do with a button of their own.',
      accessibility: [
        'A button that cannot be pressed now keeps the focus (`aria-disabled`) and says why, in its description and its tooltip.',
      ],
    },
  },
} satisfies Meta<typeof ActionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ADD USER' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Primary: Story = { args: { primary: true } };

/** It stays where the keyboard finds it, and says why it does nothing. */
export const Disabled: Story = {
  args: { disabledReason: 'Nothing to download yet' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ADD USER' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Nothing to download yet');
  },
};
