import { LOGIN_PATH } from '@portal/domain';
import { SingleSignOnForm, type LoginForm, type LoginFormProps, type SingleSignOn } from '@portal/ui/account';
import { ErrorBanner } from '@portal/ui/feedback';
import { useEffect, useEffectEvent, useState } from 'react';
import { redeemSignInCode } from '../api/session/redeemSignInCode.ts';
import { settings } from '../config/settings.ts';
import { redirectToLogin, type LoginHistoryState } from '../state/loginRedirect.ts';
import { parseSession, type Session } from '../state/storedSession.ts';
import { listSignedInUsers, postToTabs, subscribeToTabs } from '../state/tabChannel.ts';

type OpenPage = (login: Promise<Session>) => Promise<void>;

/**
 * Loads the login form of a company that has an identity provider. If the server has sent the browser back from there, it
 * first completes the sign-in.
 * @param openPage opens the page to which the history entry of the login page leads
 */
export async function loadLogin(openPage: OpenPage): Promise<{ default: typeof LoginForm }> {
  const parameters = new URLSearchParams(window.location.hash.slice(1));
  const code = parameters.get('sign-in-code');
  // The form reads the page to return to before the effect of the login page has stored it.
  if (code === null) redirectToLogin();
  const hasFailed = code !== null && !(await complete(code, parameters.get('return-to') ?? '/', openPage));
  return { default: (form) => <SingleSignOnLogin {...form} hasFailed={hasFailed} /> };
}

/** @returns false if the code is not valid */
async function complete(code: string, origin: string, openPage: OpenPage): Promise<boolean> {
  const entry: LoginHistoryState = { origin };
  // The code does not stay in the history.
  window.history.replaceState(entry, '', window.location.pathname);
  try {
    const login = redeemSignInCode(code);
    if (origin === LOGIN_PATH) await handOver(await login);
    await openPage(login);
    return true;
  } catch {
    return false;
  }
}

/** Continues in the tabs whose login dialog waits for this user. A tab that the browser does not close stays usable. */
async function handOver(session: Session): Promise<void> {
  const isAwaited = (await listSignedInUsers()).includes(session.user.username);
  if (!isAwaited || !session.boundToBrowser) return;
  postToTabs('signed-in-again', { session: JSON.stringify(session) });
  window.close();
}

/** The form of the login page, which leads back to the requested URL. */
function SingleSignOnLogin({ hasFailed, ...form }: LoginFormProps & { hasFailed: boolean }) {
  const [returnTo, setReturnTo] = useState(getOrigin);
  useEffect(() => {
    const update = () => setReturnTo(getOrigin());
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, []);
  return (
    <SingleSignOnForm
      {...form}
      singleSignOn={describe(returnTo)}
      notice={hasFailed && <ErrorBanner message="The sign-in could not be completed. Try again." />}
    />
  );
}

interface SingleSignOnAgainProps extends LoginFormProps {
  /** Called when the user of this tab has signed in in the other one. */
  onSession: (session: Session) => void;
}

/** The form of the login dialog: the sign-in has a tab of its own, so that the page and its input are kept. */
export function SingleSignOnAgain({ onSession, ...form }: SingleSignOnAgainProps) {
  const handleMessage = useEffectEvent((message: { session: string }) => {
    const session = parseSession(message.session);
    if (session && session.user.username === form.defaultUserName) onSession(session);
  });
  useEffect(() => subscribeToTabs('signed-in-again', handleMessage), []);
  return <SingleSignOnForm {...form} singleSignOn={{ ...describe(LOGIN_PATH), target: '_blank' }} />;
}

/** The server checks it, and the portal again when the user comes back. */
function getOrigin(): string {
  return (window.history.state as LoginHistoryState | null)?.origin ?? '/';
}

function describe(returnTo: string): SingleSignOn {
  if (!settings.singleSignOn) throw new Error('There is no identity provider.');
  const { name, url, password } = settings.singleSignOn;
  return { name, password, href: `${url}?${new URLSearchParams({ returnTo })}` };
}
