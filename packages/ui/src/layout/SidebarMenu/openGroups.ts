import type { MenuNode } from '@portal/domain';

/** Ids of the groups above an entry, outermost first; empty when the entry is not in the menu or at its top. */
export function groupsAbove(menu: readonly MenuNode[], pageId: number | null): number[] {
  for (const node of menu) {
    if (node.pageId === pageId) return [];
    const below = groupsAbove(node.children, pageId);
    if (below.length > 0 || node.children.some((child) => child.pageId === pageId))
      return [node.pageId, ...below];
  }
  return [];
}

/** The set with the id added when it was missing, removed when it was there. */
export function toggled(groups: ReadonlySet<number>, pageId: number): ReadonlySet<number> {
  const next = new Set(groups);
  if (!next.delete(pageId)) next.add(pageId);
  return next;
}
