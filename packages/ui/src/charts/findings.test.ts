import { describe, expect, test } from 'vitest';
import { createFormats } from '../theme/createFormats.ts';
import { chartLocaleText } from './chartLocaleText.ts';
import { describeBars, describeLines, describeShares } from './findings.ts';

const format = (value: number) => `${value}!`;
const formats = { ...createFormats('de-DE'), number: format, percent: (value: unknown) => `${value}!` };
const days = ['2026-06-01', '2026-06-02', '2026-06-03'];
const series = (label: string, ...values: (number | null)[]) => ({ id: label, label, values, styleIndex: 0 });

describe('lines', () => {
  test.each([
    {
      name: 'say when the first one is highest',
      lines: [series('All', 2, 9, 4), series('Part', 50, 1, 1)],
      text: '01.06.2026 to 03.06.2026 · All: highest 9! on 02.06.2026',
    },
    {
      name: 'without values say the period only',
      lines: [series('All', null, null, 4)],
      text: '01.06.2026 to 03.06.2026',
    },
  ])('$name', ({ lines, text }) => expect(describeLines(days, lines, formats, chartLocaleText)).toBe(text));

  test('of one day say that day', () =>
    expect(describeLines(['2026-06-01'], [series('All', 2)], formats, chartLocaleText)).toBe('01.06.2026'));
});

test('shares say which one has changed most, up or down', () => {
  const shares = [series('Mail', null, 60, 45), series('Email', 40, 40, 50)];
  expect(describeShares(days, shares, formats, chartLocaleText)).toBe(
    '01.06.2026 to 03.06.2026 · Mail: from 60! to 45!',
  );
});

describe('bars', () => {
  const bar = (name: string, value: number | null) => ({ id: name, name, value });
  test.each([
    { name: 'name the largest', bars: [bar('A', 9), bar('B', 3)], text: 'Sales: highest A, 9!' },
    { name: 'with two largest say nothing', bars: [bar('A', 9), bar('B', 9)], text: null },
    { name: 'of one row say nothing', bars: [bar('A', 9)], text: null },
    { name: 'without values say nothing', bars: [bar('A', null), bar('B', null)], text: null },
  ])('$name', ({ bars, text }) => expect(describeBars(bars, 'Sales', format, chartLocaleText)).toBe(text));
});
