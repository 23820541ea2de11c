import { flattenPages, type PageNode } from './pageTree.ts';

export interface PageMove {
  pageId: number;
  /** The parent page; 0 for the top level. */
  parentId: number;
  /** 0-based index among the children of that parent, not counting the moved page. */
  index: number;
}

/** The new position of a page, to be saved. */
export interface PagePosition {
  pageId: number;
  parentId: number;
  orderBy: number;
}

/** Distance between order numbers, so that pages can be inserted between. */
const orderStep = 10;

/**
 * The pages whose position must be saved for a move, the moved page first. Only this page when there is a number
 * between its new neighbors; otherwise its siblings are renumbered and those that change are included.
 * @returns empty when the page or its parent does not exist
 * @see docs/domain/page-tree.md, "Moving"
 */
export function planPageMove(tree: readonly PageNode[], move: PageMove): PagePosition[] {
  const pages = flattenPages(tree);
  const moved = pages.find(({ pageId }) => pageId === move.pageId);
  const parent = pages.find(({ pageId }) => pageId === move.parentId);
  if (!moved || (move.parentId !== 0 && !parent)) return [];
  const siblings = (parent?.children ?? tree).filter((page) => page !== moved);
  const toPosition = (orderBy: number) => ({ pageId: moved.pageId, parentId: move.parentId, orderBy });
  const between = findOrderBetween(siblings[move.index - 1]?.orderBy, siblings[move.index]?.orderBy);
  if (between !== null) return [toPosition(between)];

  const inOrder = siblings.toSpliced(move.index, 0, moved);
  const numbered = inOrder.map((page, index) => ({ page, orderBy: (index + 1) * orderStep }));
  const others = numbered.filter(({ page, orderBy }) => page !== moved && page.orderBy !== orderBy);
  return [
    toPosition((inOrder.indexOf(moved) + 1) * orderStep),
    // A sibling with a missing parent keeps its parentId: renumbering must not change it.
    ...others.map(({ page, orderBy }) => ({ pageId: page.pageId, parentId: page.parentId, orderBy })),
  ];
}

/** An order number between those of two neighbors: whole if possible, otherwise a fraction; `null` when they are equal. */
export function findOrderBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined && after === undefined) return orderStep;
  if (after === undefined) return Math.floor(before ?? 0) + orderStep;
  if (before === undefined)
    return after > 1 ? Math.max(1, Math.floor(after / 2)) : after / 2 > 0 ? after / 2 : null;
  const middle = (before + after) / 2;
  const whole = Math.floor(middle);
  const number = whole > before && whole < after ? whole : middle;
  return number > before && number < after ? number : null;
}
