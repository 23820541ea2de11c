import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CenteredPage } from '../../layout/CenteredPage/CenteredPage.tsx';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { LoginError, type LoginStep } from './LoginError.ts';

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
        'In the second step, the code has the focus and `autocomplete="one-time-code"`, or the button that uses a passkey.',
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

/** Blanks around the name, as they are pasted, are not sent; those of the password are. */
export const PastedName: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.paste(' dana.whitfield ');
    await userEvent.type(canvas.getByLabelText('Password'), ' secret words {Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({
      userName: 'dana.whitfield',
      password: ' secret words ',
    });
  },
};

/** Too many failed sign-ins from this network: not about the user or the password. */
export const TooManyLogins: Story = {
  args: {
    onLogin: fn(() => Promise.reject(new LoginError('Too many failed sign-ins. Try again in 42 seconds.'))),
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

/** Rejects like a server, until the right code is sent. */
const withCode = () =>
  fn(async ({ code }: { code?: string }) => {
    if (code !== '492039') throw new LoginError('This code is not valid.', { hasApp: true });
  });

const enterPassword: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('User name'), 'dana.whitfield');
  await userEvent.type(canvas.getByLabelText('Password'), 'secret words{Enter}');
  await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
};

/** A user with two-step verification: the code is asked for after the password. */
export const CodeRequired: Story = {
  args: { onLogin: withCode() },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await enterPassword(context);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('492039{Enter}');
    await waitFor(() =>
      expect(args.onLogin).toHaveBeenLastCalledWith({
        userName: 'dana.whitfield',
        password: 'secret words',
        code: '492039',
      }),
    );
  },
};

/** The next code can be entered at once. */
export const WrongCode: Story = {
  args: { onLogin: withCode() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await userEvent.keyboard('111111{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is not valid.');
    await expect(canvas.getByLabelText('Code')).toHaveValue('');
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const RecoveryCode: Story = {
  args: { onLogin: withCode() },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await enterPassword(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus();
    await userEvent.keyboard('K3QV-7XTB-M2LA-P5WD{Enter}');
    await waitFor(() =>
      expect(args.onLogin).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'K3QV-7XTB-M2LA-P5WD' })),
    );
  },
};

const passkeyOnly = { hasApp: false, passkey: { challenge: 'c' } };

/** Rejects like a server, until the passkey is used; then like a browser in which the user has canceled. */
const withPasskey = (step: LoginStep, failure?: LoginError) =>
  fn(async ({ passkey, code }: Credentials): Promise<void> => {
    if (passkey === undefined && code === undefined) throw new LoginError('', step);
    if (failure) throw failure;
  });

const enterPasswordOnly: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('User name'), 'dana.whitfield');
  await userEvent.type(canvas.getByLabelText('Password'), 'secret words{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Use passkey' })).toHaveFocus());
};

/** A user with a passkey: the browser asks for it when the button is pressed. */
export const PasskeyRequired: Story = {
  args: { onLogin: withPasskey(passkeyOnly) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await enterPasswordOnly(context);
    await expect(canvas.queryByRole('button', { name: 'Use a code from the app' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogin).toHaveBeenLastCalledWith({
      userName: 'dana.whitfield',
      password: 'secret words',
      passkey: { challenge: 'c' },
    });
  },
};

/** Canceled in the browser: it can be tried again, or another way be taken. */
export const PasskeyCanceled: Story = {
  args: {
    onLogin: withPasskey(
      { ...passkeyOnly, hasApp: true },
      new LoginError('The passkey was not used. The request was canceled or took too long. Try again.'),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await enterPasswordOnly(context);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^The passkey was not used\./);
    await expect(canvas.getByRole('button', { name: 'Use passkey' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code from the app' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use passkey' }));
    await expect(args.onLogin).toHaveBeenLastCalledWith(
      expect.objectContaining({ passkey: { challenge: 'c' } }),
    );
  },
};

/** Each rejection has a new challenge. */
export const PasskeyRefused: Story = {
  args: {
    onLogin: withPasskey(
      passkeyOnly,
      new LoginError('This passkey was not accepted. Try again.', {
        hasApp: false,
        passkey: { challenge: 'd' },
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await enterPasswordOnly(context);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This passkey was not accepted\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Use passkey' }));
    await expect(args.onLogin).toHaveBeenLastCalledWith(
      expect.objectContaining({ passkey: { challenge: 'd' } }),
    );
  },
};

/** A wrong recovery code of a user who has passkeys: the next one can be entered. */
export const WrongRecoveryCode: Story = {
  args: { onLogin: withPasskey(passkeyOnly, new LoginError('This code is not valid.', passkeyOnly)) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPasswordOnly(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.keyboard('K3QV{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is not valid.');
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus();
  },
};

/** Back to the first step, where what was typed is kept. */
export const BackToPassword: Story = {
  args: { onLogin: withCode() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByLabelText('User name')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue('secret words');
  },
};

/** Too many wrong codes block the user like wrong passwords: the login begins again. */
export const BlockedAfterCodes: Story = {
  args: {
    onLogin: fn(async ({ code }: { code?: string }): Promise<void> => {
      throw code === undefined ? new LoginError('', { hasApp: true }) : new Error('blocked');
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await userEvent.keyboard('111111{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^invalid user name or password$/);
    await expect(canvas.getByLabelText('User name')).toHaveFocus();
  },
};
