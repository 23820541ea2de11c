import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { LoginForm, type Credentials } from '@portal/ui/account';
import { Modal } from '@portal/ui/modals';
import { useEffect } from 'react';
import { queryClient } from '../../api/queryClient.ts';
import { signIn } from '../../api/signIn.ts';
import type { LoginRequest } from '../../state/loginAgain.ts';
import { currentSession, keepSession } from '../../state/session.ts';

/** The login form over the page. What is typed in the page stays, unless somebody else signs in. */
export function LoginAgainModal({ request }: { request: LoginRequest }) {
  useEffect(() => () => request.answer(false), [request]);

  async function logIn(credentials: Credentials) {
    const session = await signIn(credentials);
    const isSameUser = session.user.username === currentSession()?.user.username;
    // What the other one has seen is not this one's to see.
    if (!isSameUser) queryClient.clear();
    keepSession(session);
    request.answer(isSameUser);
    if (isSameUser) await queryClient.invalidateQueries();
  }

  return (
    <Modal title="Log in" size="small" onClose={() => request.answer(false)}>
      <LoginForm
        onLogin={logIn}
        notice={<span style={{ whiteSpace: 'pre-wrap' }}>{LOGIN_EXPIRED_MESSAGE}</span>}
      />
    </Modal>
  );
}
