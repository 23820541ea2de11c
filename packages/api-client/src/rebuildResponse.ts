/**
 * Rebuilds a response whose body has been read, with the parsed JSON attached, so that large responses are parsed
 * once. openapi-fetch calls `json()` only when there is a content length other than 0, so the header is set.
 * @param data the parsed body; absent for text
 */
export function rebuildResponse(original: Response, text: string, data?: unknown): Response {
  const { status, statusText } = original;
  const headers = new Headers(original.headers);
  headers.delete('content-length');
  if (data === undefined) return new Response(text, { status, statusText, headers });

  headers.set('content-length', String(text.length));
  const response = new Response(text, { status, statusText, headers });
  return Object.defineProperty(response, 'json', { value: () => Promise.resolve(data) });
}
