import { describe, expect, test } from 'vitest';
import {
  createRecoveryCodes,
  createSecret,
  describeSecret,
  findTimeStep,
  hashRecoveryCode,
  isAppCode,
  normalizeCode,
} from './codes.ts';

/** The secret and the codes of RFC 6238, of which apps show the last six digits. */
const secret = Buffer.from('12345678901234567890');

test.each([
  { seconds: 59, code: '287082', step: 1 },
  { seconds: 1_111_111_109, code: '081804', step: 37_037_036 },
  { seconds: 1_234_567_890, code: '005924', step: 41_152_263 },
  { seconds: 2_000_000_000, code: '279037', step: 66_666_666 },
])('at $seconds seconds $code is valid', ({ seconds, code, step }) =>
  expect(findTimeStep(secret, code, seconds * 1000)).toBe(step),
);

test.each([
  { steps: -2, isValid: false },
  { steps: -1, isValid: true },
  { steps: 1, isValid: true },
  { steps: 2, isValid: false },
])('a code is valid $steps time steps later: $isValid', ({ steps, isValid }) =>
  expect(findTimeStep(secret, '005924', (1_234_567_890 + steps * 30) * 1000)).toBe(
    isValid ? 41_152_263 : null,
  ),
);

test.each(['005925', '', '5924', '0059240'])('%j is not valid', (code) =>
  expect(findTimeStep(secret, code, 1_234_567_890_000)).toBeNull(),
);

test('the secret is described for an app', () => {
  expect(describeSecret(secret, 'ines.halloran')).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri:
      'otpauth://totp/Customer%20Service%20Portal:ines.halloran?issuer=Customer%20Service%20Portal' +
      '&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  });
  expect(createSecret()).toHaveLength(20);
  expect(createSecret()).not.toEqual(createSecret());
});

describe('recovery codes', () => {
  test('are ten, each another one', () => {
    const codes = createRecoveryCodes();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  });

  test('are recognized however they are typed, and differ from each other', () => {
    const hash = hashRecoveryCode('K3QV-7XTB-M2LA-P5WD');
    expect(hashRecoveryCode(' k3qv 7xtb-m2lap5wd ')).toEqual(hash);
    expect(hashRecoveryCode('K3QV-7XTB-M2LA-P5WE')).not.toEqual(hash);
  });
});

test.each([
  { typed: '492 039', code: '492039', isOfApp: true },
  { typed: '４９２０３９', code: '492039', isOfApp: true },
  { typed: '4920391', code: '4920391', isOfApp: false },
  { typed: 'k3qv-7xtb', code: 'K3QV7XTB', isOfApp: false },
])('$typed is the code $code', ({ typed, code, isOfApp }) => {
  expect(normalizeCode(typed)).toBe(code);
  expect(isAppCode(code)).toBe(isOfApp);
});
