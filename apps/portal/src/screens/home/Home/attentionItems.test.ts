import { expect, test } from 'vitest';
import { homeFixture } from './homeFixture.ts';
import { listAttentionItems } from './attentionItems.ts';

test('failures come first, then what is missing, then the rest', () => {
  const items = listAttentionItems(homeFixture);
  expect(items.map(({ tone, label, note, problems }) => [tone, label, note, ...(problems ?? [])])).toEqual([
    ['error', '1 job failed', undefined],
    ['error', '3 emails could not be delivered', undefined],
    ['warning', 'Holiday Baking 2026', 'Begins in 2 days', 'No cost per piece', 'No mailers in range 2'],
    ['info', '1,204 applications not opened yet', undefined],
    ['info', '15 locked users', undefined],
    ['info', 'Fall Quilting 2026', 'Ends tomorrow'],
  ]);
});

test('lines link to the list or to the records that are counted', () => {
  const items = listAttentionItems(homeFixture);
  expect(items[0]?.links).toEqual([
    { label: 'Holiday coupons', href: '/Campaigns/Bmt?job=41', title: 'No mailers found' },
  ]);
  expect(items.map(({ href }) => href)).toEqual([
    '/Campaigns/Bmt?list=jobs&status=Failed&dtBegin=2026-11-12',
    '/Admin/SendMessage?filter.failed=%3E0',
    '/Campaigns/CampaignUpdate?dialog=editCampaign&record=1118',
    '/Reports/MgpReview?opened=no&dtBegin=2026-10-26',
    '/Admin/UserMaint?filter.isLockedOut=Yes',
    '/Campaigns/CampaignUpdate?dialog=editCampaign&record=1098',
  ]);
});
