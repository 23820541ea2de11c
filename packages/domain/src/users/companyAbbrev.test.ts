import { expect, test } from 'vitest';
import { padCompanyAbbrev } from './companyAbbrev.ts';

test.each([
  { abbrev: 'JAS', padded: 'JAS' },
  { abbrev: 'JA', padded: 'JA_' },
  { abbrev: 'J', padded: 'J__' },
  { abbrev: 'J_', padded: 'J__' },
  { abbrev: 'JA ', padded: 'JA_' },
  { abbrev: '_AB', padded: '_AB' },
  { abbrev: '', padded: '' },
  { abbrev: '  ', padded: '' },
  { abbrev: '___', padded: '' },
  { abbrev: '_', padded: '' },
])('"$abbrev" is sent as "$padded"', ({ abbrev, padded }) => expect(padCompanyAbbrev(abbrev)).toBe(padded));
