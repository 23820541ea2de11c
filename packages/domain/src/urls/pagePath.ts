/**
 * The path of an address in the one form in which paths are compared: without query and fragment, percent
 * encoding read, dot segments resolved, no empty segments, no trailing slash, lower case. The root is `/`.
 *
 * `/Campaigns/MailerList/?Code=A` is `/campaigns/mailerlist`; `/x/../%41dmin` is `/admin`.
 */
export function pagePath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const segments: string[] = [];
  for (const segment of decoded(path).split(/[/\\]/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`.toLowerCase();
}

/** True when `path` (as {@link pagePath} gives it) is `root` or lies below it. */
export function isUnder(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

/** Percent encoding read once, as a router does; text that is no valid encoding stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
