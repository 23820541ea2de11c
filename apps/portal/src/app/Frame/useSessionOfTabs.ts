import { useEffect } from 'react';
import { offerSession } from '../../api/session/sharedSession.ts';
import { handleSignOutInOtherTab } from '../../api/session/signOut.ts';
import { useSession } from '../../state/session.ts';
import { subscribeToTabs } from '../../state/tabChannel.ts';

/** Shares the session with new tabs, and ends it here when another tab has ended it. */
export function useSessionOfTabs(): void {
  const session = useSession();
  useEffect(() => (session ? offerSession(session) : undefined), [session]);
  useEffect(() => subscribeToTabs('signed-out', handleSignOutInOtherTab), []);
}
