import { pagePath, type MenuNode } from '@portal/domain';

/** The first entry of the menu, at any depth, that leads to the address; `null` when none does. */
export function findMenuNode(menu: readonly MenuNode[], address: string): MenuNode | null {
  const wanted = pagePath(address);
  for (const node of menu) {
    if (node.url !== null && !node.external && pagePath(node.url) === wanted) return node;
    const below = findMenuNode(node.children, address);
    if (below) return below;
  }
  return null;
}
