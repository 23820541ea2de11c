import { expect, test } from 'vitest';
import { type CellEdit, parseEditedValue, isSameValue, toEditedValue } from './CellEdit.ts';

const text: CellEdit = { kind: 'text' };
const number: CellEdit = { kind: 'number' };
const tick: CellEdit = { kind: 'checkbox' };

test.each([
  { edit: text, value: null, typed: '', why: 'a missing value is an empty text' },
  { edit: text, value: 'Weekly Sales', typed: 'Weekly Sales', why: 'a text is unchanged' },
  { edit: number, value: 0, typed: '0', why: 'zero is not a missing value' },
  { edit: tick, value: null, typed: false, why: 'a missing value is unchecked' },
])('the input value of $value is $typed: $why', ({ edit, value, typed }) =>
  expect(toEditedValue(edit, value)).toBe(typed),
);

test.each([
  { edit: text, typed: ' a ', value: ' a ' },
  { edit: number, typed: ' 7.5 ', value: 7.5 },
  { edit: number, typed: '', value: Number.NaN },
  { edit: number, typed: 'seven', value: Number.NaN },
  { edit: tick, typed: true, value: true },
])('the input $typed is parsed as $value', ({ edit, typed, value }) =>
  expect(parseEditedValue(edit, typed)).toBe(value),
);

test.each([
  { edit: number, typed: '07', value: 7, same: true, why: 'the numbers are equal' },
  { edit: number, typed: 'x', value: 7, same: false, why: 'it is not a number' },
  { edit: text, typed: '07', value: '7', same: false, why: 'texts are compared exactly' },
  { edit: text, typed: '', value: null, same: true, why: 'both are empty' },
  { edit: tick, typed: true, value: false, same: false, why: 'it was toggled' },
])('$typed equals $value: $same, because $why', ({ edit, typed, value, same }) =>
  expect(isSameValue(edit, typed, value)).toBe(same),
);
