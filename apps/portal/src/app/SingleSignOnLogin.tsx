import { LOGIN_PATH } from '@portal/domain';
import { SingleSignOnForm, type LoginFormProps } from '@portal/ui/account';
import { useEffect, useState } from 'react';
import { getSingleSignOn, redeemSignInCode } from '../api/session/singleSignOn.ts';
import { getUrlAfterLogin, type LoginHistoryState } from '../state/loginRedirect.ts';
import type { Session } from '../state/storedSession.ts';
import { postToTabs } from '../state/tabChannel.ts';

let hasFailed = false;

/**
 * Completes a sign-in at the identity provider, if the server has sent the browser back with its code. If that fails,
 * the login page says so.
 * @param openPage opens the page of the current history entry with the session
 */
export async function completeSingleSignOn(
  openPage: (login: Promise<Session>) => Promise<void>,
): Promise<void> {
  const parameters = new URLSearchParams(window.location.hash.slice(1));
  const code = parameters.get('sign-in-code');
  if (code === null) return;
  const entry: LoginHistoryState = { origin: parameters.get('return-to') ?? '' };
  // The code does not stay in the history.
  window.history.replaceState(entry, '', window.location.pathname);
  try {
    const login = redeemSignInCode(code);
    if (entry.origin === LOGIN_PATH) handOver(await login);
    await openPage(login);
  } catch {
    hasFailed = true;
  }
}

/** Continues in the tab whose login dialog has opened this one, if the tabs of the browser may share the session. */
function handOver(session: Session): void {
  if (!session.boundToBrowser) return;
  postToTabs('signed-in-again', { session: JSON.stringify(session) });
  window.close();
}

/** The login form where the company has an identity provider; it leads back to the requested URL. */
export function SingleSignOnLogin({ onLogin }: Pick<LoginFormProps, 'onLogin'>) {
  const [returnTo, setReturnTo] = useState(getUrlAfterLogin);
  useEffect(() => {
    const update = () => setReturnTo(getUrlAfterLogin());
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, []);
  const singleSignOn = getSingleSignOn(returnTo);
  return (
    singleSignOn && (
      <SingleSignOnForm
        singleSignOn={singleSignOn}
        onLogin={onLogin}
        notice={hasFailed && 'The sign-in could not be completed. Try again.'}
      />
    )
  );
}
