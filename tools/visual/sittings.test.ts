import { expect, test } from 'vitest';
import { sittingsOf } from './sittings.ts';

test('modes that differ by the colour scheme alone share a sitting', () => {
  const modes = { light: { theme: 'light' }, dark: { theme: 'dark' }, compact: { density: 'compact' } };
  expect(sittingsOf(modes)).toEqual([
    {
      globals: {},
      pictures: [
        { mode: 'light', colorScheme: 'light' },
        { mode: 'dark', colorScheme: 'dark' },
      ],
    },
    { globals: { density: 'compact' }, pictures: [{ mode: 'compact', colorScheme: 'light' }] },
  ]);
});
