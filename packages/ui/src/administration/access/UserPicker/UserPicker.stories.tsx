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
        'Entering a known user out of thousands, such as in “Why can jdoe not open this?”. User names and full names are suggested while typing.',
      notFor:
        'Looking up a user, which the user list does with its filters; few users, which are a `ChoiceList`.',
      keyboard: [
        ['`↓` `↑`', 'move between the names suggested by the browser'],
        ['`Enter`', 'submits the name'],
      ],
      accessibility: [
        'The suggestions are the browser’s own list. An unknown name is reported below the field, “No such user: jdo”, and the field is invalid until it is edited.',
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
