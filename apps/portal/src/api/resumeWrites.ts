import type { Clients } from '@portal/api-client';
import { needsLogin } from './failures.ts';

export interface ResumeOptions {
  /** The token in force now and whose it is; `null` when nobody is signed in. */
  login: () => { token: string; user: { username: string } } | null;
  /** Asks for a new login over the page; tells whether the same user has signed in again. */
  askForLogin: () => Promise<boolean>;
}

const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A `POST` that only reads, so that it fails at once like every other read. */
const readByPost = '/api/MailSumm/';

type Send = (path: string, ...init: unknown[]) => Promise<unknown>;

/**
 * The one place where calls and the login form over the page meet. A write that is refused because the login no
 * longer holds (it has expired, or the server answers 401) has not been done: it waits until the same user has signed
 * in again and is then sent once more, whoever sent it: a form, a tick, an inline edit. Refused again, or with the
 * question given up, it fails as it would have, so that nothing goes round in circles. Reads fail at once: what shows
 * their result offers the login. Calls about the login itself are left alone.
 */
export function resumeWrites(clients: Clients, options: ResumeOptions): Clients {
  return {
    provider: resumed(clients.provider, options),
    barcode: resumed(clients.barcode, options),
    grant: resumed(clients.grant, options),
  };
}

function resumed<Client extends Clients[keyof Clients]>(client: Client, options: ResumeOptions): Client {
  const methods = writes.map((method): [string, Send] => {
    const send = client[method] as Send;
    return [
      method,
      (path, ...init) =>
        path.startsWith('/api/authentication/') || path === readByPost
          ? send(path, ...init)
          : sendAfterLogin(() => send(path, ...init), options),
    ];
  });
  return { ...client, ...Object.fromEntries(methods) };
}

async function sendAfterLogin(
  send: () => Promise<unknown>,
  { login, askForLogin }: ResumeOptions,
): Promise<unknown> {
  const before = login();
  try {
    return await send();
  } catch (error) {
    if (!needsLogin(error)) throw error;
    const now = login();
    // While this call was under way another one may have led to a new login.
    const isRenewed = now?.token !== before?.token && now?.user.username === before?.user.username;
    if (!isRenewed && !(await askForLogin())) throw error;
    return send();
  }
}
