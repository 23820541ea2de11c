import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { people } from '../accessFixture.ts';
import { UserPicker } from './UserPicker.tsx';

const meta = {
  component: UserPicker,
  args: { label: 'Check a user', users: people, buttonLabel: 'Explain', onPick: fn() },
  parameters: {
    guide: {
      purpose:
        'Naming one user out of thousands whose name one knows: Why can jdoe not open this? What is typed is completed from user names and full names.',
      notFor:
        'Looking up a user, which the user list does with its filters; few users, which are a `ChoiceList`.',
      keyboard: [
        ['`↓` `↑`', 'go through the names offered by the browser'],
        ['`Enter`', 'hands the name over'],
      ],
      accessibility: [
        'The completion is the browser’s own list. A name that does not exist is reported below the box, “No such user: jdo”, and the box is invalid until it is edited.',
      ],
    },
  },
} satisfies Meta<typeof UserPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submitted with Enter or the button, in the spelling of the list. */
export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Check a user'), ' Carl.CARE {Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ username: 'carl.care' });
  },
};

export const NotFound: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Check a user'), 'unknown');
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    await expect(canvas.getByText('No such user: unknown')).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    await expect(canvas.getByText('Enter a user name')).toBeVisible();
  },
};
