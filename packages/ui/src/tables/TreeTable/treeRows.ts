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

/** Rows of a table as a tree. */
export interface Tree<Row, Id> {
  top: TreeItem<Row, Id>[];
  byId: ReadonlyMap<Id, TreeItem<Row, Id>>;
}

/**
 * Builds the tree; siblings keep their order. Rows with a missing parent or in a cycle become top-level rows,
 * so that every row is shown.
 * @param parentId ID of the parent row; `null` at the top level
 */
export function treeOf<Row, Id>(
  rows: readonly Row[],
  rowId: (row: Row) => Id,
  parentId: (row: Row) => Id | null,
): Tree<Row, Id> {
  const byId = new Map<Id, TreeItem<Row, Id>>();
  for (const row of rows) {
    const id = rowId(row);
    byId.set(id, { row, id, parent: null, children: [], level: 1, position: 1 });
  }
  const top: TreeItem<Row, Id>[] = [];
  for (const item of byId.values()) {
    const wanted = parentId(item.row);
    const parent = wanted === null ? undefined : byId.get(wanted);
    item.parent = parent && !isWithin(parent, item) ? parent : null;
    const brothers = item.parent?.children ?? top;
    brothers.push(item);
    item.position = brothers.length;
  }
  setLevels(top, 1);
  return { top, byId };
}

/** Visible items from top to bottom, without the descendants of collapsed items. */
export function seenItems<Row, Id>(
  tree: Tree<Row, Id>,
  isClosed: (id: Id) => boolean,
): readonly TreeItem<Row, Id>[] {
  const seen: TreeItem<Row, Id>[] = [];
  const add = (items: readonly TreeItem<Row, Id>[]): void => {
    for (const item of items) {
      seen.push(item);
      if (item.children.length > 0 && !isClosed(item.id)) add(item.children);
    }
  };
  add(tree.top);
  return seen;
}

/** The item and its siblings. */
export function brothersOf<Row, Id>(
  tree: Tree<Row, Id>,
  item: TreeItem<Row, Id>,
): readonly TreeItem<Row, Id>[] {
  return item.parent?.children ?? tree.top;
}

/** Whether an item is the other one or one of its descendants. */
export function isWithin<Row, Id>(item: TreeItem<Row, Id>, other: TreeItem<Row, Id>): boolean {
  for (let above: TreeItem<Row, Id> | null = item; above; above = above.parent) {
    if (above === other) return true;
  }
  return false;
}

function setLevels<Row, Id>(items: readonly TreeItem<Row, Id>[], level: number): void {
  for (const item of items) {
    item.level = level;
    setLevels(item.children, level + 1);
  }
}
