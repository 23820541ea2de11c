import { expect, test } from 'vitest';
import { emptyCampaignDraft } from './campaign.ts';
import {
  getCampaignFieldLabel,
  listCampaignDifferences,
  pickMyCampaignChanges,
} from './campaignDifferences.ts';

const mine = { ...emptyCampaignDraft, shortDescription: ' Quilting ', mailerCode12Start: '410000' };

test('lists only differences, ignoring surrounding blanks', () => {
  expect(listCampaignDifferences({ ...mine, shortDescription: 'Quilting' }, mine)).toEqual([]);
  const theirs = { ...mine, shortDescription: 'Yarn', saleDateEnd: '20270120', mailerCode12Start: '' };
  expect(listCampaignDifferences({ ...theirs, promocode3: 'YARN' }, mine)).toEqual([
    { label: 'Campaign Name', theirs: 'Yarn', mine: 'Quilting' },
    { label: 'Sale End Date', theirs: '20270120', mine: '' },
    { label: 'Promo Code 3', theirs: 'YARN', mine: '' },
    { label: 'Mailer Code 12 Start', theirs: '', mine: '410000' },
  ]);
});

test('my changes are kept where their version has none', () => {
  const base = {
    ...emptyCampaignDraft,
    shortDescription: 'Quilting',
    saleDateEnd: '20270120',
    versionId: '1',
  };
  const theirs = { ...base, shortDescription: 'Yarn', costPerPiece: '0.42' };
  const changed = { ...base, shortDescription: 'Felt', saleDateEnd: '20270131', versionId: ' 1 ' };
  expect(pickMyCampaignChanges({ base, theirs, mine: changed })).toEqual({ saleDateEnd: '20270131' });
});

test.each([
  { field: 'saleDateBegin', label: 'Sale Begin Date' },
  { field: 'costPerPiece', label: 'Cost Per Piece' },
  { field: 'longDescription', label: 'Long Description' },
  { field: 'selectionCriteria', label: 'Selection Criteria' },
  { field: 'versionId', label: 'Version Id' },
  { field: 'analysisResults', label: 'Analysis Results' },
  { field: 'mailerCode30End', label: 'Mailer Code 30 End' },
  { field: 'promocode10', label: 'Promo Code 10' },
] as const)('the label of $field is $label', ({ field, label }) =>
  expect(getCampaignFieldLabel(field)).toBe(label),
);
