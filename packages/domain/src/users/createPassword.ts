/** 32 characters that are not mistaken for each other. */
const generatedCharacters = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Creates a password of four groups of four characters, with 5 random bits each: `k7fm-p2xq-…`.
 * @param bytes 16 random bytes
 */
export function createPassword(bytes: Uint8Array): string {
  const characters = [...bytes.subarray(0, 16)].map((byte) => generatedCharacters[byte % 32]);
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4).join('')).join('-');
}
