/** A row in its place in the tree. */
export interface TreeItem<Row, Id> {
  row: Row;
  id: Id;
  /** The item above; `null` at the top level. */
  parent: TreeItem<Row, Id> | null;
  children: TreeItem<Row, Id>[];
  /** 1 at the top level. */
  level: number;
  /** Among the rows of the same parent, from 1. */
  position: number;
}

/** The rows of a table as a tree. */
export interface Tree<Row, Id> {
  top: TreeItem<Row, Id>[];
  byId: ReadonlyMap<Id, TreeItem<Row, Id>>;
}

/**
 * Builds the tree. Brothers keep the order in which they come; a row whose parent is not there stands at the top, and
 * so does one of a circle, so that no row is lost.
 * @param parentId id of the row above; `null` at the top level
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

/** The items that are seen, from top to bottom: those below a closed one are not. */
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

/** The rows beside an item, itself among them. */
export function brothersOf<Row, Id>(
  tree: Tree<Row, Id>,
  item: TreeItem<Row, Id>,
): readonly TreeItem<Row, Id>[] {
  return item.parent?.children ?? tree.top;
}

/** Whether an item is another one, or stands somewhere below it. */
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
