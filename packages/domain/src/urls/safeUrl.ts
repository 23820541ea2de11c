/** An address from data that may be stored, shown as a link, opened or framed. */
export interface SafeUrl {
  /** The address without control characters and outer blanks, otherwise as it was stored. */
  url: string;
  /** False: a path inside the app, for the router. True: it leaves the app. */
  external: boolean;
}

export interface SafeUrlOptions {
  /** Accept `http:` beside `https:` for external addresses. Default false. */
  allowHttp?: boolean;
}

const maxLength = 2048;
/** Scheme, then a host without user name, backslash or blank. */
const externalForm = /^(https?):\/\/[^/?#\\@\s]+(?:[/?#]|$)/i;

/**
 * Decides whether an address from data is safe, and where it leads. Internal: one `/` that is not followed by
 * `/` or `\`, and neither of the two later in the path (a router may resolve `/.//host` to another host).
 * External: `https` only, `http` by option; no user name before the host.
 * @returns `null` for an address that must not be used: no address, another scheme, relative, over 2,048 characters
 * @see docs/domain/page-tree.md, "Addresses"
 */
export function safeUrl(
  address: string | null | undefined,
  { allowHttp = false }: SafeUrlOptions = {},
): SafeUrl | null {
  if (!address || address.length > maxLength) return null;
  // Browsers drop tabs and line feeds inside an address: what is judged here must be what they open.
  const url = address.replace(/\p{Cc}/gu, '').trim();
  if (url.startsWith('/')) return isInternalPath(url) ? { url, external: false } : null;
  const scheme = externalForm.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'https' || (scheme === 'http' && allowHttp)) return { url, external: true };
  return null;
}

/** The address when it is a safe one inside the app, else `null`. */
export function internalUrl(address: string | null | undefined): string | null {
  const safe = safeUrl(address);
  return safe && !safe.external ? safe.url : null;
}

function isInternalPath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  return !path.includes('\\') && !path.includes('//');
}
