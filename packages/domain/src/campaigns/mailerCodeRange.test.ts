import { describe, expect, test } from 'vitest';
import { seededRandom } from '../testing/seededRandom.ts';
import type { RangeNumber } from './campaign.ts';
import {
  isInRange,
  findRangeClashes,
  findRangeOverlaps,
  parseRanges,
  type MailerCodeRange,
} from './mailerCodeRange.ts';

const range = (number: RangeNumber, start: string, end: string): MailerCodeRange => {
  const [found] = parseRanges({ mailerCode1Start: start, mailerCode1End: end });
  if (!found) throw new Error(`${start}-${end} is no range`);
  return { ...found, number };
};

test.each([
  { start: '100000', end: '100010', code: '100000', isIn: true },
  { start: '100000', end: '100010', code: '100010', isIn: true },
  { start: '100000', end: '100010', code: '100011', isIn: false },
  { start: '100000', end: '100010', code: '099999', isIn: false },
  { start: '000000', end: '000009', code: '000005', isIn: true },
  { start: 'QUILTA', end: 'QUILTF', code: 'QUILTC', isIn: true },
  { start: 'QUILTA', end: 'QUILTF', code: 'QUILTG', isIn: false },
  { start: 'AAAAAA', end: 'ZZZZZZ', code: 'PR001X', isIn: false },
  { start: '000000', end: '999999', code: 'QUILTC', isIn: false },
  { start: '000000', end: '999999', code: '1234567', isIn: false },
  { start: 'AAAAAA', end: 'ZZZZZZ', code: 'quiltc', isIn: false },
])('$code in $start to $end: $isIn', ({ start, end, code, isIn }) =>
  expect(isInRange(range(1, start, end), code)).toBe(isIn),
);

test.each([
  { start: '100000', end: '100010', count: 1, why: 'six digits' },
  { start: ' quilta', end: 'QuiltF ', count: 1, why: 'six letters, in any case' },
  { start: '100000', end: '', count: 0, why: 'half-filled' },
  { start: '', end: '', count: 0, why: 'empty' },
  { start: '100010', end: '100000', count: 0, why: 'reversed' },
  { start: '100000', end: 'QUILTF', count: 0, why: 'digits and letters mixed' },
  { start: 'AB1234', end: 'AB1234', count: 0, why: 'not a code' },
])('"$start" to "$end" contains $count ranges: $why', ({ start, end, count }) =>
  expect(parseRanges({ mailerCode3Start: start, mailerCode3End: end })).toHaveLength(count),
);

test('ranges keep their numbers when others between them are empty', () => {
  const found = parseRanges({
    mailerCode2Start: null,
    mailerCode4Start: '100000',
    mailerCode4End: '100001',
    mailerCode30Start: 'aaaaaa',
    mailerCode30End: 'aaaaab',
  });
  expect(found).toEqual([
    { number: 4, kind: 'digits', start: '100000', end: '100001' },
    { number: 30, kind: 'letters', start: 'AAAAAA', end: 'AAAAAB' },
  ]);
});

test('two campaigns clash where ranges of the same kind share a code', () => {
  const own = [range(1, '100000', '100010'), range(2, 'AAAAAA', 'AAAAZZ')];
  const others = [range(1, '100010', '100020'), range(5, '100011', '100020'), range(6, 'AAAAZZ', 'BBBBBB')];
  expect(findRangeClashes(own, others).map((pair) => [pair.own.number, pair.other.number])).toEqual([
    [1, 1],
    [2, 6],
  ]);
});

describe('random ranges, compared with counting code by code', () => {
  const { int } = seededRandom(20_250_306);
  const random = (limit: number) => int(0, limit - 1);
  const code = (number: number) => String(number).padStart(6, '0');

  /** One to five ranges among so few codes that they meet often. */
  const cases = Array.from({ length: 500 }, () => {
    const spread = 3 + random(40);
    return Array.from({ length: 1 + random(5) }, (_, index) => {
      const [start = 0, end = 0] = [random(spread), random(spread)].toSorted((a, b) => a - b);
      return { number: (index * 2 + 1) as RangeNumber, start, end };
    });
  });
  type PlainRange = (typeof cases)[number][number];
  const toRanges = (plain: readonly PlainRange[]) =>
    plain.map(({ number, start, end }) => range(number, code(start), code(end)));
  const codesOf = ({ start, end }: PlainRange) =>
    new Set(Array.from({ length: end - start + 1 }, (_, step) => start + step));

  test('have the same overlaps', () => {
    for (const plain of cases) {
      const counted = plain.flatMap((one) =>
        plain.flatMap((other) => {
          const codes = other === one ? new Set() : codesOf(other);
          return [
            ...(codes.has(one.start) ? [`${one.number} Start ${other.number}`] : []),
            ...(codes.has(one.end) ? [`${one.number} End ${other.number}`] : []),
          ];
        }),
      );
      const found = findRangeOverlaps(toRanges(plain)).map(
        ({ number, edge, other }) => `${number} ${edge} ${other}`,
      );
      expect({ plain, found }).toEqual({ plain, found: counted });
    }
  });

  test('have the same clashes between two campaigns', () => {
    for (const [index, own] of cases.entries()) {
      const others = cases[(index * 7 + 1) % cases.length] ?? [];
      const counted = own.flatMap((one) =>
        others
          .filter((other) => [...codesOf(one)].some((each) => codesOf(other).has(each)))
          .map((other) => `${one.number} ${other.number}`),
      );
      const found = findRangeClashes(toRanges(own), toRanges(others)).map(
        (pair) => `${pair.own.number} ${pair.other.number}`,
      );
      expect({ own, others, found }).toEqual({ own, others, found: counted });
    }
  });

  test('cover both overlapping and separate ranges', () => {
    const hits = cases.filter((plain) => findRangeOverlaps(toRanges(plain)).length > 0);
    expect(hits.length).toBeGreaterThan(100);
    expect(hits.length).toBeLessThan(450);
  });
});
