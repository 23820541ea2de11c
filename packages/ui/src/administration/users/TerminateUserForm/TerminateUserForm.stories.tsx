import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Page } from '../../../layout/Page/Page.tsx';
import { formDriver } from '../../../testing/formDriver.ts';
import { userOf } from '../userFixture.ts';
import { TerminateUserForm } from './TerminateUserForm.tsx';

const label = 'Terminate Customer Care User';
const ines = userOf();
const own = userOf({ userId: 1, username: 'demo.admin' });

const meta = {
  component: TerminateUserForm,
  parameters: {
    guide: {
      purpose:
        'Customer care removes a user who has left: the name is entered, the user is shown and the action is confirmed.',
      notFor: 'Locking a user temporarily, which is a checkbox of `EditUserModal`.',
      accessibility: [
        'The matching user, with company and last login, is announced politely; otherwise Submit says No such user.',
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    users: { status: 'ready', data: [own, ines], refreshing: false },
    getBlockedReason: (user) => (user === own ? "You can't terminate your own account" : undefined),
    onTerminate: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <Page title={label}>{Story()}</Page>],
} satisfies Meta<typeof TerminateUserForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submit is enabled only for an existing user name, in any case and with surrounding blanks. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    const typed: [text: string, reason: string | null][] = [
      ['  ', 'Enter a user name'],
      ['ines', 'No such user'],
      ['demo.admin', "You can't terminate your own account"],
      [' INES.Halloran ', null],
    ];
    await expect(form.disabledReason()).toBe('Enter a user name');
    for (const [text, reason] of typed) {
      await form.fillIn({ 'User Name': text });
      await expect(form.disabledReason()).toBe(reason);
    }
    await canvas.findByText('Ines Halloran · Craft Retail · last login 2026-06-14');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onTerminate).toHaveBeenCalledWith(ines));
    await expect(form.value('User Name')).toBe(' INES.Halloran ');
  },
};

export const Loading: Story = {
  args: { users: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(formDriver(canvas, label).disabledReason()).toBe('Users are loading');
  },
};

export const Failed: Story = {
  args: { users: { status: 'failed', message: 'Something went wrong. Try again.', retry: fn() } },
  play: async ({ canvas }) => {
    await expect(formDriver(canvas, label).disabledReason()).toBe("Couldn't load the users");
    await expect(canvas.getByText("Users couldn't be loaded.")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };

/** There is no user to terminate. */
export const Empty: Story = {
  args: { users: { status: 'empty' } },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({ 'User Name': 'ines.halloran' });
    await expect(form.disabledReason()).toBe('No such user');
  },
};
