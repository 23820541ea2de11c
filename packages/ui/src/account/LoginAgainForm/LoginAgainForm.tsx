import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx';

export interface LoginAgainFormProps extends Pick<LoginFormProps, 'onLogin'> {
  /** Signed-in user of the page below. */
  userName: string;
  reason: LoginReason;
  /** Renders another form in place of the `LoginForm`. */
  renderForm?: ((form: LoginFormProps) => ReactNode) | undefined;
}

/**
 * Why to log in: the session has expired, is about to, or was ended before its time, for a reason that the server names
 * or (`ended`) does not.
 */
export type LoginReason =
  'expired' | 'expiring' | 'ended' | 'idle' | 'locked' | 'passwordChanged' | 'signedOut' | 'terminated';

const reasonTexts: Record<LoginReason, string> = {
  expired: LOGIN_EXPIRED_MESSAGE,
  expiring: 'Sign in again to continue.',
  ended:
    'Your session was ended: you signed out everywhere, your password was changed, or your account was locked. ' +
    'If you cannot log in, ask an administrator to unlock your account.',
  idle: 'You were signed out because you did not use the portal for a while.',
  locked: 'You were signed out because your account was locked. Ask an administrator to unlock it.',
  passwordChanged: 'You were signed out because your password was changed. Log in with the new password.',
  signedOut: 'You signed out everywhere. Log in to continue.',
  terminated: 'You were signed out because your account was terminated.',
};

const Notice = styled('div')(({ theme }) => ({
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
  '& p + p': { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
}));

const renderLoginForm = (form: LoginFormProps) => <LoginForm {...form} />;

/** Login form for a dialog over a page whose state is kept. */
export function LoginAgainForm({
  userName,
  reason,
  onLogin,
  renderForm = renderLoginForm,
}: LoginAgainFormProps) {
  const form = {
    onLogin,
    defaultUserName: userName,
    notice: (
      <Notice>
        <p>{reasonTexts[reason]}</p>
        <p>Your work on this page is kept. If another user signs in, it is discarded.</p>
      </Notice>
    ),
  };
  return <>{renderForm(form)}</>;
}
