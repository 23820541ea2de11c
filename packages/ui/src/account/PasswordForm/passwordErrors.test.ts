import { expect, test } from 'vitest';
import { groupPasswordErrors } from './passwordErrors.ts';

const listed = (...data: [fieldName: string, errorDescription: string][]) => ({
  ok: true as const,
  data: data.map(([fieldName, errorDescription]) => ({ fieldName, errorDescription })),
});

test.each([
  { answer: listed(), fields: {}, otherErrors: [], why: 'an empty list has no mistake' },
  {
    answer: listed(['oldPassword', 'wrong'], ['', 'try later'], ['oldPassword', 'really']),
    fields: { oldPassword: ['wrong', 'really'] },
    otherErrors: ['try later'],
    why: 'what belongs to a field, and what does not',
  },
  {
    answer: listed(['NewPassword ', 'short']),
    fields: { newPassword: ['short'] },
    otherErrors: [],
    why: 'names in any case',
  },
  {
    answer: listed(['userName', 'locked'], ['constructor', 'odd']),
    fields: {},
    otherErrors: ['locked', 'odd'],
    why: 'a field the form does not have',
  },
  { answer: listed(['', 'no'], ['', 'no'], ['', '']), fields: {}, otherErrors: ['no'], why: 'a text once' },
  {
    answer: { ok: false as const, message: 'The server could not be reached.' },
    fields: {},
    otherErrors: ['The server could not be reached.'],
    why: 'a failed call',
  },
  {
    answer: { ok: false as const, message: '', fields: { newPassword: ['short'], '': 'no' } },
    fields: { newPassword: ['short'] },
    otherErrors: ['no'],
    why: 'a refusal by fields',
  },
])('$why', ({ answer, fields, otherErrors }) =>
  expect(groupPasswordErrors(answer)).toEqual({ fields, otherErrors }),
);
