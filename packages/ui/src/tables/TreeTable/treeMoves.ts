import { brothersOf, isWithin, type Tree, type TreeItem } from './treeRows.ts';

/** Where a row is to stand. */
export interface RowMove<Id> {
  id: Id;
  /** The row above; `null` for the top level. */
  parentId: Id | null;
  /** Place among the rows of that parent, from 0, the moved row itself not counted. */
  index: number;
}

/** One step: among its brothers, into the one before, or out to beside its parent. */
export type MoveStep = 'up' | 'down' | 'in' | 'out';

/** Where a row goes by one step; `null` when there is nowhere. */
export function moveByStep<Row, Id>(
  tree: Tree<Row, Id>,
  item: TreeItem<Row, Id>,
  step: MoveStep,
): RowMove<Id> | null {
  const { id, parent } = item;
  const brothers = brothersOf(tree, item);
  const place = item.position - 1;
  const to = (above: TreeItem<Row, Id> | null, index: number) => ({ id, parentId: above?.id ?? null, index });
  switch (step) {
    case 'up':
      return place > 0 ? to(parent, place - 1) : null;
    case 'down':
      return place < brothers.length - 1 ? to(parent, place + 1) : null;
    case 'in': {
      const before = brothers[place - 1];
      return before ? to(before, before.children.length) : null;
    }
    case 'out':
      return parent ? to(parent.parent, parent.position) : null;
  }
}

/** Where over a row something is let go. */
export type DropZone = 'before' | 'into' | 'after';

/** The zone at a height within a row, from 0 at its top to 1: the quarters at its edges are between rows. */
export function dropZone(height: number): DropZone {
  if (height < 0.25) return 'before';
  return height > 0.75 ? 'after' : 'into';
}

/** Where a row goes that is let go over another; `null` where it cannot: in itself, below itself, where it stands. */
export function moveByDrop<Row, Id>(
  tree: Tree<Row, Id>,
  item: TreeItem<Row, Id>,
  target: TreeItem<Row, Id>,
  zone: DropZone,
): RowMove<Id> | null {
  if (isWithin(target, item)) return null;
  if (zone === 'into') {
    const others = target.children.filter((child) => child !== item);
    const isLastAlready = target.children.at(-1) === item;
    return isLastAlready ? null : { id: item.id, parentId: target.id, index: others.length };
  }
  const others = brothersOf(tree, target).filter((brother) => brother !== item);
  const index = others.indexOf(target) + (zone === 'after' ? 1 : 0);
  const isThereAlready = item.parent === target.parent && index === item.position - 1;
  return isThereAlready ? null : { id: item.id, parentId: target.parent?.id ?? null, index };
}
