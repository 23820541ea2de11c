import { describe, expect, test } from 'vitest';
import {
  type FieldProblem,
  collectFormProblems,
  collectSchemaProblems,
  collectServerProblems,
  splitProblems,
} from './formErrors.ts';
import type { SchemaIssue } from './FormSchema.ts';
import type { ServerFieldMessages } from '../feedback/SubmitResult.ts';

describe('schema issues', () => {
  test.each<{ why: string; issues: SchemaIssue[]; problems: FieldProblem[] }>([
    { why: 'no errors', issues: [], problems: [] },
    {
      why: 'only the first message of a field is used',
      issues: [
        { message: 'too short', path: ['name'] },
        { message: 'no letters', path: ['name'] },
      ],
      problems: [{ name: 'name', message: 'too short' }],
    },
    {
      why: 'path of a nested value, also as segments',
      issues: [{ message: 'wrong', path: ['ranges', 3, { key: 'start' }] }],
      problems: [{ name: 'ranges.3.start', message: 'wrong' }],
    },
    {
      why: 'the form as a whole',
      issues: [{ message: 'end before begin' }],
      problems: [{ name: '', message: 'end before begin' }],
    },
  ])('$why', ({ issues, problems }) => expect(collectSchemaProblems(issues)).toEqual(problems));
});

describe('server messages', () => {
  test.each<{ why: string; fields: ServerFieldMessages; problems: FieldProblem[] }>([
    { why: 'no errors', fields: {}, problems: [] },
    { why: 'one text', fields: { email: 'is in use' }, problems: [{ name: 'email', message: 'is in use' }] },
    {
      why: 'several texts of one field',
      fields: { email: ['is in use.', 'Choose another.'] },
      problems: [{ name: 'email', message: 'is in use. Choose another.' }],
    },
    { why: 'empty texts are ignored', fields: { email: '', name: [], desk: ['', ''] }, problems: [] },
    {
      why: 'null instead of a text',
      fields: { email: null } as unknown as ServerFieldMessages,
      problems: [],
    },
  ])('$why', ({ fields, problems }) => expect(collectServerProblems(fields)).toEqual(problems));
});

const wrong = (message: string) => ({ type: 'schema', message });

test('an error of a hidden field becomes a form error with the field name', () => {
  const problems = [
    { name: 'email', message: 'is in use' },
    { name: 'costCentre', message: 'is not a known property' },
    { name: '', message: 'The user is locked' },
  ];
  expect(splitProblems(problems, (name) => name === 'email')).toEqual({
    fields: [{ name: 'email', message: 'is in use' }],
    lines: ['costCentre: is not a known property', 'The user is locked'],
  });
});

test('nested errors are collected at any depth, also of a field named message', () => {
  const errors = {
    email: wrong('no address'),
    message: wrong('is empty'),
    ranges: [undefined, { start: wrong('wrong'), end: wrong('missing') }],
    root: { form: wrong('end before begin') },
  };
  expect(collectFormProblems(errors)).toEqual([
    { name: 'email', message: 'no address' },
    { name: 'message', message: 'is empty' },
    { name: 'ranges.1.start', message: 'wrong' },
    { name: 'ranges.1.end', message: 'missing' },
    { name: '', message: 'end before begin' },
  ]);
});
