import { describe, expect, test } from 'vitest';
import { validateNewPassword, normalizePassword, validatePasswordChange } from './passwordRules.ts';

const common = new Set(['password1', 'letmein', 'sunshine']);
const surroundings = {
  minLength: 5,
  words: ['anna.admin', 'Anna', 'Craft Retail', 'JAS', 'portal'],
  isCommon: (key: string) => common.has(key),
};

const tooShort = 'Password must have at least 5 characters';
const tooLong = 'Password must have at most 256 characters';
const tooCommon = 'This password is too common';
const tooNear = 'Password must not be based on the name of the user, the company or the portal';

describe('a new password', () => {
  test.each([
    { password: '', mistake: tooShort },
    { password: 'Abc4', mistake: tooShort },
    { password: 'Abc45', mistake: null },
    { password: '🙂🙂🙂🙂', mistake: tooShort },
    { password: '🙂🙂🙂🙂🙂', mistake: null },
    { password: '     ', mistake: null },
    { password: 'correct horse battery staple', mistake: null },
    { password: '🙂'.repeat(256), mistake: null },
    { password: 'x'.repeat(257), mistake: tooLong },
    { password: 'letmein', mistake: tooCommon },
    { password: 'LetMeIn', mistake: tooCommon },
    { password: 'ｌｅｔｍｅｉｎ', mistake: tooCommon },
    { password: 'letmein-over-the-hill', mistake: null },
    { password: 'anna.admin', mistake: tooNear },
    { password: 'ANNA-ADMIN-1', mistake: tooNear },
    { password: 'Anna1234', mistake: tooNear },
    { password: 'craft_retail!!!!!!', mistake: tooNear },
    { password: '2025CraftRetail', mistake: tooNear },
    { password: 'portalportal', mistake: tooNear },
    { password: 'Anna@CraftRetail.2025', mistake: tooNear },
    { password: 'Anna@CraftRetail.kettle', mistake: null },
    { password: 'Anna-likes-kettles', mistake: null },
    { password: 'Jasper-41', mistake: null },
    { password: 'Jas-41xy', mistake: null },
    { password: 'Anna12345', mistake: null },
  ])('"$password": $mistake', ({ password, mistake }) =>
    expect(validateNewPassword(password, surroundings)).toBe(mistake),
  );

  test('is compared with the longest word, whatever the order', () => {
    const words = surroundings.words.toReversed();
    expect(validateNewPassword('anna.admin', { ...surroundings, words })).toBe(tooNear);
  });

  test('can have a larger minimum length', () => {
    const longer = { ...surroundings, minLength: 12 };
    expect(validateNewPassword('Blue-Kettle', longer)).toBe('Password must have at least 12 characters');
    expect(validateNewPassword('Blue-Kettle-41', longer)).toBeNull();
  });

  test('of a million characters is validated quickly', () => {
    const started = Date.now();
    expect(validateNewPassword('ab'.repeat(500_000), surroundings)).toBe(tooLong);
    expect(Date.now() - started).toBeLessThan(1_000);
  });
});

test('a comparison key is the same in any case and Unicode form', () => {
  expect(normalizePassword('Ｐassword１')).toBe('password1');
});

test.each([
  { change: ['old', 'Blue-41', 'Blue-41'], mistakes: {}, why: 'server-side rules are not checked' },
  {
    change: ['', 'Blue', 'blue'],
    mistakes: {
      oldPassword: 'Current password is required',
      newPassword: tooShort,
      confirmPassword: 'The passwords do not match',
    },
    why: 'the longest list of errors',
  },
  {
    change: ['old', 'Blue-41', 'Blue-41 '],
    mistakes: { confirmPassword: 'The passwords do not match' },
    why: 'a blank is a character',
  },
  {
    change: ['', '', ''],
    mistakes: {
      oldPassword: 'Current password is required',
      newPassword: tooShort,
      confirmPassword: 'Confirm password is required',
    },
    why: 'an empty form',
  },
])('a password change: $why', ({ change, mistakes }) => {
  const [oldPassword = '', newPassword = '', confirmPassword = ''] = change;
  expect(validatePasswordChange({ oldPassword, newPassword, confirmPassword })).toEqual(mistakes);
});
