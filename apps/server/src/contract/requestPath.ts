/** The path of an address as it was sent: without the query. */
export function requestPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path;
}
