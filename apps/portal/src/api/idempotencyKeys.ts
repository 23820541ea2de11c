import type { Clients } from '@portal/api-client';
import { interceptWrites } from './interceptWrites.ts';

/** Creates nothing, and its content should not be kept. */
const changePasswordPath = '/api/user/changePassword';

/** Keys of the requests that have not succeeded yet, by path and content. */
const openKeys = new Map<string, string>();

/**
 * Sends every creating `POST` with an idempotency key, so that it can be repeated safely: after a failure the server may have
 * executed it although the response was lost. A request keeps its key until it has succeeded; the same request is new
 * after that. Operations that do not know the header ignore it.
 */
export function sendIdempotencyKeys(clients: Clients): Clients {
  return interceptWrites(clients, async (write, send) => {
    const { method, path, init } = write;
    if (method !== 'POST' || path === changePasswordPath) return send(write);
    const request = JSON.stringify([path, init.params, init.body]);
    const key = openKeys.get(request) ?? createKey();
    openKeys.set(request, key);
    const header = { ...init.params?.header, 'Idempotency-Key': key };
    const response = await send({ ...write, init: { ...init, params: { ...init.params, header } } });
    openKeys.delete(request);
    return response;
  });
}

/** Forgets all keys, because they contain data of the previous user. */
export function clearIdempotencyKeys(): void {
  openKeys.clear();
}

/** 128 random bits; not `randomUUID`, which is missing in pages without TLS. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
