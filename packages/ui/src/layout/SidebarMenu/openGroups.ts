import type { MenuNode } from '@portal/domain';

/**
 * IDs of the ancestor groups of an entry, outermost first; empty for top-level entries and entries that are
 * not in the menu.
 */
export function listAncestorGroups(menu: readonly MenuNode[], pageId: number | null): number[] {
  for (const node of menu) {
    if (node.pageId === pageId) return [];
    const ancestorsBelow = listAncestorGroups(node.children, pageId);
    if (ancestorsBelow.length > 0 || node.children.some((child) => child.pageId === pageId))
      return [node.pageId, ...ancestorsBelow];
  }
  return [];
}

/** Copy of the set with the ID added or removed. */
export function toggleId(groups: ReadonlySet<number>, pageId: number): ReadonlySet<number> {
  const next = new Set(groups);
  if (!next.delete(pageId)) next.add(pageId);
  return next;
}
