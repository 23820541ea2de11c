import type { PageNode } from '@portal/domain';
import { fitsFilter } from '../FilterBox.tsx';

/** The part of a tree that is shown: pages that fit what was typed, with what is above and below them. */
export function filterPages(tree: readonly PageNode[], filter: string): PageNode[] {
  return keptPages(tree, (page) => fitsFilter(filter, page.pageName, page.url));
}

/** The pages that pass, each in its place: what is above one that passes stays, though it may not pass itself. */
export function pagesWithAncestors(
  tree: readonly PageNode[],
  passes: (page: PageNode) => boolean,
): PageNode[] {
  return tree.flatMap((page) => {
    const children = pagesWithAncestors(page.children, passes);
    return passes(page) || children.length > 0 ? [{ ...page, children }] : [];
  });
}

function keptPages(tree: readonly PageNode[], fits: (page: PageNode) => boolean): PageNode[] {
  return tree.flatMap((page) => {
    if (fits(page)) return [page];
    const children = keptPages(page.children, fits);
    return children.length > 0 ? [{ ...page, children }] : [];
  });
}
