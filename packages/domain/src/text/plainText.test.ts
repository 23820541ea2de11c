import { expect, test } from 'vitest';
import { countCodePoints, isAmbiguousName, isBlank, isSingleLine, isStorableText } from './plainText.ts';

test.each([
  { text: '', blank: true },
  { text: ' \t\n', blank: true },
  { text: null, blank: true },
  { text: undefined, blank: true },
  { text: ' a ', blank: false },
  { text: '0', blank: false },
])('$text is blank: $blank', ({ text, blank }) => expect(isBlank(text)).toBe(blank));

test.each([
  { text: '', length: 0 },
  { text: 'abc', length: 3 },
  { text: '🧵🧶', length: 2 },
  { text: 'é', length: 1 },
])('$text has $length code points', ({ text, length }) => expect(countCodePoints(text)).toBe(length));

test.each([
  { text: 'Fleece 20% off 🧵', storable: true },
  { text: '', storable: true },
  { text: 'a\nb\u202E', storable: true },
  { text: 'a\0b', storable: false },
  { text: 'a\uD83E', storable: false },
  { text: '\uDDF5a', storable: false },
])('$text is storable: $storable', ({ text, storable }) => expect(isStorableText(text)).toBe(storable));

test.each([
  { text: 'Portal status: José 🧵', single: true },
  { text: '', single: true },
  { text: 'a\r\nBcc: b@c.de', single: false },
  { text: 'a\n', single: false },
  { text: 'a\tb', single: false },
  { text: 'a\u2028b', single: false },
  { text: 'a\u0085b', single: false },
])('$text is a single line: $single', ({ text, single }) => expect(isSingleLine(text)).toBe(single));

test.each([
  { name: 'Ines Núñez', ambiguous: false, why: 'accented letters are Latin' },
  { name: 'Nu\u0301n\u0303ez', ambiguous: false, why: 'also as separate combining characters' },
  { name: 'Ткань 2', ambiguous: false, why: 'one script, digits and blanks' },
  { name: 'John 山田', ambiguous: false, why: 'Han resembles no other script' },
  { name: 'Administer \u{1F9F5}', ambiguous: false, why: 'a symbol has no script' },
  { name: '\u0410dminister', ambiguous: true, why: 'a Cyrillic A' },
  { name: 'Administ\u03b5r', ambiguous: true, why: 'a Greek epsilon' },
  { name: '\uff21dminister', ambiguous: true, why: 'a full-width A' },
  { name: 'o\ufb03ce', ambiguous: true, why: 'a ligature' },
  { name: 'Admin\u00adister', ambiguous: true, why: 'a soft hyphen' },
])('"$name" is ambiguous: $ambiguous ($why)', ({ name, ambiguous }) =>
  expect(isAmbiguousName(name)).toBe(ambiguous),
);
