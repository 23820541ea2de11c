import { openLoginAddress } from '../state/loginAddress.ts';
import { forgetSession } from '../state/session.ts';
import { clients } from './clients.ts';
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

/** Leads to the login page and, after it, back to the address shown: for a login that no longer holds. */
export function leaveToLogin(): void {
  endSession();
}

function endSession(): void {
  forgetSession();
  queryClient.clear();
}
