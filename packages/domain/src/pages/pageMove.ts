import { flattenPages, type PageNode } from './pageTree.ts';

/** Where a page is to stand. */
export interface PageMove {
  pageId: number;
  /** The page above; 0 for the top level. */
  parentId: number;
  /** Place among the pages of that parent, from 0, the moved page itself not counted. */
  index: number;
}

/** What has to be stored of a page so that it stands where it is to. */
export interface PagePlace {
  pageId: number;
  parentId: number;
  orderBy: number;
}

/** Between two pages without a number of their own, so that later ones fit in. */
const step = 10;

/**
 * The pages whose place has to be stored for a move, the moved page first. That is this page alone whenever there is a
 * number between its new neighbours; else its brothers are numbered anew, those of them that get another number.
 * @returns empty when the page or its parent is not there
 * @see docs/domain/page-tree.md, "Moving"
 */
export function placesAfterMove(tree: readonly PageNode[], move: PageMove): PagePlace[] {
  const pages = flattenPages(tree);
  const moved = pages.find(({ pageId }) => pageId === move.pageId);
  const parent = pages.find(({ pageId }) => pageId === move.parentId);
  if (!moved || (move.parentId !== 0 && !parent)) return [];
  const brothers = (parent?.children ?? tree).filter((page) => page !== moved);
  const at = (orderBy: number) => ({ pageId: moved.pageId, parentId: move.parentId, orderBy });
  const between = numberBetween(brothers[move.index - 1]?.orderBy, brothers[move.index]?.orderBy);
  if (between !== null) return [at(between)];

  const inOrder = brothers.toSpliced(move.index, 0, moved);
  const numbered = inOrder.map((page, index) => ({ page, orderBy: (index + 1) * step }));
  const others = numbered.filter(({ page, orderBy }) => page !== moved && page.orderBy !== orderBy);
  return [
    at((inOrder.indexOf(moved) + 1) * step),
    // A page of a parent that does not exist keeps it: being moved aside mends nothing.
    ...others.map(({ page, orderBy }) => ({ pageId: page.pageId, parentId: page.parentId, orderBy })),
  ];
}

/** A whole number between the two where there is one, else a fraction; `null` when they are the same. */
function numberBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined && after === undefined) return step;
  if (after === undefined) return Math.floor(before ?? 0) + step;
  if (before === undefined)
    return after > 1 ? Math.max(1, Math.floor(after / 2)) : after / 2 > 0 ? after / 2 : null;
  const middle = (before + after) / 2;
  const whole = Math.floor(middle);
  const number = whole > before && whole < after ? whole : middle;
  return number > before && number < after ? number : null;
}
