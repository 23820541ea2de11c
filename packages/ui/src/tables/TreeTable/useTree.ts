import { useMemo, useState } from 'react';
import { buildTree, listVisibleItems } from './tree.ts';

/** The rows as a tree, and which of its items are collapsed. */
export function useTree<Row, Id>(
  rows: readonly Row[],
  rowId: (row: Row) => Id,
  parentId: (row: Row) => Id | null,
) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the two functions say the same of the same rows
  const tree = useMemo(() => buildTree(rows, rowId, parentId), [rows]);
  const allItems = useMemo(() => listVisibleItems(tree, () => false), [tree]);
  const [collapsedIds, setCollapsedIds] = useState<ReadonlySet<Id>>(new Set());
  const openItems = useMemo(() => listVisibleItems(tree, (id) => collapsedIds.has(id)), [tree, collapsedIds]);
  const setOpen = (ids: readonly Id[], isOpen: boolean) =>
    setCollapsedIds((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isOpen) after.delete(id);
        else after.add(id);
      return after;
    });
  return {
    tree,
    /** From top to bottom. */
    allItems,
    /** Without the descendants of collapsed items. */
    openItems,
    /** `null`: the item has no children. */
    isOpen: ({ id, children }: (typeof allItems)[number]) =>
      children.length > 0 ? !collapsedIds.has(id) : null,
    setOpen,
    setAllOpen: (isOpen: boolean) =>
      setOpen(
        allItems.filter(({ children }) => children.length > 0).map(({ id }) => id),
        isOpen,
      ),
  };
}
