import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx';

export interface LoginAgainFormProps extends Pick<LoginFormProps, 'onLogin'> {
  /** Signed-in user of the page below. */
  userName: string;
  /** Why to log in: the session has expired, is about to, or was ended before its time. */
  reason: 'expired' | 'expiring' | 'ended';
}

const reasonTexts: Record<LoginAgainFormProps['reason'], string> = {
  expired: LOGIN_EXPIRED_MESSAGE,
  expiring: 'Sign in again to continue.',
  ended:
    'Your session was ended: you signed out everywhere, your password was changed, or your account was locked. ' +
    'If you cannot log in, ask an administrator to unlock your account.',
};

const Notice = styled('div')(({ theme }) => ({
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
  '& p + p': { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
}));

/** Login form for a dialog over a page whose state is kept. */
export function LoginAgainForm({ userName, reason, onLogin }: LoginAgainFormProps) {
  return (
    <LoginForm
      onLogin={onLogin}
      defaultUserName={userName}
      notice={
        <Notice>
          <p>{reasonTexts[reason]}</p>
          <p>Your work on this page is kept. If another user signs in, it is discarded.</p>
        </Notice>
      }
    />
  );
}
