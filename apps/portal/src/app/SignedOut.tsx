import { useLayoutEffect } from 'react';
import { signIn, type Credentials } from '../api/signIn.ts';
import { LoginScreen } from '../screens/account/Login/LoginScreen.tsx';
import { showAddressAfterLogin, showLoginAddress } from '../state/loginAddress.ts';
import { keepSession } from '../state/session.ts';
import { loadSignedIn } from './loadSignedIn.ts';
import { openAhead } from './openAhead.ts';
import { useTitle } from './useTitle.ts';

/** The part of the portal without a session: the login page, for any requested URL. */
export function SignedOut() {
  useTitle('Log in');
  useLayoutEffect(() => {
    showLoginAddress();
    // Back and Forward may lead to a URL that needs a session.
    window.addEventListener('popstate', showLoginAddress);
    return () => window.removeEventListener('popstate', showLoginAddress);
  }, []);
  return <LoginScreen onLogin={logIn} />;
}

async function logIn(credentials: Credentials): Promise<void> {
  const signedInHalf = loadSignedIn();
  const session = await signIn(credentials);
  await signedInHalf;
  const address = showAddressAfterLogin();
  keepSession(session);
  await openAhead(address);
}
