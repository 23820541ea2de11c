import type { PageNode } from '@portal/domain';
import { fitsFilter } from '../FilterBox.tsx';

/** Filters a tree: matching pages with their ancestors and descendants. */
export function filterPages(tree: readonly PageNode[], filter: string): PageNode[] {
  return keptPages(tree, (page) => fitsFilter(filter, page.pageName, page.url));
}

function keptPages(tree: readonly PageNode[], fits: (page: PageNode) => boolean): PageNode[] {
  return tree.flatMap((page) => {
    if (fits(page)) return [page];
    const children = keptPages(page.children, fits);
    return children.length > 0 ? [{ ...page, children }] : [];
  });
}
