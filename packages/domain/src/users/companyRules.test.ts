import { expect, test } from 'vitest';
import { validateCompany } from './companyRules.ts';

const company = { companyAbbrev: 'JAS', companyName: 'Craft Retail' };

test('everything is required', () => {
  expect(validateCompany(company)).toEqual({});
  expect(validateCompany({})).toEqual({
    companyAbbrev: 'Abbreviation is required',
    companyName: 'Company is required',
  });
});

const form = 'Abbreviation must have up to 3 capital letters or digits';
test.each([
  { abbrev: 'J', error: undefined },
  { abbrev: ' JA ', error: undefined },
  { abbrev: 'PX_', error: undefined },
  { abbrev: 'A1B', error: undefined },
  { abbrev: 'JASX', error: form },
  { abbrev: 'jas', error: form },
  { abbrev: 'J S', error: form },
  { abbrev: 'J-', error: form },
  { abbrev: '___', error: 'Abbreviation is required' },
])('the abbreviation $abbrev: $error', ({ abbrev, error }) => {
  expect(validateCompany({ ...company, companyAbbrev: abbrev }).companyAbbrev).toBe(error);
});

test.each([
  { name: ' ', error: 'Company is required' },
  { name: 'Craft\nRetail', error: 'Company must be one line' },
  { name: 'Cr\u200Baft', error: 'Company must not contain look-alike or invisible characters' },
  { name: 'x'.repeat(100), error: undefined },
  { name: 'x'.repeat(101), error: 'Company must have at most 100 characters' },
])('the name $name: $error', ({ name, error }) => {
  expect(validateCompany({ ...company, companyName: name }).companyName).toBe(error);
});
