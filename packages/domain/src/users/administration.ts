import { canReachPath, isAdministrator, type AccessUser } from '../pages/access.ts';
import type { PageNode } from '../pages/pageTree.ts';

/** The page on which the page tree is repaired. */
export const PAGES_PATH = '/Admin/Pages';

/** Who can administer, and where. */
export interface Administration {
  tree: readonly PageNode[];
  /** Users who can log in; others are passed over. */
  users: readonly AccessUser[];
}

/**
 * What a change would take away from the administrators as a whole, so that nobody could undo it: the last of them
 * (`administrators`), or the way of the last of them to `/Admin/Pages` (`pages`). `null`: neither. What was not there
 * before is not missed.
 * @see docs/domain/users.md, "Administrators"
 */
export function administrationLost(
  before: Administration,
  after: Administration,
): 'administrators' | 'pages' | null {
  if (hasAdministrator(before) && !hasAdministrator(after)) return 'administrators';
  return reachesPages(before) && !reachesPages(after) ? 'pages' : null;
}

function hasAdministrator({ users }: Administration): boolean {
  return users.some(isAdministrator);
}

function reachesPages({ tree, users }: Administration): boolean {
  return users.some((user) => isAdministrator(user) && canReachPath(tree, PAGES_PATH, user));
}
