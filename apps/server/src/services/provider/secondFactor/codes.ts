import { hash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { PRODUCT_NAME } from '../../../config/productName.ts';

/** What every authenticator app supports; some ignore other values in the URI. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The code before and the one after are valid too: clocks differ, and typing takes time. */
const window = 1;
const recoveryCodeCount = 10;

/** A secret of 160 bits, as RFC 4226 recommends. */
export function createSecret(): Buffer {
  return randomBytes(20);
}

/** The secret as text to type, and as a URI for a QR code. */
export function describeSecret(secret: Buffer, username: string): { secret: string; uri: string } {
  const shared = toSecret(secret);
  const totp = new TOTP({ ...parameters, issuer: PRODUCT_NAME, label: username, secret: shared });
  return { secret: shared.base32, uri: totp.toString() };
}

/**
 * Compares a code with those that are valid now, in constant time.
 * @param code six digits
 * @param now milliseconds since 1970
 * @returns the time step of the code; `null` if it is wrong
 */
export function findTimeStep(secret: Buffer, code: string, now: number): number | null {
  const delta = TOTP.validate({
    ...parameters,
    token: code,
    secret: toSecret(secret),
    timestamp: now,
    window,
  });
  return delta === null ? null : TOTP.counter({ period: parameters.period, timestamp: now }) + delta;
}

/** The code of an app, without the blanks that it shows. */
export function isAppCode(normalized: string): boolean {
  return /^\d{6}$/.test(normalized);
}

/** Blanks, hyphens and case do not matter. */
export function normalizeCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Codes of 80 random bits, in groups of four. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const { base32 } = toSecret(randomBytes(10));
    return [0, 4, 8, 12].map((start) => base32.slice(start, start + 4)).join('-');
  });
}

/** Only the hash is stored. The codes are random, so that it needs no salt and no slow function. */
export function hashRecoveryCode(code: string): Buffer {
  return hash('sha256', normalizeCode(code), 'buffer');
}

/** Copied: the bytes of a small `Buffer` are part of a larger one. */
function toSecret(bytes: Buffer): Secret {
  return Secret.fromHex(bytes.toString('hex'));
}
