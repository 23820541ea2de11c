import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formDriver } from '../../testing/formDriver.ts';
import { ProfileForm } from './ProfileForm.tsx';

const meta = {
  component: ProfileForm,
  args: {
    userName: 'dana.whitfield',
    profile: { firstName: 'Dana', lastName: 'Whitfield', department: 'Marketing' },
    onLog: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'Account › Profile: the names and the department of the signed-in user. The change is only logged, and the form says so instead of claiming success.',
      notFor: 'Editing users, which administrators do in `EditUserModal`.',
      accessibility: [
        'The user name is a read-only field that can be focused; the message after Save is announced as a status.',
      ],
    },
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const form = formDriver(canvas, 'Profile');
    await expect(form.labels()).toEqual(['User Name', 'First Name', 'Last Name', 'Department']);
    await expect(form.field('User Name')).toHaveAttribute('readonly');
    await expect(form.value('Department')).toBe('Marketing');
  },
};

/** The change is only logged, and the status line says no more than that. */
export const OnlyLogged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, 'Profile', userEvent);
    await form.fillIn({ 'Last Name': 'Lee', Department: 'Analytics' });
    await form.submit();
    await waitFor(() =>
      expect(form.status()).toBe('This change was only logged. Ask an administrator to apply it.'),
    );
    await expect(args.onLog).toHaveBeenLastCalledWith({ lastName: 'Lee', department: 'Analytics' });
  },
};

export const LongNames: Story = {
  args: {
    userName: `${'maximiliana.alexandra.'.repeat(6)}whitfield`,
    profile: {
      firstName: 'Maximiliana Alexandra',
      lastName: 'von Hohenstein-Whitfield zu Lakewood',
      department: 'Direct Mail, Coupons and Store Communication of the Northern Region',
    },
  },
};

export const Phone: Story = { ...OnlyLogged, globals: { viewport: { value: 'w390' } } };
