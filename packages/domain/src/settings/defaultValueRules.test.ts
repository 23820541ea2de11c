import { expect, test } from 'vitest';
import { validateDefaultValueText, validateDefaultValue } from './defaultValueRules.ts';

test.each([
  { key: 'OverheadRatePct', value: '12.5', mistake: null },
  { key: 'OverheadRatePct', value: ' 0 ', mistake: null },
  { key: 'OverheadRatePct', value: '', mistake: 'OverheadRatePct must be a number from 0 to 1000' },
  { key: 'OverheadRatePct', value: '-1', mistake: 'OverheadRatePct must be a number from 0 to 1000' },
  { key: 'OverheadRatePct', value: '1e3', mistake: 'OverheadRatePct must be a number from 0 to 1000' },
  { key: 'OverheadRatePct', value: '12,5', mistake: 'OverheadRatePct must be a number from 0 to 1000' },
  { key: 'OverheadRatePct', value: '1000', mistake: null },
  { key: 'OverheadRatePct', value: '1000.1', mistake: 'OverheadRatePct must be a number from 0 to 1000' },
  { key: 'CostPerPiece', value: '0.42', mistake: null },
  { key: 'CostPerPiece', value: '$0.42', mistake: 'CostPerPiece must be a number from 0 to 1000000' },
  { key: 'OtherText', value: 'two\nlines', mistake: null },
  { key: 'OtherText', value: 'x'.repeat(4_000), mistake: null },
  {
    key: 'OtherText',
    value: 'x'.repeat(4_001),
    mistake: 'OtherText must have at most 4000 characters',
  },
  { key: 'constructor', value: 'anything', mistake: null },
])('$key "$value": $mistake', ({ key, value, mistake }) =>
  expect(validateDefaultValueText(key, value)).toBe(mistake),
);

test('a row has a message for each invalid field', () => {
  const row = { defaultKey: 'CostPerPiece', defaultValue1: '21', defaultHelpText: null };
  expect(validateDefaultValue(row)).toEqual({});
  expect(validateDefaultValue({ ...row, defaultHelpText: 'x'.repeat(4_000) })).toEqual({});
  expect(validateDefaultValue({ ...row, defaultValue1: 'soon', defaultHelpText: 'x'.repeat(4_001) })).toEqual(
    {
      defaultValue1: 'CostPerPiece must be a number from 0 to 1000000',
      defaultHelpText: 'Help text must have at most 4000 characters',
    },
  );
});
