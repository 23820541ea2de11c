import { expect, test } from 'vitest';
import type { User } from './user.ts';
import {
  findAccessToMerge,
  listAccessCompanies,
  canAlter,
  findRolesToMerge,
  listUnlockedUsers,
  addRolesToUsers,
} from './userAccess.ts';

const someone = (username: string, isLockedOut = false) => ({ username, isLockedOut }) as User;
const holds = (username: string, rolename: string) => ({ username, rolename, applicationName: 'portal' });
const access = (companyAbbrev: string, alter: string | null = 'Y') => ({
  userName: 'x',
  companyAbbrev,
  mayAlter: alter,
});

test('users have their roles, matched by the exact user name', () => {
  const users = addRolesToUsers(
    [someone('ann'), someone('bob'), someone('Ann')],
    [holds('ann', 'JAS'), holds('ann', 'MSC'), holds('Ann', 'Coleman'), holds('gone', 'JAS')],
  );
  expect(users.map(({ roles }) => roles)).toEqual([['JAS', 'MSC'], [], ['Coleman']]);
});

test('role and access administration omits locked users and sorts the others by user name', () => {
  const users = listUnlockedUsers([someone('zoe'), someone('lou', true), someone('Ann'), someone('bob')]);
  expect(users.map(({ username }) => username)).toEqual(['Ann', 'bob', 'zoe']);
});

test.each([
  { own: ['JAS'], others: ['MSC', 'JAS', 'Coleman'], merged: ['MSC', 'Coleman'] },
  { own: [], others: ['JAS'], merged: ['JAS'] },
  { own: ['JAS'], others: ['JAS'], merged: [] },
  { own: ['jas'], others: ['JAS'], merged: ['JAS'] },
])('merging $others into $own gives $merged', ({ own, others, merged }) => {
  expect(findRolesToMerge(own, others)).toEqual(merged);
});

test('merging companies adds the missing ones, with their mayAlter, and changes no existing one', () => {
  expect(
    findAccessToMerge(
      [access('JAS', 'N')],
      [access('JAS'), access('MS', 'N'), access('COL', null), access('___')],
    ),
  ).toEqual([
    { companyAbbrev: 'MS_', mayAlter: 'N' },
    { companyAbbrev: 'COL', mayAlter: null },
    { companyAbbrev: '', mayAlter: 'Y' },
  ]);
  expect(findAccessToMerge([access('')], [access('')])).toEqual([]);
});

test.each([
  { value: 'N', alters: false },
  { value: 'Y', alters: true },
  { value: null, alters: true },
])('mayAlter $value means: $alters', ({ value, alters }) =>
  expect(canAlter({ mayAlter: value })).toBe(alters),
);

test('all companies come first, with an empty abbreviation', () => {
  const jas = { companyAbbrev: 'JAS', companyName: 'Craft Retail' };
  expect(listAccessCompanies([jas])).toEqual([{ companyAbbrev: '', companyName: 'All companies' }, jas]);
});
