import { toPagePath } from '../urls/pagePath.ts';

/** A page as the API returns and accepts it: flat, lists as text. */
export interface PageRecord {
  pageId: number;
  /** The parent page; 0 for a top-level page. */
  parentId: number;
  pageName: string;
  /** Path inside the app, an external URL, or empty for a group that only expands. */
  url: string | null;
  /** Role names separated by commas; a user needs one of them. Empty: no role is required. */
  roles: string;
  /** Server role names separated by blanks; only stored and edited. */
  serverRoles: string;
  /** True: shown in the menu. False: can be opened but is not listed (a detail screen). */
  mainMenu: boolean;
  /** Position among siblings, ascending; equal positions are sorted by name. */
  orderBy: number;
  toolTip: string | null;
  imageUrl: string | null;
  icon: string | null;
  /** Edit counter; absent when the provider has none. */
  rowVersion?: number;
}

/** A page in the tree, with lists as arrays. Texts without a value are empty. */
export interface PageNode {
  pageId: number;
  parentId: number;
  pageName: string;
  url: string;
  /** Path of an internal `url` as `pagePath` returns it; `null` for a group or an external URL. */
  path: string | null;
  roles: readonly string[];
  serverRoles: readonly string[];
  mainMenu: boolean;
  orderBy: number;
  toolTip: string;
  imageUrl: string;
  icon: string;
  /** The parent page; `null` at the top level. */
  parent: PageNode | null;
  children: PageNode[];
  /**
   * True when the parent does not exist or is a descendant of the page itself. The page is then placed at the top
   * level so that it can be seen and repaired; only administrators can open it, because the roles of its ancestors
   * are unknown.
   */
  detached: boolean;
}

/**
 * Builds the page tree from the flat list; siblings are sorted by `orderBy`, then name. No page is lost and cycles
 * are broken: an orphan becomes a top-level page marked `detached`, a cycle is cut above its lowest `pageId`.
 * @see docs/domain/page-tree.md
 */
export function buildPageTree(records: readonly PageRecord[]): PageNode[] {
  const nodes = records.map(toNode);
  const byId = new Map<number, PageNode>();
  for (const node of nodes) if (!byId.has(node.pageId)) byId.set(node.pageId, node);

  for (const node of nodes) {
    node.parent = byId.get(node.parentId) ?? null;
    node.detached = node.parentId !== 0 && node.parent === null;
  }
  breakCycles(nodes);

  const top: PageNode[] = [];
  for (const node of nodes) (node.parent?.children ?? top).push(node);
  for (const node of nodes) node.children = node.children.toSorted(compareByOrder);
  return top.toSorted(compareByOrder);
}

/** All pages in tree order, each before its children. */
export function flattenPages(tree: readonly PageNode[]): PageNode[] {
  return tree.flatMap((page) => [page, ...flattenPages(page.children)]);
}

/** Every page with this path, ignoring query, trailing slash and case: a screen may occur in the tree more than once. Groups without a URL have no path. */
export function findPagesByPath(tree: readonly PageNode[], path: string): PageNode[] {
  const wanted = toPagePath(path);
  return flattenPages(tree).filter((page) => page.path === wanted);
}

/** The page itself, then its ancestors up to the top level. */
export function withAncestors(page: PageNode): PageNode[] {
  return page.parent ? [page, ...withAncestors(page.parent)] : [page];
}

/** Separators of lists stored as text. */
const separators = { roles: ',', serverRoles: ' ' } as const;

/** A list of names that pages store as text. */
export type NamesField = keyof typeof separators;

/** Parses a list stored as text. */
export function splitNames(text: string | null | undefined, field: NamesField): string[] {
  return (text ?? '')
    .split(separators[field])
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Formats a list for storage. */
export function joinNames(names: readonly string[], field: NamesField): string {
  return names.join(separators[field]);
}

function toNode(record: PageRecord): PageNode {
  const url = (record.url ?? '').trim();
  return {
    pageId: record.pageId,
    parentId: record.parentId,
    pageName: record.pageName,
    url,
    path: url.startsWith('/') ? toPagePath(url) : null,
    roles: splitNames(record.roles, 'roles'),
    serverRoles: splitNames(record.serverRoles, 'serverRoles'),
    mainMenu: record.mainMenu,
    orderBy: record.orderBy,
    toolTip: record.toolTip ?? '',
    imageUrl: record.imageUrl ?? '',
    icon: record.icon ?? '',
    parent: null,
    children: [],
    detached: false,
  };
}

function breakCycles(nodes: readonly PageNode[]): void {
  // Lowest id first, so that the same list is always cut at the same page.
  for (const node of nodes.toSorted((a, b) => a.pageId - b.pageId)) {
    if (isOwnAncestor(node)) {
      node.parent = null;
      node.detached = true;
    }
  }
}

function isOwnAncestor(node: PageNode): boolean {
  const seen = new Set<PageNode>();
  let ancestor = node.parent;
  while (ancestor && ancestor !== node && !seen.has(ancestor)) {
    seen.add(ancestor);
    ancestor = ancestor.parent;
  }
  return ancestor === node;
}

function compareByOrder(a: PageNode, b: PageNode): number {
  return a.orderBy - b.orderBy || a.pageName.localeCompare(b.pageName, 'en') || a.pageId - b.pageId;
}
