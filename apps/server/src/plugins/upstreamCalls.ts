import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Service } from '../installation/upstreams.ts';

/** `outcome` is the response status, or `none` if there was no response. */
export interface UpstreamCall {
  service: string;
  outcome: string;
}

/** The diagnostics message that Node publishes for `fetch` requests. */
interface Message {
  request: { origin?: string; path: string };
  response?: { statusCode: number };
}

/**
 * Observes every `fetch` call to one of the services.
 * @returns a function that stops observing
 */
export function observeUpstreamCalls(
  services: readonly Service[],
  observe: (call: UpstreamCall, seconds: number) => void,
): () => void {
  const pendingCalls = new WeakMap<object, { service: string; startedAt: number; status?: number }>();

  const on = {
    'undici:request:create'({ request }: Message) {
      const address = `${request.origin}${request.path}`;
      // The bare URL is requested by the reachability check.
      const service = services.find(
        ({ url }) => url !== undefined && address.startsWith(`${url}/`) && address !== `${url}/`,
      );
      if (service) pendingCalls.set(request, { service: service.name, startedAt: performance.now() });
    },
    'undici:request:headers'({ request, response }: Message) {
      const call = pendingCalls.get(request);
      if (call && response) call.status = response.statusCode;
    },
    'undici:request:trailers': ({ request }: Message) => end(request, true),
    'undici:request:error': ({ request }: Message) => end(request, false),
  };

  function end(request: object, isComplete: boolean): void {
    const call = pendingCalls.get(request);
    if (!call) return;
    pendingCalls.delete(request);
    const outcome = isComplete && call.status !== undefined ? String(call.status) : 'none';
    observe({ service: call.service, outcome }, (performance.now() - call.startedAt) / 1_000);
  }

  const listeners = Object.entries(on).map(
    ([name, listener]) => [name, (message: unknown) => listener(message as Message)] as const,
  );
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
