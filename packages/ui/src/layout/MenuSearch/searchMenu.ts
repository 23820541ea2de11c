import type { MenuNode } from '@portal/domain';

/** A page found by name. */
export interface FoundPage {
  node: MenuNode;
  /** Names of the groups above it, outermost first, for telling pages of the same name apart. */
  groups: readonly string[];
}

/** How many are found at most; who types on finds the others. */
const most = 8;

/**
 * The pages whose name, with the names of the groups above, contains every word typed; case does not matter. Pages
 * whose own name begins with the text come first, then those whose own name contains it. Nothing typed finds nothing.
 */
export function searchMenu(menu: readonly MenuNode[], typed: string): FoundPage[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const words = text.split(/\s+/);
  return pagesOf(menu, [])
    .filter(({ node, groups }) => {
      const whole = [...groups, node.pageName].join(' ').toLowerCase();
      return words.every((word) => whole.includes(word));
    })
    .toSorted((a, b) => nearness(a, text) - nearness(b, text))
    .slice(0, most);
}

/** How many pages the menu leads to, at all levels. */
export function countPages(menu: readonly MenuNode[]): number {
  return pagesOf(menu, []).length;
}

function pagesOf(menu: readonly MenuNode[], groups: readonly string[]): FoundPage[] {
  return menu.flatMap((node) => [
    ...(node.url === null ? [] : [{ node, groups }]),
    ...pagesOf(node.children, [...groups, node.pageName]),
  ]);
}

function nearness({ node }: FoundPage, text: string): number {
  const place = node.pageName.toLowerCase().indexOf(text);
  if (place === 0) return 0;
  return place > 0 ? 1 : 2;
}
