import { openLoginPage } from '../../state/loginRedirect.ts';
import { clearNotifications } from '../../state/notifications.ts';
import { broadcastSignOutEverywhere } from '../../state/tabChannel.ts';
import { getSession, clearSession } from '../../state/session.ts';
import { clients } from '../clients.ts';
import { clearIdempotencyKeys } from '../idempotencyKeys.ts';
import { queryClient } from '../queryClient.ts';

/**
 * Signs out in this tab. The request is not awaited: storage and caches are cleared even when the server is
 * unavailable, and the login page has no URL to return to.
 */
export function signOut(): void {
  // Ignored: the server may be unavailable or the login already expired.
  clients.provider.POST('/api/authentication/logout', { body: {}, keepalive: true }).catch(() => {});
  openLoginPage();
  endSession();
}

/**
 * Ends every session of the user: on the server, in this tab and in the other tabs of this browser. The request is
 * awaited, because only the server can end the others.
 * @throws ApiError when the request failed; then nothing has changed locally
 */
export async function signOutEverywhere(): Promise<void> {
  const username = getSession()?.user.username;
  await clients.provider.POST('/api/authentication/logout', { body: { everywhere: true } });
  if (username !== undefined) broadcastSignOutEverywhere(username);
  openLoginPage();
  endSession();
}

/** Signs out in this tab after another tab has ended every session of the user; sessions of other users stay. */
export function handleSignOutEverywhere(username: string): void {
  if (getSession()?.user.username !== username) return;
  openLoginPage();
  endSession();
}

function endSession(): void {
  clearSession();
  clearUserData();
}

/** Clears all cached data and notifications, because they belong to the previous user. */
export function clearUserData(): void {
  queryClient.clear();
  clearIdempotencyKeys();
  clearNotifications();
}
