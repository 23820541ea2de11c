import { isUnder, pagePath } from '../urls/pagePath.ts';
import { internalUrl } from '../urls/safeUrl.ts';
import type { MenuNode } from './menu.ts';

/** A start page that can be given to users. */
export interface StartPage {
  startPageId: number;
  /** Its name, as shown in selections. */
  startPage1: string;
  startPageUrl: string;
}

export const HOME_ADDRESS = '/Home';
export const LOGIN_ADDRESS = '/login';

export interface StartChoice {
  /** The user's start page: an address, or the name of one of `startPages`; `null` or empty for none. */
  startPage: string | null | undefined;
  startPages: readonly StartPage[];
  /** The top level of the user's menu, as `buildMenu` gives it. */
  menu: readonly MenuNode[];
}

/**
 * Where the root `/` leads: the user's start page; else, when the main menu has exactly two entries, the second;
 * else `/Home`. An address that leaves the app, or leads back to the root or to the login form, counts as none.
 * @see docs/domain/page-tree.md
 */
export function startAddress({ startPage, startPages, menu }: StartChoice): string {
  const second = menu.length === 2 ? menu[1]?.url : null;
  return landing(startPageAddress(startPage, startPages)) ?? landing(second) ?? HOME_ADDRESS;
}

/**
 * Where a login leads that began at `origin` (path with query and fragment, below the base path): back there, or
 * to `/` when there is none or it must not be opened.
 */
export function addressAfterLogin(origin: string | null | undefined): string {
  return landing(origin) ?? '/';
}

function startPageAddress(
  startPage: string | null | undefined,
  startPages: readonly StartPage[],
): string | null {
  const wanted = startPage?.trim() ?? '';
  if (wanted === '' || wanted.startsWith('/')) return wanted;
  return startPages.find((page) => page.startPage1 === wanted)?.startPageUrl ?? null;
}

/** The address when one can land there: inside the app, neither the root nor the login form. */
function landing(address: string | null | undefined): string | null {
  const url = internalUrl(address);
  if (url === null) return null;
  const path = pagePath(url);
  return path === '/' || isUnder(path, LOGIN_ADDRESS) ? null : url;
}
