import { expect, test } from 'vitest';
import { omitValidFields, validateLength, validateLine, validateRequiredLine } from './textRules.ts';

test.each([
  { text: undefined, error: null },
  { text: null, error: null },
  { text: 'abc', error: null },
  { text: '🧶🧶🧶', error: null },
  { text: 'abcd', error: 'Note must have at most 3 characters' },
])('the length of $text', ({ text, error }) => expect(validateLength(text, 'Note', 3)).toBe(error));

test.each([
  { text: undefined, error: null },
  { text: null, error: null },
  { text: 'abc', error: null },
  { text: 'abcd', error: 'Name must have at most 3 characters' },
  { text: 'a\nb', error: 'Name must be one line' },
])('$text as one line', ({ text, error }) => expect(validateLine(text, 'Name', 3)).toBe(error));

test.each([
  { text: undefined, error: 'Name is required' },
  { text: ' ', error: 'Name is required' },
  { text: 'abc', error: null },
  { text: 'a\nb', error: 'Name must be one line' },
])('$text as a line that is required', ({ text, error }) =>
  expect(validateRequiredLine(text, 'Name', 3)).toBe(error),
);

test('only invalid fields have an error', () =>
  expect(omitValidFields({ name: null, note: 'Note is required' })).toStrictEqual({
    note: 'Note is required',
  }));
