import { toSafeUrl } from '@portal/domain';
import { openLoginPage } from '../../state/loginRedirect.ts';
import { setPagesWithView } from '../../state/pagesWithView.ts';
import { postToTabs, type TabMessages } from '../../state/tabChannel.ts';
import { getSession, clearSession } from '../../state/session.ts';
import { clients, receivedLists } from '../clients.ts';
import { clearIdempotencyKeys } from '../idempotencyKeys.ts';
import { queryClient } from '../queryClient.ts';

/**
 * Signs out in this tab and in those that share its session. The request is not awaited: storage and caches are cleared even when the server is
 * unavailable, and the login page has no URL to return to.
 */
export function signOut(): void {
  // Ignored: the server may be unavailable or the login already expired.
  clients.provider.POST('/api/authentication/logout', { body: {}, keepalive: true }).catch(() => {});
  leave(false);
}

/**
 * Ends every session of the user: on the server, in this tab and in the other tabs of this browser. The request is
 * awaited, because only the server can end the others.
 * @throws ApiError when the request failed; then nothing has changed locally
 */
export async function signOutEverywhere(): Promise<void> {
  await clients.provider.POST('/api/authentication/logout', { body: { everywhere: true } });
  leave(true);
}

/** Ends the session here and in the other tabs. */
function leave(isEverywhere: boolean): void {
  const session = getSession();
  if (session)
    postToTabs('signed-out', {
      username: session.user.username,
      token: isEverywhere ? null : session.token,
    });
  endSession();
  // Otherwise the next sign-in at the identity provider would not ask for a password. Its query, an ID token, may be long.
  const url = session?.signOutUrl;
  if (url && toSafeUrl(url.split('?', 1)[0], { allowHttp: true })) window.location.assign(url);
}

/** Signs out in this tab after another tab has ended its session. Other sessions stay. */
export function handleSignOutInOtherTab({ username, token }: TabMessages['signed-out']): void {
  const session = getSession();
  const isEnded = token === null ? session?.user.username === username : session?.token === token;
  if (isEnded) endSession();
}

function endSession(): void {
  openLoginPage();
  clearSession();
  setPagesWithView();
  clearUserData();
}

/** Clears all cached data, because it belongs to the previous user. */
export function clearUserData(): void {
  queryClient.clear();
  receivedLists.clear();
  clearIdempotencyKeys();
}
