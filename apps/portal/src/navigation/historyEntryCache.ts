/** Maximum number of entries; the oldest are dropped first. */
const maxEntries = 200;

/** Stores a value per history entry, by its key, until the page is reloaded. */
export class HistoryEntryCache<Value> {
  readonly #values = new Map<string, Value>();

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > maxEntries && oldest !== undefined) this.#values.delete(oldest);
  }
}
