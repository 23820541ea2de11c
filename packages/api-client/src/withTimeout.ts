export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

const timeouts = new WeakMap<Request, AbortController>();

/**
 * A `fetch` that fails when the complete response, including its body, has not been received after `timeoutMs`
 * milliseconds.
 */
export function withTimeout(fetch: Fetch, timeoutMs: number): Fetch {
  return (request, init) => {
    const timeout = new AbortController();
    timeouts.set(request, timeout);
    AbortSignal.timeout(timeoutMs).addEventListener('abort', () => timeouts.get(request)?.abort());
    return fetch(request, { ...init, signal: AbortSignal.any([request.signal, timeout.signal]) });
  };
}

/** For a response whose headers have arrived: its body may take longer. */
export function stopTimeout(request: Request): void {
  timeouts.delete(request);
}

/**
 * Whether a request timed out. The thrown errors cannot tell: they differ between browsers, and while reading the
 * body.
 */
export function hasTimedOut(request: Request): boolean {
  return timeouts.get(request)?.signal.aborted ?? false;
}
