/**
 * Idempotency keys of requests. A request keeps its key until it has succeeded, so that a retry after a lost response
 * is executed only once.
 */
export class IdempotencyKeys {
  readonly #open = new Map<string, string>();

  /** @param request identifies the request and its content */
  getKey(request: string): string {
    const key = this.#open.get(request) ?? createKey();
    this.#open.set(request, key);
    return key;
  }

  /** Forgets all keys. */
  clear(): void {
    this.#open.clear();
  }

  /** Forgets the key of a request that has succeeded. */
  remove(request: string): void {
    this.#open.delete(request);
  }
}

/** 128 random bits; not `randomUUID`, which is missing in pages without TLS. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
