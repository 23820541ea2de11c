import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { people } from '../accessFixture.ts';
import { UserPicker } from './UserPicker.tsx';

const meta = {
  component: UserPicker,
  args: { label: 'Ask about any user', users: people, buttonLabel: 'Explain', onPick: fn() },
} satisfies Meta<typeof UserPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Handed over by Enter or the button, in the spelling of the list. */
export const Named: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Ask about any user'), ' Carl.CARE {Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ username: 'carl.care' });
  },
};

export const Unknown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Ask about any user'), 'nobody');
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    await expect(canvas.getByText('There is no user nobody')).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    await expect(canvas.getByText('Type a user name')).toBeVisible();
  },
};
