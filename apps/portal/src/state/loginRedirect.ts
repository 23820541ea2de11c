import { resolveUrlAfterLogin, LOGIN_PATH, toPagePath } from '@portal/domain';
import { basePath } from '../config/env.ts';

/** State of the login page's history entry. It never leaves the browser. */
export interface LoginHistoryState {
  origin: string;
}

/** The current URL without the base path, with query and hash. */
export function getCurrentUrl(): string {
  const { pathname, search, hash } = window.location;
  const isBelowBase = pathname.toLowerCase().startsWith(`${basePath}/`.toLowerCase());
  return `${isBelowBase ? pathname.slice(basePath.length) : '/'}${search}${hash}`;
}

/** Replaces the current URL by the login page and stores it as the origin to return to. */
export function redirectToLogin(): void {
  if (toPagePath(getCurrentUrl()) === LOGIN_PATH) return;
  const entry: LoginHistoryState = { origin: getCurrentUrl() };
  window.history.replaceState(entry, '', basePath + LOGIN_PATH);
}

/** Opens the login page as a new entry without an origin, after a sign-out. */
export function openLoginPage(): void {
  window.history.pushState(null, '', basePath + LOGIN_PATH);
}

/** Replaces the login page's URL by the stored origin, or the root when it is missing or not allowed. */
export function redirectAfterLogin(): string {
  const entry = window.history.state as Partial<LoginHistoryState> | null;
  const address = resolveUrlAfterLogin(typeof entry?.origin === 'string' ? entry.origin : null);
  window.history.replaceState(null, '', basePath + address);
  return address;
}
