import { expect, test } from 'vitest';
import { applyTextTransform, removeDayDashes, removeTimeColons, toUpperCase } from './textTransform.ts';

const withoutBlanks = (typed: string) => typed.replaceAll(' ', '');

test.each([
  { why: 'typed at the end', typed: 'ab', caret: 2, transform: toUpperCase, max: 6, value: 'AB', at: 2 },
  { why: 'typed in the middle', typed: 'AxB', caret: 2, transform: toUpperCase, max: 6, value: 'AXB', at: 2 },
  {
    why: 'a letter that becomes longer',
    typed: 'ßA',
    caret: 1,
    transform: toUpperCase,
    max: 6,
    value: 'SSA',
    at: 2,
  },
  {
    why: 'the result is cut to the maximum length',
    typed: 'ABCDEß',
    caret: 6,
    transform: toUpperCase,
    max: 6,
    value: 'ABCDES',
    at: 6,
  },
  {
    why: 'longer result without a maximum',
    typed: 'ß',
    caret: 1,
    transform: toUpperCase,
    max: undefined,
    value: 'SS',
    at: 2,
  },
  { why: 'removed characters', typed: '1 2', caret: 2, transform: withoutBlanks, max: 6, value: '12', at: 1 },
  { why: 'empty text', typed: '', caret: 0, transform: toUpperCase, max: 6, value: '', at: 0 },
])('$why: "$typed" becomes "$value"', ({ typed, caret, transform, max, value, at }) =>
  expect(applyTextTransform({ value: typed, caret }, transform, max)).toEqual({ value, caret: at }),
);

test.each([
  ['2027-03-05', '20270305'],
  [' 2027-03-05 ', '20270305'],
  ['2027-', '2027'],
  ['2027-0', '20270'],
  ['202703-', '202703'],
  ['20270305', '20270305'],
  ['2027-03-05T00:00', '20270305T00:00'],
  ['10/31/2020', '10/31/2020'],
  ['10-31-2020', '10-31-2020'],
  ['202-03-05', '202-03-05'],
  ['x2027-03-05', 'x2027-03-05'],
  ['', ''],
])('the day "%s" is kept as "%s"', (typed, kept) => expect(removeDayDashes(typed)).toBe(kept));

test.each([
  ['07:32:56', '073256'],
  [' 07:32:56 ', '073256'],
  ['07:', '07'],
  ['7:32', '732'],
  ['073256', '073256'],
])('the time "%s" is kept as "%s"', (typed, kept) => expect(removeTimeColons(typed)).toBe(kept));
