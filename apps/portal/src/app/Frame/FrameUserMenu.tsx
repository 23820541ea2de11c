import type { MenuEntry } from '@portal/ui/controls';
import { UserMenu } from '@portal/ui/layout';
import { useSession } from '../../state/session.ts';

/** The menu of the signed-in user. */
export function FrameUserMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const session = useSession();
  if (!session) return null;
  const { firstName, lastName, username } = session.user;
  return (
    <UserMenu
      userName={`${firstName} ${lastName}`.trim() || username}
      entries={[{ kind: 'heading', label: `Signed in as ${username}` }, ...entries]}
    />
  );
}
