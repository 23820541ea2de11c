import { flattenPages, type PageNode, withAncestors } from '@portal/domain';
import type { Option } from '../../controls/Option.ts';

/** Label of the option for the top level. */
export const TOP_LEVEL = 'Top level';

/**
 * Options for the parent of a page, indented by level.
 * @param movedPage page to move; it and its descendants are excluded
 */
export function createParentOptions(tree: readonly PageNode[], movedPage?: PageNode): Option[] {
  const pages = flattenPages(tree).filter((page) => !movedPage || !withAncestors(page).includes(movedPage));
  return [
    { value: '0', label: TOP_LEVEL },
    ...pages.map((page) => ({
      value: String(page.pageId),
      label: `${'\u2003'.repeat(withAncestors(page).length)}${page.pageName}`,
    })),
  ];
}

/** Child pages of a page, in order; 0 is the top level. */
export function listChildPages(tree: readonly PageNode[], parentId: number): readonly PageNode[] {
  if (parentId === 0) return tree;
  return flattenPages(tree).find(({ pageId }) => pageId === parentId)?.children ?? [];
}

/** Options for the position among pages: the number of pages before it. */
export function createPositionOptions(siblings: readonly PageNode[]): Option[] {
  const labels = ['First', ...siblings.map(({ pageName }) => `After ${pageName}`)];
  return labels.map((label, index) => ({ value: String(index), label }));
}
