import { beforeAll, describe, expect, test } from 'vitest';
import { insertReportFixtures, quilting, response, sold } from '../../../testing/reportFixtures.ts';
import { createReportClient } from '../../../testing/reports.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const reports = createReportClient(server);

beforeAll(async () => {
  await reports.addPages();
  await insertReportFixtures(server.database.db);
});

test('stores are sorted by number', async () => {
  expect(await reports.read('/api/StoreName')).toEqual([
    { store: 7, storeName1: 'Cedar Falls' },
    { store: 1_023, storeName1: 'Maple Grove' },
  ]);
});

describe('the database rejects inconsistent figures', () => {
  const buildSecondResponse = (more: object) => response(quilting, 1, 11, more);
  test.each([
    {
      row: buildSecondResponse({ ...sold, is_first: false }),
      why: 'a coupon twice in one transaction',
    },
    {
      row: { ...buildSecondResponse(sold), coupon_number: 2 },
      why: 'a transaction with two first coupons',
    },
    {
      row: buildSecondResponse({ is_first: false }),
      why: 'a response without a purchase that is not counted',
    },
    { row: buildSecondResponse({ mailer_code: 'TABAAA' }), why: 'the mailer of another coupon' },
    { row: { ...buildSecondResponse({}), coupon_number: 21 }, why: 'an impossible coupon' },
    { row: buildSecondResponse({ store: 8 }), why: 'an unknown store' },
    { row: buildSecondResponse({ transaction_id: 99 }), why: 'a purchase without amounts' },
    { row: buildSecondResponse({ amount: 5, cost: 2, items: 1 }), why: 'amounts without a purchase' },
  ])('$why', async ({ row }) => {
    await expect(server.database.db.insertInto('responses').values(row).execute()).rejects.toThrow(
      /constraint/,
    );
  });
});
