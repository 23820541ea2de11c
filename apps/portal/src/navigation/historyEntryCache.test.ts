import { expect, test } from 'vitest';
import { HistoryEntryCache } from './historyEntryCache.ts';

test('keeps the last value of each entry, for the most recently visited entries', () => {
  const places = new HistoryEntryCache<number>();
  places.set('first', 1);
  places.set('first', 2);
  for (let entry = 1; entry < 200; entry += 1) places.set(`entry ${entry}`, entry);
  expect(places.get('first')).toBe(2);

  places.set('first', 3);
  places.set('one more', 4);
  expect(places.get('first')).toBe(3);
  expect(places.get('entry 1')).toBeUndefined();
  expect(places.get('entry 2')).toBe(2);
});
