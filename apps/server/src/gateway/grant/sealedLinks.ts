import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** For whom a link is: a session, and the browser (or other client) that its answer went to. */
export interface LinkHolder {
  tokenHash: Buffer;
  /** SHA-256 of the id in the browser's cookie. */
  browserHash: Buffer;
}

/** How long a link is good. */
export const linkLifeSeconds = 300;

const ivBytes = 12;
const tagBytes = 16;
const hashBytes = 32;
const keyLength = ivBytes + 2 * hashBytes + tagBytes;

/**
 * Makes a link that only its holder can follow, for some minutes: the holder is encrypted in it together with what it
 * leads to and until when, so that nothing of it can be changed or read.
 * @param path what it leads to, without a query
 * @param until seconds since 1970
 */
export function sealLink(linkKey: Buffer, path: string, until: number, holder: LinkHolder): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', linkKey, iv).setAAD(boundTo(path, until));
  const sealed = Buffer.concat([
    iv,
    cipher.update(Buffer.concat([holder.tokenHash, holder.browserHash])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return `${path}?until=${until}&key=${sealed.toString('base64url')}`;
}

/** Who may follow a link; `null` for one that was never made like this. Whether its time is over is not asked here. */
export function openLink(linkKey: Buffer, path: string, until: number, key: string): LinkHolder | null {
  const sealed = Buffer.from(key, 'base64url');
  // Base64url reads more than one text as the same bytes; only the one that was made is right.
  if (sealed.length !== keyLength || sealed.toString('base64url') !== key) return null;
  const decipher = createDecipheriv('aes-256-gcm', linkKey, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(boundTo(path, until))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    const holder = Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
    return { tokenHash: holder.subarray(0, hashBytes), browserHash: holder.subarray(hashBytes) };
  } catch {
    return null;
  }
}

/** What is stored in a link of the id of a browser. */
export function hashBrowserId(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

function boundTo(path: string, until: number): Buffer {
  return Buffer.from(`${path}\n${until}`);
}
