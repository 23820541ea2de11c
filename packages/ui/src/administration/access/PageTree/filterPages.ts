import type { PageNode } from '@portal/domain';
import { matchesFilter } from '../FilterBox.tsx';

/** Filters a tree by name, URL and roles: matching pages with their ancestors and descendants. */
export function filterPages(tree: readonly PageNode[], filter: string): PageNode[] {
  return filterTree(tree, (page) =>
    matchesFilter(filter, page.pageName, page.url, ...page.roles, ...page.serverRoles),
  );
}

function filterTree(tree: readonly PageNode[], matches: (page: PageNode) => boolean): PageNode[] {
  return tree.flatMap((page) => {
    if (matches(page)) return [page];
    const children = filterTree(page.children, matches);
    return children.length > 0 ? [{ ...page, children }] : [];
  });
}
