export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

const timeouts = new WeakMap<Request, AbortSignal>();

/** A `fetch` that gives up when the whole answer, its body included, has not come after `timeoutMs` milliseconds. */
export function withTimeout(fetch: Fetch, timeoutMs: number): Fetch {
  return (request, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    timeouts.set(request, timeout);
    return fetch(request, { ...init, signal: AbortSignal.any([request.signal, timeout]) });
  };
}

/** Whether a request failed for its time: what is thrown then differs between browsers, and within the body. */
export function hasTimedOut(request: Request): boolean {
  return timeouts.get(request)?.aborted ?? false;
}
