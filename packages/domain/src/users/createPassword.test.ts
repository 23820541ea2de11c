import { expect, test } from 'vitest';
import { createPassword } from './createPassword.ts';

test.each([
  { bytes: Array.from({ length: 16 }, () => 0), password: 'aaaa-aaaa-aaaa-aaaa' },
  { bytes: Array.from({ length: 16 }, (_byte, index) => index), password: 'abcd-efgh-ijkm-npqr' },
  { bytes: Array.from({ length: 16 }, (_byte, index) => index + 16), password: 'stuv-wxyz-2345-6789' },
  { bytes: Array.from({ length: 20 }, () => 255), password: '9999-9999-9999-9999' },
])('the generated password $password', ({ bytes, password }) => {
  expect(createPassword(new Uint8Array(bytes))).toBe(password);
});
