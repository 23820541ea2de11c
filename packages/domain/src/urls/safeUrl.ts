/** A URL from data that is safe to store, link, open or embed. */
export interface SafeUrl {
  /** The URL without surrounding blanks, otherwise unchanged. */
  url: string;
  /** False: a path inside the app, for the router. True: it leaves the app. */
  external: boolean;
}

export interface SafeUrlOptions {
  /** Accept `http:` in addition to `https:` for external URLs. Default false. */
  allowHttp?: boolean;
}

const maxLength = 2048;
/**
 * Control characters, which browsers drop, and invisible ones such as those that reverse the direction of writing: the
 * URL that opens is not the one that is read.
 */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Scheme, then a host without user name, backslash or blank. */
const externalForm = /^(https?):\/\/[^/?#\\@\s]+(?:[/?#]|$)/i;

/**
 * Decides whether a URL from data is safe, and whether it leaves the app. Internal: one `/` that is not followed by
 * `/` or `\`, and no `//` or `\` later in the path (a router may resolve `/.//host` to another host). External:
 * `https` only, `http` by option; no user name before the host.
 * @returns `null` for an unsafe URL: empty, another scheme, relative, with hidden characters, over 2,048 characters
 * @see docs/domain/page-tree.md, "Addresses"
 */
export function toSafeUrl(
  address: string | null | undefined,
  { allowHttp = false }: SafeUrlOptions = {},
): SafeUrl | null {
  if (!address || address.length > maxLength) return null;
  const url = address.trim();
  if (hiddenCharacters.test(url)) return null;
  if (url.startsWith('/')) return isInternalPath(url) ? { url, external: false } : null;
  const scheme = externalForm.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'https' || (scheme === 'http' && allowHttp)) return { url, external: true };
  return null;
}

/** The URL if it is safe and inside the app, otherwise `null`. */
export function toInternalUrl(address: string | null | undefined): string | null {
  const safe = toSafeUrl(address);
  return safe && !safe.external ? safe.url : null;
}

/**
 * The error of a URL that people enter, which may be outside the app.
 * @returns `null` for a safe URL
 */
export function validateUrl(address: string, label: string): string | null {
  if (hiddenCharacters.test(address.trim())) return `${label} must not contain invisible characters`;
  return toSafeUrl(address) ? null : `${label} must start with / or https://`;
}

/** The same for a URL inside the app. */
export function validateInternalUrl(address: string, label: string): string | null {
  if (hiddenCharacters.test(address.trim())) return `${label} must not contain invisible characters`;
  return toInternalUrl(address) === null ? `${label} must be a path in the portal, starting with /` : null;
}

function isInternalPath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  return !path.includes('\\') && !path.includes('//');
}
