import { pagePath, type MenuNode } from '@portal/domain';

/**
 * The first entry of the menu, at any depth, that leads to the address; `null` when none does. An entry whose own
 * address has a query leads only to addresses that say the same, and is then preferred: reports share one path.
 */
export function findMenuNode(menu: readonly MenuNode[], address: string): MenuNode | null {
  return menuTrail(menu, address).at(-1) ?? null;
}

/** That entry and those above it, outermost first; empty when none leads to the address. */
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
