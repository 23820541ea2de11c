/** The path of a URL without the query. */
export function getRequestPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path;
}
