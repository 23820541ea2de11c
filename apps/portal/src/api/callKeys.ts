/**
 * Keys under which a service does a thing once. Until a thing has been answered its key stays the same, so that what is
 * sent again because the answer was lost is done once all the same.
 */
export class CallKeys {
  readonly #open = new Map<string, string>();

  /** @param thing what is done, told apart from everything else */
  keyOf(thing: string): string {
    const key = this.#open.get(thing) ?? newKey();
    this.#open.set(thing, key);
    return key;
  }

  /** All of them from now on are others. */
  clear(): void {
    this.#open.clear();
  }

  /** The same thing from now on is another one. */
  answered(thing: string): void {
    this.#open.delete(thing);
  }
}

/** 128 random bits; not `randomUUID`, which pages without TLS lack. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
