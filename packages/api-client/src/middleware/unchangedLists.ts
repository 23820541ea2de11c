import type { Middleware } from 'openapi-fetch';
import type { ListMemory, ReceivedLists } from '../listMemory.ts';
import { toDataResponse } from '../rebuildResponse.ts';

/**
 * Requests a list that was received before only if it has changed (`If-None-Match`), and resolves with the received data if
 * it has not. Runs after `errors` has read the response.
 */
export function unchangedLists(memory: ListMemory): Middleware {
  /** The lists at the time of the request: a response that arrives after the memory was cleared is not kept. */
  const listsOf = new WeakMap<Request, ReceivedLists>();

  return {
    onRequest({ request, options }) {
      if (request.method !== 'GET' || options.parseAs !== 'json') return;
      const lists = memory.current();
      listsOf.set(request, lists);
      const received = lists.find(request);
      if (received) request.headers.set('if-none-match', received.tag);
    },
    async onResponse({ request, response }) {
      const lists = listsOf.get(request);
      const received = lists?.find(request);
      if (response.status === 304 && received) {
        return toDataResponse(new Response(null, { headers: response.headers }), received.data);
      }
      const tag = response.headers.get('etag');
      if (tag !== null) lists?.keep(request, { tag, data: await response.json() });
      return undefined;
    },
  };
}
