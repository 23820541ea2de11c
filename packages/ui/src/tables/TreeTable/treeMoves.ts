import { siblingsOf, isSameOrDescendant, type Tree, type TreeItem } from './tree.ts';

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
export function getMoveByStep<Row, Id>(
  tree: Tree<Row, Id>,
  item: TreeItem<Row, Id>,
  step: MoveStep,
): RowMove<Id> | null {
  const { id, parent } = item;
  const siblings = siblingsOf(tree, item);
  const siblingIndex = item.position - 1;
  const toMove = (newParent: TreeItem<Row, Id> | null, index: number) => ({
    id,
    parentId: newParent?.id ?? null,
    index,
  });
  switch (step) {
    case 'up':
      return siblingIndex > 0 ? toMove(parent, siblingIndex - 1) : null;
    case 'down':
      return siblingIndex < siblings.length - 1 ? toMove(parent, siblingIndex + 1) : null;
    case 'in': {
      const previousSibling = siblings[siblingIndex - 1];
      return previousSibling ? toMove(previousSibling, previousSibling.children.length) : null;
    }
    case 'out':
      return parent ? toMove(parent.parent, parent.position) : null;
  }
}

/** Part of the target row where a dragged row is dropped. */
export type DropZone = 'before' | 'into' | 'after';

/**
 * Drop zone for a relative height within a row, 0 (top) to 1 (bottom): the outer quarters are between rows.
 */
export function getDropZone(relativeHeight: number): DropZone {
  if (relativeHeight < 0.25) return 'before';
  return relativeHeight > 0.75 ? 'after' : 'into';
}

/**
 * New position of a row after dropping it on another; `null` on itself, on a descendant and without a change.
 */
export function getMoveByDrop<Row, Id>(
  tree: Tree<Row, Id>,
  item: TreeItem<Row, Id>,
  target: TreeItem<Row, Id>,
  zone: DropZone,
): RowMove<Id> | null {
  if (isSameOrDescendant(target, item)) return null;
  if (zone === 'into') {
    const otherSiblings = target.children.filter((child) => child !== item);
    const isAlreadyLast = target.children.at(-1) === item;
    return isAlreadyLast ? null : { id: item.id, parentId: target.id, index: otherSiblings.length };
  }
  const otherSiblings = siblingsOf(tree, target).filter((sibling) => sibling !== item);
  const index = otherSiblings.indexOf(target) + (zone === 'after' ? 1 : 0);
  const isUnchanged = item.parent === target.parent && index === item.position - 1;
  return isUnchanged ? null : { id: item.id, parentId: target.parent?.id ?? null, index };
}
