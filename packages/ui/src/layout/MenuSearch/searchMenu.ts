import type { MenuNode } from '@portal/domain';

/** Search result. */
export interface FoundPage {
  node: MenuNode;
  /** Names of the parent groups, outermost first; they tell pages of the same name apart. */
  groups: readonly string[];
}

/** Maximum number of results. */
const maxResults = 8;

/**
 * Finds the pages whose name, together with the names of the parent groups, contains every typed word,
 * ignoring case. Pages whose own name starts with the text come first, then those whose own name contains it.
 * Blank text finds nothing.
 */
export function searchMenu(menu: readonly MenuNode[], query: string): FoundPage[] {
  const text = query.trim().toLowerCase();
  if (text === '') return [];
  const typedWords = text.split(/\s+/);
  return listPages(menu, [])
    .filter(({ node, groups }) => {
      const searchText = [...groups, node.pageName].join(' ').toLowerCase();
      return typedWords.every((word) => searchText.includes(word));
    })
    .toSorted((a, b) => getMatchRank(a, text) - getMatchRank(b, text))
    .slice(0, maxResults);
}

/** Number of pages with a URL at all levels of the menu. */
export function countPages(menu: readonly MenuNode[]): number {
  return listPages(menu, []).length;
}

function listPages(menu: readonly MenuNode[], groups: readonly string[]): FoundPage[] {
  return menu.flatMap((node) => [
    ...(node.url === null ? [] : [{ node, groups }]),
    ...listPages(node.children, [...groups, node.pageName]),
  ]);
}

function getMatchRank({ node }: FoundPage, text: string): number {
  const matchIndex = node.pageName.toLowerCase().indexOf(text);
  if (matchIndex === 0) return 0;
  return matchIndex > 0 ? 1 : 2;
}
