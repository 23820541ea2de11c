import { describe, expect, test } from 'vitest';
import {
  formatAddressLine,
  APPLICATION_NOT_FOUND,
  validateApplicationId,
  GRANT_FAILURE,
  parseApplicationId,
} from './application.ts';

describe('an applicant id', () => {
  test.each([
    { text: '204', id: 204, mistake: null },
    { text: ' 0204 ', id: 204, mistake: null },
    { text: '2147483647', id: 2_147_483_647, mistake: null },
    { text: '2147483648', id: null, mistake: null },
    { text: '9'.repeat(400), id: null, mistake: null },
    { text: '1', id: 1, mistake: null },
    { text: '0', id: null, mistake: null },
    { text: '', id: null, mistake: 'Enter an applicant ID.' },
    { text: '  ', id: null, mistake: 'Enter an applicant ID.' },
    { text: '-3', id: null, mistake: 'An applicant ID contains only digits.' },
    { text: '1.5', id: null, mistake: 'An applicant ID contains only digits.' },
    { text: '1e3', id: null, mistake: 'An applicant ID contains only digits.' },
    { text: '٣', id: null, mistake: 'An applicant ID contains only digits.' },
    { text: '204; drop table', id: null, mistake: 'An applicant ID contains only digits.' },
  ])('"$text" is parsed as $id, with the error: $mistake', ({ text, id, mistake }) => {
    expect(parseApplicationId(text)).toBe(id);
    expect(validateApplicationId(text)).toBe(mistake);
  });
});

test.each([
  {
    given: { address: '18 Harbor Lane', city: 'Duluth', state: 'MN', zip: '55802' },
    line: '18 Harbor Lane, Duluth, MN 55802',
  },
  { given: { address: null, city: 'Duluth', state: null, zip: '55802' }, line: 'Duluth, 55802' },
  { given: { address: ' ', city: null, state: 'MN', zip: null }, line: 'MN' },
  { given: { address: null, city: null, state: null, zip: null }, line: '' },
])('an address is "$line"', ({ given, line }) => expect(formatAddressLine(given)).toBe(line));

test('failures use the texts of the specification', () =>
  expect([APPLICATION_NOT_FOUND, GRANT_FAILURE]).toEqual([
    'ERROR: Application was not found',
    'ERROR: An error occurred',
  ]));
