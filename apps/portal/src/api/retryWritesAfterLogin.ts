import type { Clients } from '@portal/api-client';
import { needsLogin } from './failures.ts';

export interface RetryAfterLoginOptions {
  /** The current token and its user; `null` when no user is signed in. */
  login: () => { token: string; user: { username: string } } | null;
  /** Asks for a new login over the page; resolves to whether the same user has signed in again. */
  requestLogin: () => Promise<boolean>;
}

const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A `POST` that only reads, so that it fails at once like every other read. */
const readOnlyPostPath = '/api/MailSumm/';

type Send = (path: string, ...init: unknown[]) => Promise<unknown>;

/**
 * Connects API calls with the login dialog. A write that fails because the login is no longer valid (expired, or 401)
 * was not executed: it waits until the same user has signed in again and is then retried once, for forms, checkboxes
 * and inline edits alike. When the dialog is canceled, the original error is thrown; a failed retry is not repeated.
 * Reads fail at once: the screen offers the login. Sign-in and sign-out calls are not wrapped.
 */
export function retryWritesAfterLogin(clients: Clients, options: RetryAfterLoginOptions): Clients {
  return {
    provider: wrapClient(clients.provider, options),
    barcode: wrapClient(clients.barcode, options),
    grant: wrapClient(clients.grant, options),
  };
}

function wrapClient<Client extends Clients[keyof Clients]>(
  client: Client,
  options: RetryAfterLoginOptions,
): Client {
  const methods = writes.map((method): [string, Send] => {
    const send = client[method] as Send;
    return [
      method,
      (path, ...init) =>
        path.startsWith('/api/authentication/') || path === readOnlyPostPath
          ? send(path, ...init)
          : sendWithLoginRetry(() => send(path, ...init), options),
    ];
  });
  return { ...client, ...Object.fromEntries(methods) };
}

async function sendWithLoginRetry(
  send: () => Promise<unknown>,
  { login, requestLogin }: RetryAfterLoginOptions,
): Promise<unknown> {
  const before = login();
  try {
    return await send();
  } catch (error) {
    if (!needsLogin(error)) throw error;
    const now = login();
    // Another call may have led to a new login in the meantime.
    const isRenewed = now?.token !== before?.token && now?.user.username === before?.user.username;
    if (!isRenewed && !(await requestLogin())) throw error;
    return send();
  }
}
