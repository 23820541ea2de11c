import { LOGIN_PATH, getRemainingMs, toPagePath } from '@portal/domain';
import { getCurrentUrl } from '../../state/loginRedirect.ts';
import { getSession, hasSignedOut } from '../../state/session.ts';
import { parseSession, type Session } from '../../state/storedSession.ts';
import { holdSignedInLock, listSignedInUsers, postToTabs, subscribeToTabs } from '../../state/tabChannel.ts';
import { serverClock } from '../clients.ts';

/** An open tab answers within milliseconds; one with an expired session does not answer. */
const RESPONSE_TIMEOUT_MS = 1000;

/**
 * Offers the session of this tab to new tabs of this browser. Only a session that is useless without the browser's
 * cookie is offered.
 * @returns ends that
 */
export function offerSession({ boundToBrowser, user }: Session): () => void {
  if (!boundToBrowser) return () => {};
  const release = holdSignedInLock(user.username);
  const unsubscribe = subscribeToTabs('session-requested', () => {
    const session = getSession();
    if (!session || getRemainingMs(session.expiration, serverClock.now(session.clockOffsetMs)) <= 0) return;
    postToTabs('session-offered', { session: JSON.stringify(session) });
  });
  return () => {
    unsubscribe();
    release();
  };
}

/**
 * Asks the other tabs for their session, for a tab that has none.
 * @returns `null` when no other tab has one, tabs of several users do, the user has signed out in this tab, or has
 * opened the login page, for example to sign in as another user
 */
export async function takeOverSession(): Promise<Session | null> {
  if (hasSignedOut() || toPagePath(getCurrentUrl()) === LOGIN_PATH) return null;
  const [username, ...others] = await listSignedInUsers();
  if (username === undefined || others.length > 0) return null;

  const offer = listenForOffer(username);
  postToTabs('session-requested', {});
  return offer;
}

function listenForOffer(username: string): Promise<Session | null> {
  return new Promise((resolve) => {
    const finish = (session: Session | null) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(session);
    };
    const timer = setTimeout(finish, RESPONSE_TIMEOUT_MS, null);
    const unsubscribe = subscribeToTabs('session-offered', (message) => {
      const session = parseSession(message.session);
      if (session?.user.username === username) finish(session);
    });
  });
}
