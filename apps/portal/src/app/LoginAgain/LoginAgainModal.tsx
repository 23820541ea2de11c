import { LoginAgainForm, type Credentials } from '@portal/ui/account';
import { Modal } from '@portal/ui/modals';
import { useEffect } from 'react';
import { refetchRefused } from '../../api/queryClient.ts';
import { signIn } from '../../api/signIn.ts';
import { dropWhatWasSeen } from '../../api/signOut.ts';
import type { LoginRequest } from '../../state/loginAgain.ts';
import { keepSession, useSession } from '../../state/session.ts';

/** The login dialog over the page. Input on the page is kept, unless another user signs in. */
export function LoginAgainModal({ request }: { request: LoginRequest }) {
  const userName = useSession()?.user.username ?? '';
  useEffect(() => () => request.answer(false), [request]);

  async function logIn(credentials: Credentials) {
    const session = await signIn(credentials);
    const isSameUser = session.user.username === userName;
    // Another user must not see the previous user's data; the page is remounted, which discards its input.
    if (!isSameUser) dropWhatWasSeen();
    keepSession(session);
    request.answer(isSameUser);
    if (isSameUser) refetchRefused();
  }

  return (
    <Modal title="Log in" size="small" onClose={() => request.answer(false)}>
      <LoginAgainForm userName={userName} reason={request.reason} onLogin={logIn} />
    </Modal>
  );
}
