export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

/** A `fetch` that gives up with a `TimeoutError` when the whole answer has not come after `timeoutMs` milliseconds. */
export function withTimeout(fetch: Fetch, timeoutMs: number): Fetch {
  return (request, init) =>
    fetch(request, { ...init, signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) });
}
