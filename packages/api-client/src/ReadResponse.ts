/**
 * An answer whose body has been read, and parsed when it is JSON, so that large answers are parsed once.
 * openapi-fetch asks for `json()` when there is a length, and drops bodies of length 0: the header is set to that.
 */
export class ReadResponse extends Response {
  readonly #data: unknown;

  /** @param data the parsed body; absent for text */
  constructor(answer: Response, text: string, data?: unknown) {
    const headers = new Headers(answer.headers);
    if (data === undefined) headers.delete('content-length');
    else headers.set('content-length', String(text.length));
    super(text, { status: answer.status, statusText: answer.statusText, headers });
    this.#data = data;
  }

  override json(): Promise<unknown> {
    return this.#data === undefined ? super.json() : Promise.resolve(this.#data);
  }
}
