import { toInternalUrl, toSafeUrl, type SafeUrlOptions } from '../urls/safeUrl.ts';
import { canOpenPage, type AccessUser } from './access.ts';
import type { PageNode } from './pageTree.ts';

export interface MenuNode {
  pageId: number;
  pageName: string;
  /** Path inside the app or external address; `null` for a group that only expands. */
  url: string | null;
  /** True: the URL leaves the app. False: the router handles it, or there is no URL. */
  external: boolean;
  /** Name of the icon; empty for none. */
  icon: string;
  /** Path of an image that replaces the icon; empty for none. Images of other sites are not shown. */
  imageUrl: string;
  toolTip: string;
  /** Roles of the page itself, shown next to the entry in Developer mode. */
  roles: readonly string[];
  /** Visible child entries, in menu order. */
  children: MenuNode[];
}

export interface MenuOptions extends SafeUrlOptions {
  /** Path of the app, which precedes the paths of images. */
  basePath?: string;
}

/**
 * The menu of a user: the pages with `mainMenu` that the user can open, in tree order. Entries without visible
 * children and without a safe URL are omitted.
 * @see docs/domain/page-tree.md
 */
export function buildMenu(
  tree: readonly PageNode[],
  user: AccessUser,
  options: MenuOptions = {},
): MenuNode[] {
  return tree
    .filter((page) => page.mainMenu && canOpenPage(page, user))
    .map((page) => toMenuNode(page, user, options))
    .filter((node) => node.url !== null || node.children.length > 0);
}

function toMenuNode(page: PageNode, user: AccessUser, options: MenuOptions): MenuNode {
  const safe = toSafeUrl(page.url, options);
  return {
    pageId: page.pageId,
    pageName: page.pageName,
    url: safe?.url ?? null,
    external: safe?.external ?? false,
    icon: page.icon,
    imageUrl: toImagePath(page.imageUrl, options.basePath),
    toolTip: page.toolTip,
    roles: page.roles,
    children: buildMenu(page.children, user, options),
  };
}

function toImagePath(imageUrl: string, basePath = ''): string {
  const path = toInternalUrl(imageUrl);
  return path === null ? '' : basePath + path;
}
