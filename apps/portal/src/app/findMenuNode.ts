import { pagePath, type MenuNode } from '@portal/domain';

/**
 * Finds the first menu entry, at any depth, that matches a URL; `null` when none does. An entry whose URL has a query
 * matches only URLs with the same parameters, and is then preferred, because reports share one path.
 */
export function findMenuNode(menu: readonly MenuNode[], address: string): MenuNode | null {
  return menuTrail(menu, address).at(-1) ?? null;
}

/** That entry with its ancestors, outermost first; empty when none matches. */
export function menuTrail(menu: readonly MenuNode[], address: string): MenuNode[] {
  const wanted = readAddress(address);
  const trails = trailsTo(menu, wanted);
  return trails.find((trail) => (trail.at(-1)?.url ?? '').includes('?')) ?? trails[0] ?? [];
}

interface Address {
  path: string;
  query: URLSearchParams;
}

function readAddress(address: string): Address {
  const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
  return { path: pagePath(address), query: new URLSearchParams(query) };
}

function trailsTo(menu: readonly MenuNode[], wanted: Address): MenuNode[][] {
  return menu.flatMap((node) => [
    ...(leadsTo(node, wanted) ? [[node]] : []),
    ...trailsTo(node.children, wanted).map((below) => [node].concat(below)),
  ]);
}

function leadsTo({ url, external }: MenuNode, wanted: Address): boolean {
  if (url === null || external) return false;
  const { path, query } = readAddress(url);
  return path === wanted.path && [...query].every(([name, value]) => wanted.query.get(name) === value);
}
