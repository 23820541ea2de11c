import { lazy, useLayoutEffect } from 'react';
import type { Credentials } from '@portal/ui/account';
import { signIn } from '../api/session/signIn.ts';
import { settings } from '../config/settings.ts';
import { LoginScreen } from '../screens/account/Login/LoginScreen.tsx';
import { redirectAfterLogin, redirectToLogin } from '../state/loginRedirect.ts';
import { canUsePortal, storeSession } from '../state/session.ts';
import type { Session } from '../state/storedSession.ts';
import { loadSignedIn } from './loadSignedIn.ts';
import { useTitle } from '../navigation/useTitle.ts';

const form = settings.singleSignOn
  ? lazy(() => import('./SingleSignOnLogin.tsx').then(({ loadLogin }) => loadLogin(openPage)))
  : undefined;

/** The part of the portal without a session: the login page, for any requested URL. */
export function SignedOut() {
  useTitle('Log in');
  useLayoutEffect(() => {
    redirectToLogin();
    // Back and Forward may lead to a URL that needs a session.
    window.addEventListener('popstate', redirectToLogin);
    return () => window.removeEventListener('popstate', redirectToLogin);
  }, []);
  return <LoginScreen onLogin={handleLogin} form={form} />;
}

const handleLogin = (credentials: Credentials) => openPage(signIn(credentials));

/** Opens the requested page with the session of a login. */
async function openPage(login: Promise<Session>): Promise<void> {
  const signedInModule = loadSignedIn();
  const session = await login;
  await signedInModule;
  const address = redirectAfterLogin();
  storeSession(session);
  if (!canUsePortal()) return;
  const { prefetchRoute } = await import('./prefetchRoute.ts');
  await prefetchRoute(address);
}
