/** A row with its position in the tree. */
export interface TreeItem<Row, Id> {
  row: Row;
  id: Id;
  /** Parent item; `null` at the top level. */
  parent: TreeItem<Row, Id> | null;
  children: TreeItem<Row, Id>[];
  /** One-based. */
  level: number;
  /** One-based position among its siblings. */
  position: number;
}

export interface Tree<Row, Id> {
  topLevel: TreeItem<Row, Id>[];
  byId: ReadonlyMap<Id, TreeItem<Row, Id>>;
}

/**
 * Builds the tree; siblings keep their order. Rows with a missing parent or in a cycle become top-level rows,
 * so that every row is shown.
 * @param parentId ID of the parent row; `null` at the top level
 */
export function buildTree<Row, Id>(
  rows: readonly Row[],
  rowId: (row: Row) => Id,
  parentId: (row: Row) => Id | null,
): Tree<Row, Id> {
  const byId = new Map<Id, TreeItem<Row, Id>>();
  for (const row of rows) {
    const id = rowId(row);
    byId.set(id, { row, id, parent: null, children: [], level: 1, position: 1 });
  }
  const topLevel: TreeItem<Row, Id>[] = [];
  for (const item of byId.values()) {
    const wantedParentId = parentId(item.row);
    const parent = wantedParentId === null ? undefined : byId.get(wantedParentId);
    item.parent = parent && !isSameOrDescendant(parent, item) ? parent : null;
    const siblings = item.parent?.children ?? topLevel;
    siblings.push(item);
    item.position = siblings.length;
  }
  setLevels(topLevel, 1);
  return { topLevel, byId };
}

/** Visible items from top to bottom, without the descendants of collapsed items. */
export function listVisibleItems<Row, Id>(
  tree: Tree<Row, Id>,
  isCollapsed: (id: Id) => boolean,
): readonly TreeItem<Row, Id>[] {
  const visibleItems: TreeItem<Row, Id>[] = [];
  const add = (items: readonly TreeItem<Row, Id>[]): void => {
    for (const item of items) {
      visibleItems.push(item);
      if (item.children.length > 0 && !isCollapsed(item.id)) add(item.children);
    }
  };
  add(tree.topLevel);
  return visibleItems;
}

export function siblingsOf<Row, Id>(
  tree: Tree<Row, Id>,
  item: TreeItem<Row, Id>,
): readonly TreeItem<Row, Id>[] {
  return item.parent?.children ?? tree.topLevel;
}

export function isSameOrDescendant<Row, Id>(item: TreeItem<Row, Id>, other: TreeItem<Row, Id>): boolean {
  for (let ancestor: TreeItem<Row, Id> | null = item; ancestor; ancestor = ancestor.parent) {
    if (ancestor === other) return true;
  }
  return false;
}

function setLevels<Row, Id>(items: readonly TreeItem<Row, Id>[], level: number): void {
  for (const item of items) {
    item.level = level;
    setLevels(item.children, level + 1);
  }
}
