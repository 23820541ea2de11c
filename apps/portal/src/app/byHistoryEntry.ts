/** Entries of the history that something is remembered for; the oldest are forgotten first. */
const most = 200;

/** Remembers something for each entry of the history, by its key, until the page is loaded anew. */
export class ByHistoryEntry<Value> {
  readonly #values = new Map<string, Value>();

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > most && oldest !== undefined) this.#values.delete(oldest);
  }
}
