import { flattenPages, type PageNode, withAncestors } from '@portal/domain';
import type { Option } from '../../forms/fields/SelectField/SelectField.tsx';

/** Text of the choice that a page stands at the top. */
export const TOP_LEVEL = 'Top level';

/**
 * The pages that another one can stand below, as the options of a select, the tree by steps inwards.
 * @param moved page that is to be moved: neither it nor what is below it can be chosen
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

/** The pages below one, in their order; 0 is the top level. */
export function pagesBelow(tree: readonly PageNode[], parentId: number): readonly PageNode[] {
  if (parentId === 0) return tree;
  return flattenPages(tree).find(({ pageId }) => pageId === parentId)?.children ?? [];
}
