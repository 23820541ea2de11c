import { pagePath } from '../urls/pagePath.ts';

/** A page as the API sends and takes it: flat, lists as text. */
export interface PageRecord {
  pageId: number;
  /** The page above; 0 for a page of the top level. */
  parentId: number;
  pageName: string;
  /** Path inside the app, an external address, or empty for a group that only expands. */
  url: string | null;
  /** Role names separated by commas: holding one of them is enough. Empty: no role is asked for. */
  roles: string;
  /** Server role names separated by blanks; stored and edited only. */
  serverRoles: string;
  /** True: an entry of the menu. False: reachable, but not listed there (a detail screen). */
  mainMenu: boolean;
  /** Position among the pages of one parent, ascending; equal positions go by name. */
  orderBy: number;
  toolTip: string | null;
  imageUrl: string | null;
  icon: string | null;
  /** Counts the edits; absent where the provider keeps none. */
  rowVersion?: number;
}

/** A page in its place in the tree, lists as lists. Texts without a value are empty. */
export interface PageNode {
  pageId: number;
  parentId: number;
  pageName: string;
  url: string;
  /** Path of an internal `url` as `pagePath` gives it; `null` for a group or an external address. */
  path: string | null;
  roles: readonly string[];
  serverRoles: readonly string[];
  mainMenu: boolean;
  orderBy: number;
  toolTip: string;
  imageUrl: string;
  icon: string;
  /** The page above; `null` at the top level. */
  parent: PageNode | null;
  children: PageNode[];
  /**
   * True when the record names a parent that does not exist, or one that is below the page itself. The page then
   * stands at the top level so that it can be seen and repaired; only administrators reach it, since the roles of
   * its ancestors are not known.
   */
  detached: boolean;
}

/**
 * Builds the page tree from the flat list; brothers are ordered by `orderBy`, then name. No page is lost and no
 * circle stays: an orphan becomes a top-level page marked `detached`, a circle is cut above its lowest `pageId`.
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
  cutCircles(nodes);

  const top: PageNode[] = [];
  for (const node of nodes) (node.parent?.children ?? top).push(node);
  for (const node of nodes) node.children = node.children.toSorted(byOrder);
  return top.toSorted(byOrder);
}

/** All pages, each before its children, in the order of the tree. */
export function flattenPages(tree: readonly PageNode[]): PageNode[] {
  return tree.flatMap((page) => [page, ...flattenPages(page.children)]);
}

/** The first page with this path, compared without query, trailing slash and case; `null` when there is none. */
export function findPageByPath(tree: readonly PageNode[], path: string): PageNode | null {
  return findPagesByPath(tree, path)[0] ?? null;
}

/** Every page with this path: a screen may stand in the tree more than once. Groups without URL have no path. */
export function findPagesByPath(tree: readonly PageNode[], path: string): PageNode[] {
  const wanted = pagePath(path);
  const found: PageNode[] = [];
  const search = (pages: readonly PageNode[]): void => {
    for (const page of pages) {
      if (page.path === wanted) found.push(page);
      search(page.children);
    }
  };
  search(tree);
  return found;
}

/** The page itself, then the pages above it up to the top level. */
export function withAncestors(page: PageNode): PageNode[] {
  return page.parent ? [page, ...withAncestors(page.parent)] : [page];
}

/** What is between two names of a list that is kept as text. */
const separators = { roles: ',', serverRoles: ' ' } as const;

/** A list of names that pages keep as text. */
export type NamesField = keyof typeof separators;

/** The names in a list kept as text. */
export function splitNames(text: string | null | undefined, field: NamesField): string[] {
  return (text ?? '')
    .split(separators[field])
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The list as it is kept. */
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
    path: url.startsWith('/') ? pagePath(url) : null,
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

function cutCircles(nodes: readonly PageNode[]): void {
  // Lowest id first, so that the same list is always cut at the same page.
  for (const node of nodes.toSorted((a, b) => a.pageId - b.pageId)) {
    if (isAboveItself(node)) {
      node.parent = null;
      node.detached = true;
    }
  }
}

function isAboveItself(node: PageNode): boolean {
  const seen = new Set<PageNode>();
  let above = node.parent;
  while (above && above !== node && !seen.has(above)) {
    seen.add(above);
    above = above.parent;
  }
  return above === node;
}

function byOrder(a: PageNode, b: PageNode): number {
  return a.orderBy - b.orderBy || a.pageName.localeCompare(b.pageName, 'en') || a.pageId - b.pageId;
}
