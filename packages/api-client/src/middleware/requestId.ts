import type { Middleware } from 'openapi-fetch';

/** Header with the id of a request; the response has the server's. */
export const requestIdHeader = 'x-request-id';

/** Adds an id to every request, so that a failure can be found in the server's log. */
export function requestId(): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has(requestIdHeader)) request.headers.set(requestIdHeader, createRequestId());
    },
  };
}

// Not crypto.randomUUID: browsers provide it on https and localhost only.
function createRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
