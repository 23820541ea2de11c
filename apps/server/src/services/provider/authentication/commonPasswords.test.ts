import { normalizePassword } from '@portal/domain';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../../db/demo-data/demoAccounts.ts';
import { commonPasswordCount, isCommonPassword } from './commonPasswords.ts';

test('at least three thousand passwords are known as common', () => {
  expect(commonPasswordCount).toBeGreaterThanOrEqual(3_000);
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
])('%s is one', (password) => expect(isCommonPassword(normalizePassword(password))).toBe(true));

test.each([
  '',
  'Blue-Kettle-41',
  'correct horse battery staple',
  ...demoAccounts.map((each) => each.password),
])('"%s" is none', (password) => expect(isCommonPassword(normalizePassword(password))).toBe(false));
