import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Service } from '../upstreams.ts';

/** A call and how it ended: the status of its answer, or `none`. */
export interface UpstreamCall {
  service: string;
  outcome: string;
}

/** What Node tells of a request of `fetch`. */
interface Message {
  request: { origin?: string; path: string };
  response?: { statusCode: number };
}

/**
 * Observes every call of `fetch` to one of the services, wherever it is made.
 * @returns ends the observation
 */
export function watchUpstreamCalls(
  services: readonly Service[],
  observe: (call: UpstreamCall, seconds: number) => void,
): () => void {
  const underWay = new WeakMap<object, { service: string; startedAt: number; status?: number }>();

  const on = {
    'undici:request:create'({ request }: Message) {
      const address = `${request.origin}${request.path}`;
      // The bare address is asked to learn whether anybody is there.
      const service = services.find(
        ({ url }) => url !== undefined && address.startsWith(`${url}/`) && address !== `${url}/`,
      );
      if (service) underWay.set(request, { service: service.name, startedAt: performance.now() });
    },
    'undici:request:headers'({ request, response }: Message) {
      const call = underWay.get(request);
      if (call && response) call.status = response.statusCode;
    },
    'undici:request:trailers': ({ request }: Message) => end(request, true),
    'undici:request:error': ({ request }: Message) => end(request, false),
  };

  function end(request: object, isWhole: boolean): void {
    const call = underWay.get(request);
    if (!call) return;
    underWay.delete(request);
    const outcome = isWhole && call.status !== undefined ? String(call.status) : 'none';
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
