import { expect, test } from 'vitest';
import { mergeUserEdits, findUserDifferences, toUserEditValues } from './userEdit.ts';
import type { User } from './user.ts';

const user: User = {
  userId: 7,
  username: 'ines.halloran',
  firstName: 'Ines',
  lastName: 'Halloran',
  email: 'ines@jas.example',
  comment: null,
  company: 'Craft Retail',
  companyAbbrev: 'JAS',
  department: null,
  timeZone: null,
  theme: 'dark',
  startPage: null,
  userName8: null,
  isLockedOut: false,
  creationDate: '2025-01-01T00:00:00',
  lastLoginDate: null,
  lastActivityDate: null,
  lastLockedOutDate: null,
  failedPasswordAttemptCount: 0,
  failedPasswordAttemptWindowStart: null,
  failedPasswordAnswerAttemptCount: 0,
  failedPasswordAnswerAttemptWindowStart: null,
  applicationName: 'portal',
};
const base = toUserEditValues(user);

test('a form starts with empty texts for missing values, and without a password', () => {
  expect(base).toEqual({
    password: '',
    email: 'ines@jas.example',
    firstName: 'Ines',
    lastName: 'Halloran',
    company: 'Craft Retail',
    companyAbbrev: 'JAS',
    department: '',
    startPage: '',
    comment: '',
    timeZone: '',
    theme: 'dark',
    isLockedOut: false,
  });
});

test.each([
  { why: 'only the other user changed it', theirs: 'Reyes', mine: 'Halloran', by: ['them'], merged: 'Reyes' },
  { why: 'only this user changed it', theirs: 'Halloran', mine: 'Ortiz', by: ['me'], merged: 'Ortiz' },
  { why: 'both changed it differently', theirs: 'Reyes', mine: 'Ortiz', by: ['both'], merged: 'Reyes' },
  { why: 'both changed it in the same way', theirs: 'Reyes', mine: 'Reyes', by: [], merged: 'Reyes' },
  { why: 'neither changed it', theirs: 'Halloran', mine: 'Halloran', by: [], merged: 'Halloran' },
])('$why: editing continues with $merged', ({ theirs, mine, by, merged }) => {
  const versions = {
    base,
    theirs: { ...base, lastName: theirs },
    mine: { ...base, lastName: mine, password: 'Blue-Kettle-41' },
  };
  expect(findUserDifferences(versions).map(({ changedBy }) => changedBy)).toEqual(by);
  const { values, replaced } = mergeUserEdits(versions);
  expect(values).toEqual({ ...base, lastName: merged, password: 'Blue-Kettle-41' });
  expect(replaced).toEqual(by[0] === 'both' ? { lastName: mine } : {});
});

test('the company is saved with its abbreviation', () => {
  const theirs = { ...base, company: 'Marketing Services', companyAbbrev: 'MSC' };
  const { values } = mergeUserEdits({ base, theirs, mine: { ...base, isLockedOut: true } });
  expect(values).toEqual({ ...theirs, isLockedOut: true });
});
