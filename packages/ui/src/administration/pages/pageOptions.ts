import { flattenPages, type PageNode, withAncestors } from '@portal/domain';
import type { Option } from '../../forms/fields/SelectField/SelectField.tsx';

/** Label of the option for the top level. */
export const TOP_LEVEL = 'Top level';

/**
 * Options for the parent of a page, indented by level.
 * @param moved page to move; it and its descendants are excluded
 */
export function parentOptions(tree: readonly PageNode[], moved?: PageNode): Option[] {
  const pages = flattenPages(tree).filter((page) => !moved || !withAncestors(page).includes(moved));
  return [
    { value: '0', label: TOP_LEVEL },
    ...pages.map((page) => ({
      value: String(page.pageId),
      label: `${'\u2003'.repeat(withAncestors(page).length)}${page.pageName}`,
    })),
  ];
}

/** Child pages of a page, in order; 0 is the top level. */
export function pagesBelow(tree: readonly PageNode[], parentId: number): readonly PageNode[] {
  if (parentId === 0) return tree;
  return flattenPages(tree).find(({ pageId }) => pageId === parentId)?.children ?? [];
}
