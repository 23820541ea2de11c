import { openWizard } from '@portal/domain/barcode';
import { expect, test } from 'vitest';
import { toWizardLocation, toWizardQuery, wizardInUrl } from './wizardUrl.ts';

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
])('?$query is parsed to $place', ({ query, place }) => {
  expect(wizardInUrl.read(new URLSearchParams(query))).toEqual(place);
});

test('a position is written and parsed again', () => {
  for (const query of ['', 'job=17', 'job=17&step=3', 'from=16']) {
    expect(toWizardQuery(wizardInUrl.read(new URLSearchParams(query))).toString()).toBe(query);
  }
});

test('the URL of a wizard state', () => {
  expect(toWizardLocation(openWizard({ today: '2025-03-14' }))).toEqual(nothing);
  expect(toWizardLocation(openWizard({ jobId: 17 }))).toBeNull();
});
