import { addressAfterLogin, LOGIN_ADDRESS, pagePath } from '@portal/domain';
import { basePath } from '../config/env.ts';

/** What stands in the state of the history entry of the login page. It never leaves the browser. */
interface LoginEntry {
  origin: string;
}

/** The address shown, below the base path, with query and hash. */
export function shownAddress(): string {
  const { pathname, search, hash } = window.location;
  const isBelowBase = pathname.toLowerCase().startsWith(`${basePath}/`.toLowerCase());
  return `${isBelowBase ? pathname.slice(basePath.length) : '/'}${search}${hash}`;
}

/** Turns the address shown into the login page's, and keeps it as the origin to come back to. */
export function showLoginAddress(): void {
  if (pagePath(shownAddress()) === LOGIN_ADDRESS) return;
  const entry: LoginEntry = { origin: shownAddress() };
  window.history.replaceState(entry, '', basePath + LOGIN_ADDRESS);
}

/** Opens the login page as a new entry without an origin: after a log out. */
export function openLoginAddress(): void {
  window.history.pushState(null, '', basePath + LOGIN_ADDRESS);
}

/** Turns the login page's address into the remembered one, or the start of the app when none may be opened. */
export function showAddressAfterLogin(): string {
  const entry = window.history.state as Partial<LoginEntry> | null;
  const address = addressAfterLogin(typeof entry?.origin === 'string' ? entry.origin : null);
  window.history.replaceState(null, '', basePath + address);
  return address;
}
