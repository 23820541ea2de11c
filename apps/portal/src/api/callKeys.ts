/**
 * Idempotency keys of requests. A request keeps its key until it has succeeded, so that a retry after a lost response
 * is executed only once.
 */
export class CallKeys {
  readonly #open = new Map<string, string>();

  /** @param thing identifies the request and its content */
  keyOf(thing: string): string {
    const key = this.#open.get(thing) ?? newKey();
    this.#open.set(thing, key);
    return key;
  }

  /** Forgets all keys. */
  clear(): void {
    this.#open.clear();
  }

  /** Forgets the key of a request that has succeeded. */
  answered(thing: string): void {
    this.#open.delete(thing);
  }
}

/** 128 random bits; not `randomUUID`, which is missing in pages without TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
