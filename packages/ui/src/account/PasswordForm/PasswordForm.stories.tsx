import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { formDriver } from '../../testing/formDriver.ts';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

type Answer = Awaited<ReturnType<PasswordFormProps['onSubmit']>>;
const answering = (answer: Answer) => fn(async (): Promise<Answer> => answer);

const typed = { 'Current Password': 'Blue-Kettle-41', 'New Password': 'Green-Lamp-88' };
const right = { ...typed, 'Confirm Password': 'Green-Lamp-88' };

const meta = {
  component: PasswordForm,
  args: { userName: 'dana.whitfield', onSubmit: answering({ ok: true, data: [] }), onChanged: fn() },
  parameters: {
    guide: {
      purpose:
        'Account › Password: the current password, the new one twice. Server errors appear under their fields; errors of no field appear above.',
      notFor: 'Setting the password of another user, which is part of `EditUserModal`.',
      accessibility: [
        'Errors without a field are an alert with a list named What is wrong.',
        'A hidden user name tells password managers whose password is changed; the new fields have `autocomplete="new-password"`.',
      ],
    },
  },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const form = formDriver(canvas, 'Password');
    for (const label of Object.keys(right)) {
      await expect(form.field(label)).toHaveAttribute('type', 'password');
      await expect(form.field(label)).toBeRequired();
    }
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Changed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, 'Password', userEvent);
    await form.fillIn(right);
    await form.submit();
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      oldPassword: 'Blue-Kettle-41',
      newPassword: 'Green-Lamp-88',
      confirmPassword: 'Green-Lamp-88',
    });
  },
};

/** Client-side errors are shown under the fields, and nothing is sent. */
export const InvalidInput: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, 'Password', userEvent);
    await form.fillIn({ 'New Password': 'abcd', 'Confirm Password': 'abce' });
    await form.submit();
    await waitFor(() =>
      expect(form.errors()).toEqual({
        'Current Password': 'Current password is required',
        'New Password': 'Password must have at least 5 characters',
        'Confirm Password': 'The passwords do not match',
      }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onSubmit: answering({
      ok: true,
      data: [{ fieldName: 'oldPassword', errorDescription: 'The current password is incorrect' }],
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, 'Password', userEvent);
    await form.fillIn(right);
    await form.submit();
    await waitFor(() =>
      expect(form.errors()).toEqual({ 'Current Password': 'The current password is incorrect' }),
    );
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(form.value('New Password')).toBe('Green-Lamp-88');
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
};

/** Errors without a field are listed above the fields; the others appear at their fields. */
export const RefusedWithoutField: Story = {
  args: {
    onSubmit: answering({
      ok: true,
      data: [
        { fieldName: '', errorDescription: 'Passwords can be changed once a day' },
        { fieldName: '', errorDescription: 'The directory is being moved' },
        { fieldName: 'newPassword', errorDescription: 'This password is too common' },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Password', userEvent);
    await form.fillIn(right);
    await form.submit();
    const list = await canvas.findByRole('list', { name: 'Errors' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Passwords can be changed once a day', 'The directory is being moved']);
    await expect(
      list.compareDocumentPosition(form.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await expect(form.errors()).toEqual({ 'New Password': 'This password is too common' });
  },
};

export const NotSaved: Story = {
  args: { onSubmit: answering({ ok: false, message: 'The server could not be reached.' }) },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Password', userEvent);
    await form.fillIn(right);
    await form.submit();
    await canvas.findByText('The server could not be reached.');
    await expect(form.status()).toBe('Password not changed.');
    await expect(form.value('Current Password')).toBe('Blue-Kettle-41');
  },
};

export const Phone: Story = { ...RefusedWithoutField, globals: { viewport: { value: 'w390' } } };

export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Password', userEvent);
    await form.fillIn(right);
    await form.submit();
    await waitFor(() => expect(form.isBusy()).toBe(true));
  },
};
