import type { MenuNode } from '@portal/domain';

/** Search result. */
export interface FoundPage {
  node: MenuNode;
  /** Names of the parent groups, outermost first; they tell pages of the same name apart. */
  groups: readonly string[];
}

/** Maximum number of results. */
const most = 8;

/**
 * Finds the pages whose name, together with the names of the parent groups, contains every typed word,
 * ignoring case. Pages whose own name starts with the text come first, then those whose own name contains it.
 * Blank text finds nothing.
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

/** Number of pages with a URL at all levels of the menu. */
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
