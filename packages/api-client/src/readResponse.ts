/**
 * The answer anew, once its body has been read, and parsed when it is JSON, so that large answers are parsed once.
 * openapi-fetch asks for `json()` when there is a length, and drops bodies of length 0: the header is set to that.
 * @param data the parsed body; absent for text
 */
export function readResponse(answer: Response, text: string, data?: unknown): Response {
  const { status, statusText } = answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  if (data === undefined) return new Response(text, { status, statusText, headers });

  headers.set('content-length', String(text.length));
  const response = new Response(text, { status, statusText, headers });
  return Object.defineProperty(response, 'json', { value: () => Promise.resolve(data) });
}
