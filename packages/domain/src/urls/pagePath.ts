/**
 * Normalizes the path of a URL for comparison: without query and fragment, percent-decoded, dot segments resolved, no
 * empty segments, no trailing slash, lower case. The root is `/`.
 *
 * `/Campaigns/MailerList/?Code=A` is `/campaigns/mailerlist`; `/x/../%41dmin` is `/admin`.
 */
export function toPagePath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const segments: string[] = [];
  for (const segment of decodePath(path).split(/[/\\]/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`.toLowerCase();
}

/** True when `path` (as {@link toPagePath} returns it) is `root` or below it. */
export function isUnder(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

/** Percent-decodes once, as a router does; text with invalid encoding is unchanged. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
