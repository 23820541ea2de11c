import { expect, test } from 'vitest';
import { findUnwantedWords } from './words.ts';

test('finds unwanted words in names and comments, but not within other words', () => {
  expect(
    findUnwantedWords('a.ts', 'const nobodysHash = 1;\n// Fetched anew.\nconst name = "Janewell";'),
  ).toEqual(['a.ts:1  "nobodys": write no one, no user', 'a.ts:2  "anew": write again, from scratch']);
});
