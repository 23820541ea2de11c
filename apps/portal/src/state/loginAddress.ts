import { addressAfterLogin, LOGIN_ADDRESS, pagePath } from '@portal/domain';
import { basePath } from '../config/env.ts';

/** State of the login page's history entry. It never leaves the browser. */
interface LoginEntry {
  origin: string;
}

/** The current URL without the base path, with query and hash. */
export function shownAddress(): string {
  const { pathname, search, hash } = window.location;
  const isBelowBase = pathname.toLowerCase().startsWith(`${basePath}/`.toLowerCase());
  return `${isBelowBase ? pathname.slice(basePath.length) : '/'}${search}${hash}`;
}

/** Replaces the current URL by the login page and stores it as the origin to return to. */
export function showLoginAddress(): void {
  if (pagePath(shownAddress()) === LOGIN_ADDRESS) return;
  const entry: LoginEntry = { origin: shownAddress() };
  window.history.replaceState(entry, '', basePath + LOGIN_ADDRESS);
}

/** Opens the login page as a new entry without an origin, after a sign-out. */
export function openLoginAddress(): void {
  window.history.pushState(null, '', basePath + LOGIN_ADDRESS);
}

/** Replaces the login page's URL by the stored origin, or the root when it is missing or not allowed. */
export function showAddressAfterLogin(): string {
  const entry = window.history.state as Partial<LoginEntry> | null;
  const address = addressAfterLogin(typeof entry?.origin === 'string' ? entry.origin : null);
  window.history.replaceState(null, '', basePath + address);
  return address;
}
