import { LazyComponent } from '@portal/ui/controls';
import { LoginAgainForm, type Credentials } from '@portal/ui/account';
import { Modal } from '@portal/ui/modals';
import { refetchUnauthorized } from '../../api/refetchUnauthorized.ts';
import { signIn } from '../../api/session/signIn.ts';
import { clearUserData } from '../../api/session/signOut.ts';
import { settings } from '../../config/settings.ts';
import type { LoginRequest } from '../../state/loginRequest.ts';
import { storeSession, useSession } from '../../state/session.ts';
import type { Session } from '../../state/storedSession.ts';

const loadSingleSignOn = async () => (await import('../SingleSignOnLogin.tsx')).SingleSignOnAgain;

/** The login dialog over the page. Input on the page is kept, unless another user signs in. */
export function LoginDialogModal({ request }: { request: LoginRequest }) {
  const userName = useSession()?.user.username ?? '';

  const handleLogin = async (credentials: Credentials) => handleSession(await signIn(credentials));

  function handleSession(session: Session) {
    const isSameUser = session.user.username === userName;
    // Another user must not see the previous user's data; the page is remounted, which discards its input.
    if (!isSameUser) clearUserData();
    storeSession(session);
    request.finish(isSameUser);
    if (isSameUser) refetchUnauthorized();
  }

  return (
    <Modal title="Log in" size="small" onClose={() => request.finish(false)}>
      <LoginAgainForm
        userName={userName}
        reason={request.reason}
        onLogin={handleLogin}
        renderForm={
          settings.singleSignOn &&
          ((form) => (
            <LazyComponent
              load={loadSingleSignOn}
              props={{ ...form, onSession: handleSession }}
              onLoadError={() => request.finish(false)}
            />
          ))
        }
      />
    </Modal>
  );
}
