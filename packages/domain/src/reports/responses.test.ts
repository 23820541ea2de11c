import { expect, test } from 'vitest';
import { randomNumbers } from './randomNumbers.ts';
import { filterCountedResponses } from './responses.ts';

const response = (id: string, couponNumber: number, transactionId: number | null) => ({
  id,
  couponNumber,
  transactionId,
});

test.each([
  {
    responses: [response('a', 2, 7), response('b', 1, 7)],
    primary: ['b'],
    why: 'once under the lowest coupon, whatever came first',
  },
  {
    responses: [response('a', 1, 7), response('b', 1, 7)],
    primary: ['a'],
    why: 'of one coupon the earlier',
  },
  {
    responses: [response('a', 1, null), response('b', 1, null)],
    primary: ['a', 'b'],
    why: 'without a purchase each',
  },
  {
    responses: [response('a', 1, 7), response('b', 2, 8), response('c', 3, 8)],
    primary: ['a', 'b'],
    why: 'each transaction once',
  },
  { responses: [], primary: [], why: 'none' },
])('the primary view counts $primary: $why', ({ responses, primary }) => {
  expect(filterCountedResponses(responses, false).map(({ id }) => id)).toEqual(primary);
  expect(filterCountedResponses(responses, true)).toEqual(responses);
});

test('on random responses the primary view has each transaction once, and all that have none', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = randomNumbers(seed);
    const responses = random.list(0, 40, () =>
      response('x', random.int(1, 6), random.int(0, 3) === 0 ? null : random.int(1, 15)),
    );
    const primary = filterCountedResponses(responses, false);
    const ids = primary.flatMap(({ transactionId }) => transactionId ?? []);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(new Set(ids)).toEqual(new Set(responses.flatMap(({ transactionId }) => transactionId ?? [])));
    expect(primary.length - ids.length).toBe(responses.filter((each) => each.transactionId === null).length);
    for (const counted of primary) {
      const lower = responses.filter(
        (each) => each.transactionId === counted.transactionId && each.couponNumber < counted.couponNumber,
      );
      expect(counted.transactionId === null ? [] : lower).toEqual([]);
    }
  }
});
