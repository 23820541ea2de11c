/** The path of a URL without the query. */
export function requestPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path;
}
