import { expect, test } from 'vitest';
import { getHue, getInitials } from './initials.ts';

test.each([
  { name: 'Ada Demo', initials: 'AD', why: 'first and last word' },
  { name: 'Mary Jane van Dyke', initials: 'MD', why: 'not the words between' },
  { name: 'demo.admin', initials: 'DA', why: 'the parts of a user name' },
  { name: 'cher', initials: 'C', why: 'a single word has one' },
  { name: '  ', initials: '', why: 'no name, no letters' },
  { name: '𝒜da Émile', initials: '𝒜É', why: 'letters outside of the basic plane are not cut' },
])('$name has the initials $initials: $why', ({ name, initials }) =>
  expect(getInitials(name)).toBe(initials),
);

test('a name has the same hue each time, in any case, and names differ', () => {
  expect(getHue('Ada Demo')).toBe(getHue(' ada demo'));
  const hues = new Set(['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo'].map(getHue));
  expect(hues.size).toBeGreaterThan(3);
  for (const hue of hues) expect((hue - 20) % 45).toBe(0);
});
