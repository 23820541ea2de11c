import { describe, expect, test } from 'vitest';
import { validateRoleName, validateServerRoleName } from './roleRules.ts';

const required = 'Role name is required';
const lookAlike = 'Role name must not contain look-alike or invisible characters';
const tooLong = 'Role name must have at most 100 characters';

describe('a role', () => {
  test.each([
    { name: 'Coleman', mistake: null },
    { name: ' Night shift ', mistake: null },
    { name: 'Nähstube 🧵', mistake: null },
    { name: '', mistake: required },
    { name: ' \t', mistake: required },
    { name: 'JAS,MSC', mistake: 'Role name must not contain a comma' },
    { name: 'Ткань', mistake: null },
    { name: 'JAS\r\nMSC', mistake: 'Role name must be one line' },
    { name: 'J\u200bAS', mistake: lookAlike },
    { name: '\uff21dminister', mistake: lookAlike },
    { name: '\u0410dminister', mistake: lookAlike },
    { name: 'x'.repeat(100), mistake: null },
    { name: 'x'.repeat(101), mistake: tooLong },
  ])('"$name": $mistake', ({ name, mistake }) => expect(validateRoleName(name)).toBe(mistake));
});

describe('a server role', () => {
  test.each([
    { name: 'archive', mistake: null },
    { name: ' archive ', mistake: null },
    { name: 'a,b', mistake: null },
    { name: '', mistake: required },
    { name: 'Mailer Read', mistake: 'Role name must not contain a space' },
    { name: 'Mailer\u00a0Read', mistake: 'Role name must not contain a space' },
    { name: 'x'.repeat(101), mistake: tooLong },
  ])('"$name": $mistake', ({ name, mistake }) => expect(validateServerRoleName(name)).toBe(mistake));
});
