/**
 * A response whose body has been read, with the parsed JSON in place of the body: large ones are parsed once.
 * openapi-fetch calls `json()` only when there is a content length other than 0, so the header is set.
 */
export function toDataResponse({ status, statusText, headers }: Response, data: unknown): Response {
  const response = new Response(null, { status, statusText, headers });
  response.headers.set('content-length', '1');
  return Object.defineProperty(response, 'json', { value: () => Promise.resolve(data) });
}

/** A response whose text has been read. It has no content length, so that openapi-fetch returns an empty text, too. */
export function toTextResponse({ status, statusText, headers }: Response, text: string): Response {
  const response = new Response(text, { status, statusText, headers });
  response.headers.delete('content-length');
  return response;
}
