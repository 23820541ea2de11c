import { expect, test } from 'vitest';
import { campaignFields, emptyCampaignDraft } from './campaign.ts';
import { toCampaignPayload, campaignToDraft } from './campaignDraft.ts';
import { campaignFilterOperators } from './campaignFilters.ts';

test('the dialog has eight texts, sixty codes and ten promo codes, range by range', () => {
  expect(campaignFields).toHaveLength(78);
  expect(new Set(campaignFields).size).toBe(78);
  expect(campaignFields.slice(8, 14)).toEqual([
    'mailerCode1Start',
    'mailerCode1End',
    'promocode1',
    'mailerCode2Start',
    'mailerCode2End',
    'promocode2',
  ]);
  expect(campaignFields.slice(-2)).toEqual(['mailerCode30Start', 'mailerCode30End']);
});

test('a loaded campaign fills the dialog: dates without dashes, null as empty text', () => {
  const draft = campaignToDraft({
    campaign: {
      shortDescription: 'Spring quilting 2025',
      saleDateBegin: '2025-03-06T00:00:00',
      saleDateEnd: '2025-03-19T00:00:00',
      costPerPiece: 0.42,
      longDescription: null,
      versionId: '2025-03-06T1',
      mailerCode1Start: '410000',
      mailerCode1End: '410099',
      mailerCode2Start: null,
    },
    promocodes: { promocode1: 'QUILT25', promocode2: null },
  });
  expect(draft).toEqual({
    ...emptyCampaignDraft,
    shortDescription: 'Spring quilting 2025',
    saleDateBegin: '20250306',
    saleDateEnd: '20250319',
    costPerPiece: '0.42',
    versionId: '2025-03-06T1',
    mailerCode1Start: '410000',
    mailerCode1End: '410099',
    promocode1: 'QUILT25',
  });
});

test.each([
  ['20250306', '20250306'],
  ['2025-03-06', '2025-03-06'],
  ['10/31/2020', '10/31/2020'],
  ['2025-02-30T00:00:00', '2025-02-30T00:00:00'],
])('the date %s is left for validation', (saleDateBegin, text) => {
  expect(campaignToDraft({ campaign: { saleDateBegin }, promocodes: {} }).saleDateBegin).toBe(text);
});

test('values are sent trimmed, codes in upper case, empty fields omitted', () => {
  const draft = {
    ...emptyCampaignDraft,
    shortDescription: '  Spring quilting  ',
    saleDateBegin: ' 20250306 ',
    costPerPiece: ' 0.420 ',
    longDescription: ' \n\t ',
    mailerCode1Start: ' quilta',
    mailerCode1End: 'quiltf ',
    mailerCode2Start: '  ',
    promocode1: ' Quilt25 ',
    promocode2: ' ',
  };
  expect(toCampaignPayload(draft, { campaignId: 1204, recalculateCampaign: true })).toEqual({
    campaign: {
      campaignId: 1204,
      shortDescription: 'Spring quilting',
      saleDateBegin: '20250306',
      costPerPiece: 0.42,
      mailerCode1Start: 'QUILTA',
      mailerCode1End: 'QUILTF',
      recalculateCampaign: true,
    },
    promocodes: { promocode1: 'Quilt25' },
  });
});

test('a new campaign is sent without an ID, an empty one without fields', () => {
  expect(toCampaignPayload(emptyCampaignDraft, { recalculateCampaign: false })).toStrictEqual({
    campaign: { recalculateCampaign: false },
    promocodes: {},
  });
});

test('seven filters, each with its default first', () => {
  expect(Object.entries(campaignFilterOperators).map(([filter, [first]]) => `${filter} ${first}`)).toEqual([
    'descr contains',
    'id eq',
    'dtBegin startswith',
    'dtEnd startswith',
    'mCodeStart contains',
    'mCodeEnd contains',
    'costPer contains',
  ]);
});
