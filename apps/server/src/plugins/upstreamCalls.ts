import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Service } from '../installation/upstreams.ts';

/** A `fetch` request before it is sent, as Node publishes it. */
export interface OutgoingRequest {
  method: string;
  origin?: string;
  path: string;
  addHeader(name: string, value: string): void;
}

/** Called with the response status, or `none` if there was no complete response. */
type EndCall = (outcome: string) => void;

/** The diagnostics message that Node publishes for `fetch` requests. */
interface Message {
  request: OutgoingRequest;
  response?: { statusCode: number };
}

/**
 * Observes every `fetch` call to one of the services.
 * @param startCall called when a call starts, in its context
 * @returns a function that stops observing
 */
export function observeUpstreamCalls(
  services: readonly Service[],
  startCall: (service: string, request: OutgoingRequest) => EndCall,
): () => void {
  const pendingCalls = new WeakMap<object, { endCall: EndCall; status?: number }>();

  const on = {
    'undici:request:create'({ request }: Message) {
      const address = `${request.origin}${request.path}`;
      // The bare URL is requested by the reachability check.
      const service = services.find(
        ({ url }) => url !== undefined && address.startsWith(`${url}/`) && address !== `${url}/`,
      );
      if (service) pendingCalls.set(request, { endCall: startCall(service.name, request) });
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
    call.endCall(isComplete && call.status !== undefined ? String(call.status) : 'none');
  }

  const listeners = Object.entries(on).map(
    ([name, listener]) => [name, (message: unknown) => listener(message as Message)] as const,
  );
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
