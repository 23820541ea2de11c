import { lazy, Suspense, useLayoutEffect } from 'react';
import { signIn, type Credentials } from '../api/session/signIn.ts';
import { settings } from '../config/settings.ts';
import { LoginScreen } from '../screens/account/Login/LoginScreen.tsx';
import { redirectAfterLogin, redirectToLogin } from '../state/loginRedirect.ts';
import { storeSession } from '../state/session.ts';
import { loadSignedIn } from './loadSignedIn.ts';
import { useTitle } from '../navigation/useTitle.ts';

const SingleSignOnLogin = lazy(async () => ({
  default: (await import('./SingleSignOnLogin.tsx')).SingleSignOnLogin,
}));

/** The part of the portal without a session: the login page, for any requested URL. */
export function SignedOut() {
  useTitle('Log in');
  useLayoutEffect(() => {
    redirectToLogin();
    // Back and Forward may lead to a URL that needs a session.
    window.addEventListener('popstate', redirectToLogin);
    return () => window.removeEventListener('popstate', redirectToLogin);
  }, []);
  return (
    <LoginScreen onLogin={handleLogin}>
      {settings.singleSignOn && (
        <Suspense fallback={null}>
          <SingleSignOnLogin onLogin={handleLogin} />
        </Suspense>
      )}
    </LoginScreen>
  );
}

async function handleLogin(credentials: Credentials): Promise<void> {
  const signedInModule = loadSignedIn();
  const session = await signIn(credentials);
  await signedInModule;
  const address = redirectAfterLogin();
  storeSession(session);
  const { prefetchRoute } = await import('./prefetchRoute.ts');
  await prefetchRoute(address);
}
