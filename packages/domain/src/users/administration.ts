import { canOpenPath, isAdministrator, type AccessUser } from '../pages/access.ts';
import type { PageNode } from '../pages/pageTree.ts';

/** The page on which the page tree is repaired. */
export const PAGES_PATH = '/Admin/Pages';

/** Who can administer, and where. */
export interface Administration {
  tree: readonly PageNode[];
  /** Users who can log in; others are ignored. */
  users: readonly AccessUser[];
}

/**
 * What a change would irreversibly remove: the last administrator (`administrators`), or the last administrator's
 * access to `/Admin/Pages` (`pages`). `null`: neither, or it was missing before.
 * @see docs/domain/users.md, "Administrators"
 */
export function findLostAdministration(
  before: Administration,
  after: Administration,
): 'administrators' | 'pages' | null {
  if (hasAdministrator(before) && !hasAdministrator(after)) return 'administrators';
  return canAdministerPages(before) && !canAdministerPages(after) ? 'pages' : null;
}

function hasAdministrator({ users }: Administration): boolean {
  return users.some(isAdministrator);
}

function canAdministerPages({ tree, users }: Administration): boolean {
  return users.some((user) => isAdministrator(user) && canOpenPath(tree, PAGES_PATH, user));
}
