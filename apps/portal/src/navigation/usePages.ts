import {
  buildMenu,
  buildPageTree,
  isDeveloper,
  type AccessUser,
  type MenuNode,
  type PageNode,
} from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';
import { useMemo } from 'react';
import { asyncState } from '../api/asyncState.ts';
import { basePath } from '../config/env.ts';
import { usePageRecords } from '../api/resources/pages.ts';
import { useSession } from '../state/session.ts';

/** The portal's pages as the signed-in user sees them. */
export interface Pages {
  tree: PageNode[];
  menu: MenuNode[];
  user: AccessUser;
  /** The user has the role that shows role lists in the menu. */
  isDeveloper: boolean;
}

const noRoles: readonly string[] = [];

/** The page tree and the menu of the signed-in user, from the page list and the user's roles. */
export function usePages(): AsyncState<Pages> {
  const records = usePageRecords();
  const roles = useSession()?.user.roles ?? noRoles;
  const pages = useMemo((): Pages | undefined => {
    if (!records.data) return undefined;
    const tree = buildPageTree(records.data);
    const user: AccessUser = { roles, isLockedOut: false };
    return { tree, menu: buildMenu(tree, user, { basePath }), user, isDeveloper: isDeveloper(user) };
  }, [records.data, roles]);
  return asyncState(records, pages);
}
