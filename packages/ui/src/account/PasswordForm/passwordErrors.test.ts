import { expect, test } from 'vitest';
import { groupPasswordErrors } from './passwordErrors.ts';

const listed = (...data: [fieldName: string, errorDescription: string][]) => ({
  ok: true as const,
  data: data.map(([fieldName, errorDescription]) => ({ fieldName, errorDescription })),
});

test.each([
  { answer: listed(), fields: {}, others: [], why: 'an empty list has no mistake' },
  {
    answer: listed(['oldPassword', 'wrong'], ['', 'try later'], ['oldPassword', 'really']),
    fields: { oldPassword: ['wrong', 'really'] },
    others: ['try later'],
    why: 'what belongs to a field, and what does not',
  },
  {
    answer: listed(['NewPassword ', 'short']),
    fields: { newPassword: ['short'] },
    others: [],
    why: 'names in any case',
  },
  {
    answer: listed(['userName', 'locked'], ['constructor', 'odd']),
    fields: {},
    others: ['locked', 'odd'],
    why: 'a field the form does not have',
  },
  { answer: listed(['', 'no'], ['', 'no'], ['', '']), fields: {}, others: ['no'], why: 'a text once' },
  {
    answer: { ok: false as const, message: 'The server could not be reached.' },
    fields: {},
    others: ['The server could not be reached.'],
    why: 'a failed call',
  },
  {
    answer: { ok: false as const, message: '', fields: { newPassword: ['short'], '': 'no' } },
    fields: { newPassword: ['short'] },
    others: ['no'],
    why: 'a refusal by fields',
  },
])('$why', ({ answer, fields, others }) => expect(groupPasswordErrors(answer)).toEqual({ fields, others }));
