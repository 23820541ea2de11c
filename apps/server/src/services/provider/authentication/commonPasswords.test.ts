import { readFileSync } from 'node:fs';
import { normalizePassword } from '@portal/domain';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../../db/demo-data/demoAccounts.ts';
import { isCommonPassword } from './commonPasswords.ts';

test('at least three thousand passwords are known as common', () => {
  const file = new URL('./common-passwords.txt', import.meta.url);
  const passwords = new Set(readFileSync(file, 'utf8').split('\n').filter(isCommonPassword));
  expect(passwords.size).toBeGreaterThanOrEqual(3_000);
});

test.each([
  'password',
  'Password1',
  '123456',
  'QWERTY',
  'letmein',
  'iloveyou',
  'Welcome2024',
  'ｄｒａｇｏｎ',
])('%s is common', (password) => expect(isCommonPassword(normalizePassword(password))).toBe(true));

test.each([
  '',
  'Blue-Kettle-41',
  'correct horse battery staple',
  ...demoAccounts.map((each) => each.password),
])('"%s" is not common', (password) => expect(isCommonPassword(normalizePassword(password))).toBe(false));
