import { openLoginAddress } from '../state/loginAddress.ts';
import { clearNotices } from '../state/notices.ts';
import { tellLoggedOutEverywhere } from '../state/otherTabs.ts';
import { currentSession, forgetSession } from '../state/session.ts';
import { clients } from './clients.ts';
import { forgetCallKeys } from './once.ts';
import { queryClient } from './queryClient.ts';

/**
 * Signs out in this tab. The request is not awaited: storage and caches are cleared even when the server is
 * unavailable, and the login page has no URL to return to.
 */
export function signOut(): void {
  // Ignored: the server may be unavailable or the login already expired.
  clients.provider.POST('/api/authentication/logout', { body: {}, keepalive: true }).catch(() => {});
  openLoginAddress();
  endSession();
}

/**
 * Ends every session of the user: on the server, in this tab and in the other tabs of this browser. The request is
 * awaited, because only the server can end the others.
 * @throws ApiError when the request failed; then nothing has changed locally
 */
export async function signOutEverywhere(): Promise<void> {
  const username = currentSession()?.user.username;
  await clients.provider.POST('/api/authentication/logout', { body: { everywhere: true } });
  if (username !== undefined) tellLoggedOutEverywhere(username);
  openLoginAddress();
  endSession();
}

/** Signs out in this tab after another tab has ended every session of the user; sessions of other users stay. */
export function signOutAlong(username: string): void {
  if (currentSession()?.user.username !== username) return;
  openLoginAddress();
  endSession();
}

function endSession(): void {
  forgetSession();
  dropWhatWasSeen();
}

/** Clears all cached data and notifications, because they belong to the previous user. */
export function dropWhatWasSeen(): void {
  queryClient.clear();
  forgetCallKeys();
  clearNotices();
}
