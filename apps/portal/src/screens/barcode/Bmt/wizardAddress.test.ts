import { openWizard } from '@portal/domain/barcode';
import { expect, test } from 'vitest';
import { placeOf, placeQuery, readPlace } from './wizardAddress.ts';

const nothing = { jobId: null, step: null, copiedFrom: null };

test.each([
  { query: '', place: nothing },
  { query: 'job=17', place: { ...nothing, jobId: 17 } },
  { query: 'job=17&step=3', place: { ...nothing, jobId: 17, step: 3 } },
  { query: 'from=16', place: { ...nothing, copiedFrom: 16 } },
  { query: 'job=17&from=16', place: { ...nothing, jobId: 17 } },
  { query: 'step=3', place: nothing },
  { query: 'job=-17', place: nothing },
  { query: 'job=0', place: nothing },
  { query: 'job=17abc', place: nothing },
  { query: 'job=99999999999', place: nothing },
  { query: 'job=4294967296', place: nothing },
  { query: 'job=17&step=6', place: { ...nothing, jobId: 17 } },
])('?$query is read as $place', ({ query, place }) => {
  expect(readPlace(new URLSearchParams(query))).toEqual(place);
});

test('a place is written and read back', () => {
  for (const query of ['', 'job=17', 'job=17&step=3', 'from=16']) {
    expect(placeQuery(readPlace(new URLSearchParams(query))).toString()).toBe(query);
  }
});

test('where a state stands', () => {
  expect(placeOf(openWizard({ today: '2025-03-14' }))).toEqual(nothing);
  expect(placeOf(openWizard({ jobId: 17 }))).toBeNull();
});
