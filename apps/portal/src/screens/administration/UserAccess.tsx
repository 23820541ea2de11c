import { explainAccess, flattenPages, reachableTree } from '@portal/domain';
import type { PageNode, UserWithRoles } from '@portal/domain';
import { AccessReason, PageTree, PaneHint, TickBox } from '@portal/ui/administration';
import { useMemo, useState } from 'react';

interface UserAccessProps {
  user: UserWithRoles;
  tree: readonly PageNode[];
  /** Id of the explained page; `null`: none. */
  asked: number | null;
  onAsk: (pageId: number) => void;
}

/** The pages that a user can open, with their roles, and an explanation for any page. */
export function UserAccess({ user, tree, asked, onAsk }: UserAccessProps) {
  const [isAll, setAll] = useState(false);
  const reached = useMemo(() => reachableTree(tree, user), [tree, user]);
  const reachedIds = useMemo(() => new Set(flattenPages(reached).map(({ pageId }) => pageId)), [reached]);
  const page = flattenPages(tree).find(({ pageId }) => pageId === asked);
  return (
    <>
      <PaneHint>{summaryText(user, reached)}</PaneHint>
      {page && <AccessReason explanation={explainAccess(page, user)} userName={user.username} />}
      <TickBox
        label="Also show pages that cannot be opened"
        isOn={isAll}
        onChange={({ isOn }) => setAll(isOn)}
      />
      <PageTree
        label={`Pages of ${user.username}`}
        pages={isAll ? tree : reached}
        use={{ kind: 'choose', chosen: asked, onChoose: ({ pageId }) => onAsk(pageId) }}
        note={({ pageId, roles }) =>
          [roles.join(', '), !reachedIds.has(pageId) && 'no access'].filter(Boolean).join(' · ')
        }
      />
    </>
  );
}

function summaryText(user: UserWithRoles, reached: readonly PageNode[]): string {
  const roles = user.roles.length > 0 ? `holds ${user.roles.join(', ')}` : 'holds no role';
  if (user.isLockedOut) return `${user.username} is locked out and opens no page; ${roles}.`;
  const count = flattenPages(reached).length;
  return `${user.username} ${roles} and can open ${count} ${count === 1 ? 'page' : 'pages'}. Choose one to see why.`;
}
