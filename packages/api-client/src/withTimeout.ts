export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

const timeouts = new WeakMap<Request, AbortSignal>();

/**
 * A `fetch` that fails when the complete response, including its body, has not been received after `timeoutMs`
 * milliseconds.
 */
export function withTimeout(fetch: Fetch, timeoutMs: number): Fetch {
  return (request, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    timeouts.set(request, timeout);
    return fetch(request, { ...init, signal: AbortSignal.any([request.signal, timeout]) });
  };
}

/**
 * Whether a request timed out. The thrown errors cannot tell: they differ between browsers, and while reading the
 * body.
 */
export function hasTimedOut(request: Request): boolean {
  return timeouts.get(request)?.aborted ?? false;
}
