import { LoginAgainForm, type Credentials } from '@portal/ui/account';
import { Modal } from '@portal/ui/modals';
import { useEffect } from 'react';
import { refetchUnauthorized } from '../../api/queryClient.ts';
import { signIn } from '../../api/session/signIn.ts';
import { clearUserData } from '../../api/session/signOut.ts';
import { getSingleSignOnInNewTab } from '../../api/session/singleSignOn.ts';
import type { LoginRequest } from '../../state/loginRequest.ts';
import { storeSession, useSession } from '../../state/session.ts';
import { parseSession, type Session } from '../../state/storedSession.ts';
import { subscribeToTabs } from '../../state/tabChannel.ts';

/** The login dialog over the page. Input on the page is kept, unless another user signs in. */
export function LoginDialogModal({ request }: { request: LoginRequest }) {
  const userName = useSession()?.user.username ?? '';
  useEffect(() => () => request.finish(false), [request]);
  useEffect(
    () =>
      subscribeToTabs('signed-in-again', (message) => {
        const session = parseSession(message.session);
        if (session) continueWith(session, userName, request);
      }),
    [userName, request],
  );

  return (
    <Modal title="Log in" size="small" onClose={() => request.finish(false)}>
      <LoginAgainForm
        userName={userName}
        reason={request.reason}
        singleSignOn={getSingleSignOnInNewTab()}
        onLogin={async (credentials: Credentials) =>
          continueWith(await signIn(credentials), userName, request)
        }
      />
    </Modal>
  );
}

function continueWith(session: Session, userName: string, request: LoginRequest): void {
  const isSameUser = session.user.username === userName;
  // Another user must not see the previous user's data; the page is remounted, which discards its input.
  if (!isSameUser) clearUserData();
  storeSession(session);
  request.finish(isSameUser);
  if (isSameUser) refetchUnauthorized();
}
