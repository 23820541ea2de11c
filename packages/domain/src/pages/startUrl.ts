import { isUnder, toPagePath } from '../urls/pagePath.ts';
import { toInternalUrl } from '../urls/safeUrl.ts';
import type { MenuNode } from './menu.ts';

/** A start page that can be assigned to users. */
export interface StartPage {
  startPageId: number;
  /** Its name, as shown in selections. */
  startPage1: string;
  startPageUrl: string;
}

export const HOME_PATH = '/Home';
export const LOGIN_PATH = '/login';

export interface StartUrlOptions {
  /** The user's start page: a path, or the name of one of `startPages`; `null` or empty for none. */
  startPage: string | null | undefined;
  startPages: readonly StartPage[];
  /** The top level of the user's menu, as `buildMenu` returns it. */
  menu: readonly MenuNode[];
}

/**
 * The redirect target of the root `/`: the user's start page; otherwise, when the main menu has exactly two entries,
 * the second; otherwise `/Home`. An external URL, the root and the login form are ignored.
 * @see docs/domain/page-tree.md
 */
export function resolveStartUrl({ startPage, startPages, menu }: StartUrlOptions): string {
  const second = menu.length === 2 ? menu[1]?.url : null;
  return toRedirectUrl(findStartPageUrl(startPage, startPages)) ?? toRedirectUrl(second) ?? HOME_PATH;
}

/**
 * The redirect target after a login from `origin` (path with query and fragment, without the base path): `origin`
 * itself, or `/` when there is none or it is not allowed.
 */
export function resolveUrlAfterLogin(origin: string | null | undefined): string {
  return toRedirectUrl(origin) ?? '/';
}

function findStartPageUrl(
  startPage: string | null | undefined,
  startPages: readonly StartPage[],
): string | null {
  const wanted = startPage?.trim() ?? '';
  if (wanted === '' || wanted.startsWith('/')) return wanted;
  return startPages.find((page) => page.startPage1 === wanted)?.startPageUrl ?? null;
}

/** The URL if it is a valid redirect target: inside the app, neither the root nor the login form. */
function toRedirectUrl(address: string | null | undefined): string | null {
  const url = toInternalUrl(address);
  if (url === null) return null;
  const path = toPagePath(url);
  return path === '/' || isUnder(path, LOGIN_PATH) ? null : url;
}
