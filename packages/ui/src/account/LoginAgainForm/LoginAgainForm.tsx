import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx';

export interface LoginAgainFormProps extends Pick<LoginFormProps, 'onLogin'> {
  /** Signed-in user of the page below. */
  userName: string;
  /** Why to log in: the session has expired or is about to. */
  reason: 'expired' | 'expiring';
}

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
          <p>{reason === 'expired' ? LOGIN_EXPIRED_MESSAGE : 'Sign in again to continue.'}</p>
          <p>Your work on this page is kept. If another user signs in, it is discarded.</p>
        </Notice>
      }
    />
  );
}
