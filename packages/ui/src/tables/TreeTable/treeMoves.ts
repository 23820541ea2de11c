import { brothersOf, isWithin, type Tree, type TreeItem } from './treeRows.ts';

/** New position of a row. */
export interface RowMove<Id> {
  id: Id;
  /** New parent; `null` for the top level. */
  parentId: Id | null;
  /** Zero-based index among the new siblings, not counting the moved row. */
  index: number;
}

/**
 * One step: up or down among the siblings, into the previous sibling, or out of the parent to the position
 * after it.
 */
export type MoveStep = 'up' | 'down' | 'in' | 'out';

/** New position of a row after one step; `null` if the step is not possible. */
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

/** Part of the target row where a dragged row is dropped. */
export type DropZone = 'before' | 'into' | 'after';

/**
 * Drop zone for a relative height within a row, 0 (top) to 1 (bottom): the outer quarters are between rows.
 */
export function dropZone(height: number): DropZone {
  if (height < 0.25) return 'before';
  return height > 0.75 ? 'after' : 'into';
}

/**
 * New position of a row after dropping it on another; `null` on itself, on a descendant and without a change.
 */
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
