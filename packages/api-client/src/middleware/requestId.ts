import type { Middleware } from 'openapi-fetch';

/** Header that carries the id of a request to the server, and the server's own back. */
export const requestIdHeader = 'x-request-id';

/** Gives every call an id, so that a failure seen here can be found in the server's log. */
export function requestId(): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has(requestIdHeader)) request.headers.set(requestIdHeader, createRequestId());
    },
  };
}

// Not crypto.randomUUID: browsers have it on https and localhost only.
function createRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
