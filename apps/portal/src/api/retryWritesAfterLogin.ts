import type { Clients } from '@portal/api-client';
import type { LoginReason } from '@portal/ui/account';
import { getLoginReason, needsLogin } from './failures.ts';
import { interceptWrites } from './interceptWrites.ts';

export interface RetryAfterLoginOptions {
  /** The current token and its user; `null` when no user is signed in. */
  login: () => { token: string; user: { username: string } } | null;
  /** Asks for a new login over the page; resolves to whether the same user has signed in again. */
  requestLogin: (reason: LoginReason) => Promise<boolean>;
}

/**
 * Connects API calls with the login dialog. A write that fails because the login is no longer valid (expired, or 401)
 * was not executed: it waits until the same user has signed in again and is then retried once, for forms, checkboxes
 * and inline edits alike. When the dialog is canceled, the original error is thrown; a failed retry is not repeated.
 * Reads fail at once: the screen offers the login.
 */
export function retryWritesAfterLogin(
  clients: Clients,
  { login, requestLogin }: RetryAfterLoginOptions,
): Clients {
  return interceptWrites(clients, async (write, send) => {
    const before = login();
    try {
      return await send(write);
    } catch (error) {
      if (!needsLogin(error)) throw error;
      const now = login();
      // The user has signed out in the meantime: the next one must neither be asked to log in nor send the write.
      if (!now || now.user.username !== before?.user.username) throw error;
      // Another call may have led to a new login.
      const isRenewed = now.token !== before?.token;
      if (!isRenewed && !(await requestLogin(getLoginReason(error)))) throw error;
      return send(write);
    }
  });
}
