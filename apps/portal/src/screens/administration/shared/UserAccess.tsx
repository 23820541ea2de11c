import { explainAccess, flattenPages, filterAccessibleTree } from '@portal/domain';
import type { PageNode, UserWithRoles } from '@portal/domain';
import { AccessReason, PageTree, PaneHint } from '@portal/ui/administration';
import { Checkbox } from '@portal/ui/controls';
import { useMemo, useState } from 'react';
import { AccessRemedies } from './AccessRemedies.tsx';

interface UserAccessProps {
  user: UserWithRoles;
  tree: readonly PageNode[];
  /** Id of the explained page; `null`: none. */
  explainedPageId: number | null;
  onExplain: (pageId: number) => void;
}

/** The pages that a user can open, with their roles, and an explanation for any page. */
export function UserAccess({ user, tree, explainedPageId, onExplain }: UserAccessProps) {
  const [showsAll, setShowsAll] = useState(false);
  const accessibleTree = useMemo(() => filterAccessibleTree(tree, user), [tree, user]);
  const accessibleIds = useMemo(
    () => new Set(flattenPages(accessibleTree).map(({ pageId }) => pageId)),
    [accessibleTree],
  );
  const page = flattenPages(tree).find(({ pageId }) => pageId === explainedPageId);
  const explanation = page && explainAccess(page, user);
  return (
    <>
      <PaneHint>{formatSummary(user, accessibleTree)}</PaneHint>
      {explanation && (
        <AccessReason
          explanation={explanation}
          userName={user.username}
          actions={<AccessRemedies explanation={explanation} user={user} tree={tree} />}
        />
      )}
      <Checkbox
        label="Also show pages without access"
        checked={showsAll}
        onChange={() => setShowsAll(!showsAll)}
      />
      <PageTree
        label={`Pages of ${user.username}`}
        pages={showsAll ? tree : accessibleTree}
        interaction={{
          kind: 'select',
          selectedId: explainedPageId,
          onSelect: ({ pageId }) => onExplain(pageId),
        }}
        note={({ pageId, roles }) =>
          [roles.join(', '), !accessibleIds.has(pageId) && 'no access'].filter(Boolean).join(' · ')
        }
      />
    </>
  );
}

function formatSummary(user: UserWithRoles, accessibleTree: readonly PageNode[]): string {
  const roles = user.roles.length > 0 ? `has ${user.roles.join(', ')}` : 'has no role';
  if (user.isLockedOut) return `${user.username} is locked out and cannot open any page; ${roles}.`;
  const count = flattenPages(accessibleTree).length;
  return `${user.username} ${roles} and can open ${count} ${count === 1 ? 'page' : 'pages'}. Select a page to see why.`;
}
