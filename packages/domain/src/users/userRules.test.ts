/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, test } from 'vitest';
import {
  newUserDefaults,
  validateNewUser,
  validateUserEdit,
  type NewUserValues,
  type UserEditValues,
} from './userRules.ts';

const complete: NewUserValues = {
  username: 'ines.halloran',
  password: 'Blue-Kettle-41',
  email: 'ines.halloran@example.com',
  firstName: 'Ines',
  lastName: 'Halloran',
  company: 'Craft Retail',
  companyAbbrev: 'JAS',
  department: 'Customer Care',
  startPage: '',
};

const edited: UserEditValues = {
  ...complete,
  password: '',
  comment: '',
  timeZone: '',
  theme: '',
  isLockedOut: false,
};

const message = {
  username: 'User name must have more than 4 characters',
  oneLine: 'User name must be one line',
  lookAlike: 'User name must not contain look-alike or invisible characters',
  password: 'Password must have more than 4 characters',
  email: 'Enter a valid email address',
  firstName: 'First name must have more than 1 character',
  lastName: 'Last name must have more than 1 character',
  company: 'Company is required',
  startPage: 'Start page must be a path in the portal',
};

test('a complete user has no messages', () => {
  expect(validateNewUser(complete)).toEqual({});
  expect(validateUserEdit(edited)).toEqual({});
});

test('the form starts with company and department, and reports the other required fields in its order', () => {
  expect(Object.entries(validateNewUser(newUserDefaults))).toEqual([
    ['username', message.username],
    ['password', message.password],
    ['email', message.email],
    ['firstName', message.firstName],
    ['lastName', message.lastName],
  ]);
});

describe('each field of a new user', () => {
  test.each<[field: keyof NewUserValues, value: string | null, mistake: string | undefined]>([
    ['username', 'four', message.username],
    ['username', 'fiver', undefined],
    ['username', ' four ', message.username],
    ['username', '     ', message.username],
    ['username', '🙂🙂🙂', message.username],
    ['username', '🙂🙂🙂🙂🙂', undefined],
    ['username', null, message.username],
    ['username', 'ines\r\nhalloran', message.oneLine],
    ['username', 'ines\u200bhalloran', message.lookAlike],
    ['username', 'ines.h\u0430lloran', message.lookAlike],
    ['username', 'x'.repeat(257), 'User name must have at most 256 characters'],
    ['password', '1234', message.password],
    ['password', '12345', undefined],
    ['password', '    5', undefined],
    ['password', null, message.password],
    ['password', 'x'.repeat(256), undefined],
    ['password', 'x'.repeat(257), 'Password must have at most 256 characters'],
    ['email', '', message.email],
    ['email', 'a@b', message.email],
    ['email', 'a b@c.d', message.email],
    ['email', 'a@b.co', undefined],
    ['firstName', 'I', message.firstName],
    ['firstName', ' I ', message.firstName],
    ['firstName', 'Bo', undefined],
    ['firstName', 'Ines\nBcc: x', 'First name must be one line'],
    ['firstName', 'x'.repeat(101), 'First name must have at most 100 characters'],
    ['lastName', 'H', message.lastName],
    ['lastName', 'Ng', undefined],
    ['companyAbbrev', '', message.company],
    ['companyAbbrev', ' ', message.company],
    ['companyAbbrev', null, message.company],
    ['company', '', undefined],
    ['department', '', undefined],
    ['department', null, undefined],
    ['department', 'a\tb', 'Department must be one line'],
    ['startPage', null, undefined],
    ['startPage', 'a\nb', 'Start page must be one line'],
    ['startPage', ' //evil.example', message.startPage],
    ['startPage', '/Campaigns/MailerList', undefined],
    ['startPage', 'Mailers', undefined],
    ['startPage', '//evil.example', message.startPage],
    ['startPage', '/\\evil.example', message.startPage],
    ['startPage', '/\t/evil.example', message.startPage],
  ])('%s %j: %s', (field, value, mistake) => {
    expect(validateNewUser({ ...complete, [field]: value })).toEqual(mistake ? { [field]: mistake } : {});
  });
});

describe('each field of an edited user', () => {
  test.each<[field: keyof UserEditValues, value: string | null, mistake: string | undefined]>([
    ['firstName', 'I', message.firstName],
    ['lastName', 'H', message.lastName],
    ['companyAbbrev', '', message.company],
    ['email', '', undefined],
    ['email', null, undefined],
    ['email', 'abc', message.email],
    ['password', '', undefined],
    ['password', null, undefined],
    ['password', '1234', message.password],
    ['password', '12345', undefined],
    ['comment', 'two\nlines', undefined],
    ['comment', 'x'.repeat(4_001), 'Comment must have at most 4000 characters'],
    ['department', 'a\tb', 'Department must be one line'],
    ['timeZone', 'America/New_York', undefined],
    ['timeZone', 'a\nb', 'Time zone must be one line'],
    ['theme', 'dark\r', 'Theme must be one line'],
    ['startPage', 'javascript:alert(1)', undefined],
    ['startPage', '/x//y', message.startPage],
  ])('%s %j: %s', (field, value, mistake) => {
    expect(validateUserEdit({ ...edited, [field]: value })).toEqual(mistake ? { [field]: mistake } : {});
  });
});
