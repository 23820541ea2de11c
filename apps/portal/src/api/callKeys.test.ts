import { expect, test } from 'vitest';
import { CallKeys } from './callKeys.ts';

test('a thing keeps its key until it has been answered', () => {
  const keys = new CallKeys();
  const first = keys.keyOf('start 17');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf('start 17')).toBe(first);
  expect(keys.keyOf('start 18')).not.toBe(first);
  keys.answered('start 17');
  expect(keys.keyOf('start 17')).not.toBe(first);
});
