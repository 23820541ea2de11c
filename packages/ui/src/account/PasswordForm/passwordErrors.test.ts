import { expect, test } from 'vitest';
import { groupPasswordErrors } from './passwordErrors.ts';

const listed = (...data: [fieldName: string, errorDescription: string][]) => ({
  ok: true as const,
  data: data.map(([fieldName, errorDescription]) => ({ fieldName, errorDescription })),
});

test.each([
  { response: listed(), fields: {}, otherErrors: [], why: 'an empty list has no errors' },
  {
    response: listed(['oldPassword', 'wrong'], ['', 'try later'], ['oldPassword', 'really']),
    fields: { oldPassword: ['wrong', 'really'] },
    otherErrors: ['try later'],
    why: 'errors with and without a field',
  },
  {
    response: listed(['NewPassword ', 'short']),
    fields: { newPassword: ['short'] },
    otherErrors: [],
    why: 'field names in any case',
  },
  {
    response: listed(['userName', 'locked'], ['constructor', 'odd']),
    fields: {},
    otherErrors: ['locked', 'odd'],
    why: 'a field that is not in the form',
  },
  {
    response: listed(['', 'no'], ['', 'no'], ['', '']),
    fields: {},
    otherErrors: ['no'],
    why: 'duplicate texts are removed',
  },
  {
    response: {
      ok: true as const,
      data: [{ errorDescription: 'General one' }, { fieldName: null, errorDescription: 'General two' }],
    },
    fields: {},
    otherErrors: ['General one', 'General two'],
    why: 'errors without the name of a field',
  },
  {
    response: { ok: false as const, message: 'The server could not be reached.' },
    fields: {},
    otherErrors: ['The server could not be reached.'],
    why: 'a failed call',
  },
  {
    response: { ok: false as const, message: '', fields: { newPassword: ['short'], '': 'no' } },
    fields: { newPassword: ['short'] },
    otherErrors: ['no'],
    why: 'errors by field',
  },
])('$why', ({ response, fields, otherErrors }) =>
  expect(groupPasswordErrors(response)).toEqual({ fields, otherErrors }),
);
