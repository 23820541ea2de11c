import { describe, expect, test } from 'vitest';
import { isTypoOf, matchText, splitWords } from './matchText.ts';

describe('a text is found', () => {
  test.each([
    { query: 'mailers', texts: ['Mailers'], rank: 0, why: 'the whole text, ignoring case' },
    { query: ' mail ', texts: ['Mailers'], rank: 1, why: 'its start' },
    { query: '1118', texts: ['Fall quilting', '1118'], rank: 0.5, why: 'another of the texts' },
    { query: 'quilt', texts: ['Fall quilting'], rank: 2, why: 'the start of a word' },
    { query: 'uilt', texts: ['Fall quilting'], rank: 3, why: 'a part of a word' },
    { query: 'quilting fall', texts: ['Fall quilting'], rank: 2, why: 'words in another order' },
    { query: 'doe fall', texts: ['Fall quilting', 'jdoe'], rank: 3, why: 'words of several texts' },
    { query: 'cafe', texts: ['Café'], rank: 0, why: 'without its accents' },
    { query: 'doe', texts: ['john.doe'], rank: 2, why: 'a part of a name' },
    { query: '25', texts: ['A25'], rank: 3, why: 'a figure behind a letter' },
    { query: 'mail', texts: ['Add mail', 'Mail'], rank: 0.5, why: 'the best of the texts counts' },
    { query: 'qiulting', texts: ['Fall quilting'], rank: 4, why: 'two letters are swapped' },
    { query: 'campain', texts: ['Campaign Update'], rank: 4, why: 'a letter is missing' },
    { query: 'summarry', texts: ['Mailer Summary'], rank: 4, why: 'a letter is added' },
    { query: 'sugnup', texts: ['Signup Statistics'], rank: 4, why: 'a letter is wrong' },
    { query: 'statsitcis', texts: ['Signup Statistics'], rank: 4, why: 'a long word has two typos' },
    { query: 'sumary mailer', texts: ['Mailer Summary'], rank: 4, why: 'the worst word counts' },
  ])('"$query" in $texts: $why', ({ query, texts, rank }) => expect(matchText(query, texts)).toBe(rank));
});

describe('a text is not found', () => {
  test.each([
    { query: '', texts: ['Mailers'], why: 'nothing is typed' },
    { query: ' / ', texts: ['Mailers'], why: 'only separators are typed' },
    { query: 'payroll', texts: ['Mailers'], why: 'no word is similar' },
    { query: 'add payroll', texts: ['Add Mailer'], why: 'a word is missing' },
    { query: 'sab', texts: ['Sub'], why: 'a short word has a typo' },
    { query: 'mxxlers', texts: ['Mailers'], why: 'there are too many typos' },
  ])('"$query" in $texts: $why', ({ query, texts }) => expect(matchText(query, texts)).toBeNull());
});

test.each([
  { typed: 'camp', word: 'cmap', found: true },
  { typed: 'summ', word: 'summary', found: true },
  { typed: 'smumary', word: 'summary', found: true },
  { typed: 'sum', word: 'sun', found: false },
  { typed: 'abcde', word: 'bacde', found: true },
  { typed: 'abcdefgh', word: 'badcefgh', found: true },
  { typed: 'abcdefgh', word: 'badcfegh', found: false },
  { typed: 'abcd', word: 'bbdd', found: false },
  { typed: 'aabb', word: 'abab', found: true },
  { typed: 'xyab', word: 'ab', found: false },
  { typed: 'abcdefgh', word: 'abxxefgh', found: true },
  { typed: 'abcdefg', word: 'abxxefg', found: false },
])('$typed is a typo of $word: $found', ({ typed, word, found }) =>
  expect(isTypoOf(typed, word)).toBe(found),
);

test('words are split at blanks and punctuation, but not inside names, addresses and codes', () => {
  expect(splitWords('Offer List / Edit: john.doe@example.com, SP25_1')).toEqual([
    'offer',
    'list',
    'edit',
    'john.doe@example.com',
    'sp25_1',
  ]);
});
