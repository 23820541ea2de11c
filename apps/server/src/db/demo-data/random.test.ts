import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const drawValues = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 20 }, () => random.int(1, 1_000));
};

test('the same seed gives the same values, another seed different ones', () => {
  expect(drawValues('a')).toEqual(drawValues('a'));
  expect(drawValues('a')).not.toEqual(drawValues('b'));
});

test('values stay within their bounds and reach them', () => {
  const random = createRandom('bounds');
  const seen = new Set(Array.from({ length: 500 }, () => random.int(3, 6)));
  expect([...seen].toSorted()).toEqual([3, 4, 5, 6]);
});

test('a time is within its hours, with two digits each', () => {
  const random = createRandom('times');
  const times = Array.from({ length: 500 }, () => random.time(8, 10));
  expect(times.filter((time) => !/^(08|09|10):[0-5]\d:[0-5]\d$/.test(time))).toEqual([]);
  expect(new Set(times.map((time) => time.slice(0, 2)))).toEqual(new Set(['08', '09', '10']));
  expect(new Set(times.map((time) => time.slice(3, 5))).size).toBe(60);
  expect(new Set(times.map((time) => time.slice(6))).size).toBe(60);
});

test('a sample contains each item once', () => {
  const sample = createRandom('sample').sample([1, 2, 3, 4, 5], 4);
  expect(new Set(sample).size).toBe(4);
  expect(createRandom('sample').sample([1, 2], 9).toSorted()).toEqual([1, 2]);
});
