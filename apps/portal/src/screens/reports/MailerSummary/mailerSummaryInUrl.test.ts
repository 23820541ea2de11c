import { expect, test } from 'vitest';
import { replaceState } from '../../../url/urlState.ts';
import { mailerSummaryInUrl } from './mailerSummaryInUrl.ts';

const nothing = { type: 'other', campaignId: null, allocate: false, expandedView: 'N' };

test.each([
  { query: '', read: nothing },
  { query: 'CampaignId=1204', read: { ...nothing, campaignId: 1204 } },
  {
    query: 'type=TABS&CampaignId=7&AllocateNonSpecific=y&ExpandedView=Y',
    read: { type: 'tabs', campaignId: 7, allocate: true, expandedView: 'Y' },
  },
  { query: 'type=unknown&CampaignId=-1&ExpandedView=1', read: nothing },
  { query: 'CampaignId=99999999999', read: nothing },
  { query: 'CampaignId=1.5', read: nothing },
  { query: 'CampaignId=<script>&type=%00', read: nothing },
])('parses "$query"', ({ query, read }) =>
  expect(mailerSummaryInUrl.read(new URLSearchParams(query))).toEqual(read),
);

test.each([
  'CampaignId=1204',
  'type=email&CampaignId=7&AllocateNonSpecific=Y&ExpandedView=Y',
  'CampaignId=1204&sort=-roi',
])('writes %s as it was parsed and keeps the sorting', (query) => {
  const params = new URLSearchParams(query);
  expect(String(replaceState(params, mailerSummaryInUrl, mailerSummaryInUrl.read(params)))).toBe(query);
});
