import type { Clients } from '@portal/api-client';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Not changes by the user: a `POST` that only reads, and a note of what was opened. */
const passedPaths = new Set(['/api/MailSumm/', '/api/recentplace']);

/** A call of a client that writes. */
export interface Write {
  method: (typeof methods)[number];
  /** Path of the contract. */
  path: string;
  init: { params?: { header?: object }; body?: unknown };
}

/** Sends a write, perhaps changed, later, or again. */
export type InterceptWrite = (write: Write, send: (write: Write) => Promise<unknown>) => Promise<unknown>;

/** The clients with a function around every write; reads, sign-in and sign-out calls are not affected. */
export function interceptWrites(clients: Clients, intercept: InterceptWrite): Clients {
  return {
    provider: wrapClient(clients.provider, intercept),
    barcode: wrapClient(clients.barcode, intercept),
    grant: wrapClient(clients.grant, intercept),
  };
}

function wrapClient<Client extends Clients[keyof Clients]>(
  client: Client,
  intercept: InterceptWrite,
): Client {
  const wrapped = methods.map((method) => {
    const call = client[method] as (path: string, init?: Write['init']) => Promise<unknown>;
    const send = ({ path, init }: Write) => call(path, init);
    return [
      method,
      (path: string, init: Write['init'] = {}) =>
        path.startsWith('/api/authentication/') || passedPaths.has(path)
          ? call(path, init)
          : intercept({ method, path, init }, send),
    ];
  });
  return { ...client, ...Object.fromEntries(wrapped) };
}
