import { expect, test } from 'vitest';
import { emptyCampaignDraft, type CampaignDraft } from './campaign.ts';
import { findClashingRanges, toClashQuery, type NumberedRange } from './clashes.ts';

const draft: CampaignDraft = {
  ...emptyCampaignDraft,
  saleDateBegin: '20250306',
  saleDateEnd: '20250319',
  mailerCode1Start: '410000',
  mailerCode1End: '410099',
  mailerCode3Start: 'quilta',
  mailerCode3End: 'quiltf',
  mailerCode4Start: '500000',
};

test('the query contains dates and complete ranges only', () => {
  expect(toClashQuery(draft, 1204)).toEqual({
    saleBegin: '20250306',
    saleEnd: '20250319',
    ranges: '410000-410099,QUILTA-QUILTF',
    exceptId: 1204,
  });
  expect(toClashQuery(draft)?.exceptId).toBe(0);
});

test.each<[why: string, change: Partial<CampaignDraft>]>([
  ['no begin', { saleDateBegin: '' }],
  ['an invalid end date', { saleDateEnd: '20250230' }],
  ['no complete range', { mailerCode1End: '', mailerCode3Start: '' }],
])('there is no query with %s', (_why, change) => expect(toClashQuery({ ...draft, ...change })).toBeNull());

test('overlapping ranges are listed, and those from before an edit are not', () => {
  const meetings = (ranges: NumberedRange[]) =>
    findClashingRanges(draft, {
      campaignId: 1187,
      shortDescription: 'Home Decor Days 2025',
      saleDateBegin: '2025-03-16T00:00:00',
      saleDateEnd: '2025-03-24T00:00:00',
      ranges,
    }).map(({ own, other }) => [own.number, other.number]);
  expect(
    meetings([
      { number: 2, start: '410099', end: '410200' },
      { number: 5, start: 'QUILTF', end: 'QUILTZ' },
      { number: 6, start: '410100', end: '410200' },
      { number: 31, start: '410000', end: '410099' },
    ]),
  ).toEqual([
    [1, 2],
    [3, 5],
  ]);
});
