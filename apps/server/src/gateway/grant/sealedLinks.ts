import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

/** The session and browser (or other client) that a link is made for. */
export interface LinkHolder {
  tokenHash: Buffer;
  /** SHA-256 of the id in the browser's cookie. */
  browserHash: Buffer;
}

/** What a link contains, readable only for this server. */
export interface LinkContent {
  holder: LinkHolder;
  /** Path and query of the file at its service. */
  address: string;
}

/** How long a link is valid. */
export const linkLifetimeSeconds = 300;

const ivBytes = 12;
const tagBytes = 16;
const hashBytes = 32;
const minKeyLength = ivBytes + 2 * hashBytes + tagBytes;

/**
 * Creates a link that only its holder can follow, until it expires. The encrypted part contains the holder and
 * the address and authenticates path and expiry, so that none of them can be changed.
 * @param path the link's path on this server, without a query
 * @param expiresAtSeconds seconds since 1970
 */
export function sealLink(
  linkKey: Buffer,
  path: string,
  expiresAtSeconds: number,
  { holder, address }: LinkContent,
): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', linkKey, iv).setAAD(
    toAuthenticatedData(path, expiresAtSeconds),
  );
  const sealed = Buffer.concat([
    iv,
    cipher.update(Buffer.concat([holder.tokenHash, holder.browserHash, Buffer.from(address)])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return `${path}?until=${expiresAtSeconds}&key=${sealed.toString('base64url')}`;
}

/** Decrypts a link; `null` if the link is not authentic. Does not check the expiry. */
export function unsealLink(
  linkKey: Buffer,
  path: string,
  expiresAtSeconds: number,
  key: string,
): LinkContent | null {
  const sealed = Buffer.from(key, 'base64url');
  // Several base64url texts decode to the same bytes. Only the canonical one is valid.
  if (sealed.length < minKeyLength || sealed.toString('base64url') !== key) return null;
  const decipher = createDecipheriv('aes-256-gcm', linkKey, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(toAuthenticatedData(path, expiresAtSeconds))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    const content = Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
    const holder = {
      tokenHash: content.subarray(0, hashBytes),
      browserHash: content.subarray(hashBytes, 2 * hashBytes),
    };
    return { holder, address: content.toString('utf8', 2 * hashBytes) };
  } catch {
    return null;
  }
}

/** The hash of a browser id that links contain. */
export function hashBrowserId(id: string): Buffer {
  return hash('sha256', id, 'buffer');
}

function toAuthenticatedData(path: string, expiresAtSeconds: number): Buffer {
  return Buffer.from(`${path}\n${expiresAtSeconds}`);
}
