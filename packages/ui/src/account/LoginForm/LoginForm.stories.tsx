import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CenteredPage } from '../../layout/CenteredPage/CenteredPage.tsx';
import { LoginForm, TooManyLoginsError } from './LoginForm.tsx';

const meta = {
  component: LoginForm,
  parameters: {
    guide: {
      purpose:
        'The login page, in a `CenteredPage`. The parent signs in; every failure has the same message, except after too many failed sign-ins from one network.',
      notFor: 'A login after the session has expired, which is a `LoginAgainForm` over the page.',
      accessibility: [
        'A form named Log in; the user name has the focus, or the password when the name is given.',
        'The failure is an alert and disappears with the next key. The busy button can still be focused and ignores further clicks.',
        'Both fields have the `autocomplete` values that password managers use.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { onLogin: fn(async () => {}) },
  decorators: [(Story) => <CenteredPage title="Customer Service Portal">{Story()}</CenteredPage>],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('User name')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const EnterSubmits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('dana.whitfield');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret words{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({
      userName: 'dana.whitfield',
      password: 'secret words',
    });
  },
};

export const NotSaved: Story = {
  args: { onLogin: fn(() => Promise.reject(new Error('any reason'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^invalid user name or password$/);
  },
};

/** Too many failed sign-ins from this network: not about the user or the password. */
export const TooManyLogins: Story = {
  args: {
    onLogin: fn(() =>
      Promise.reject(new TooManyLoginsError('Too many failed sign-ins. Try again in 42 seconds.')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret words{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Too many failed sign-ins. Try again in 42 seconds.$/,
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue('secret words');
  },
};

/** Typing in either field removes the message; the typed text is kept. */
export const FailureClearedByEditing: Story = {
  ...NotSaved,
  play: async ({ canvas, userEvent }) => {
    for (const label of ['User name', 'Password']) {
      await userEvent.type(canvas.getByLabelText(label), 'x');
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(canvas.getByLabelText(label)).toHaveValue('x');
    }
  },
};

/** Pressing Enter again while the request is pending sends nothing. */
export const Saving: Story = {
  args: { onLogin: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}{Enter}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('form', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const WithNotice: Story = {
  args: { notice: 'Your login has expired.  Please log in to continue.' },
};

/** The same user signs in again: only the password is empty. */
export const KnownUser: Story = {
  args: { defaultUserName: 'dana.whitfield' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('User name')).toHaveValue('dana.whitfield');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
