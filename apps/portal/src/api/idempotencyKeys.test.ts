import { expect, test } from 'vitest';
import { IdempotencyKeys } from './idempotencyKeys.ts';

test('a thing keeps its key until it has been answered', () => {
  const keys = new IdempotencyKeys();
  const first = keys.getKey('start 17');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.getKey('start 17')).toBe(first);
  expect(keys.getKey('start 18')).not.toBe(first);
  keys.remove('start 17');
  expect(keys.getKey('start 17')).not.toBe(first);
});
