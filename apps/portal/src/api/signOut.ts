import { openLoginAddress } from '../state/loginAddress.ts';
import { clearNotices } from '../state/notices.ts';
import { tellLoggedOutEverywhere } from '../state/otherTabs.ts';
import { currentSession, forgetSession } from '../state/session.ts';
import { clients } from './clients.ts';
import { forgetCallKeys } from './once.ts';
import { queryClient } from './queryClient.ts';

/**
 * Ends the login of this tab. The server is told, but not waited for: storage and answers are cleared even when it
 * is away, and the login page remembers no address to come back to.
 */
export function signOut(): void {
  // It may be away, or the login may be over by its own time: then there is nothing to end.
  clients.provider.POST('/api/authentication/logout', { body: {}, keepalive: true }).catch(() => {});
  openLoginAddress();
  endSession();
}

/**
 * Ends every session of the user: on the server, in this tab and in the other tabs of this browser. The server is
 * waited for, since only it reaches the others.
 * @throws ApiError when the server did not do it; then nothing has changed here
 */
export async function signOutEverywhere(): Promise<void> {
  const username = currentSession()?.user.username;
  await clients.provider.POST('/api/authentication/logout', { body: { everywhere: true } });
  if (username !== undefined) tellLoggedOutEverywhere(username);
  openLoginAddress();
  endSession();
}

/** Ends the login of this tab after another tab has ended every session of the user; another user's goes on. */
export function signOutAlong(username: string): void {
  if (currentSession()?.user.username !== username) return;
  openLoginAddress();
  endSession();
}

function endSession(): void {
  forgetSession();
  dropWhatWasSeen();
}

/** Drops all that is known of the server's data: it belongs to the user who asked for it. */
export function dropWhatWasSeen(): void {
  queryClient.clear();
  forgetCallKeys();
  clearNotices();
}
