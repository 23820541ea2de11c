import { beforeAll, describe, expect, test } from 'vitest';
import { createReportClient } from '../../../../testing/reports.ts';
import { testServer } from '../../../../testing/testServer.ts';

const server = testServer();
const reports = createReportClient(server);

beforeAll(() => reports.addPages());

describe('customers by fiscal week', () => {
  const channels = [
    'dm_only',
    'em_only',
    'app_only',
    'sms_only',
    'dm_em',
    'dm_app',
    'dm_sms',
    'em_app',
    'em_sms',
    'sms_app',
    'dm_em_app',
    'dm_em_sms',
    'dm_sms_app',
    'em_sms_app',
    'dm_em_sms_app',
  ];

  test('channels are the stored counts, newest week first, and missing ones are not added', async () => {
    const pickCounts = (from: number) =>
      Object.fromEntries(channels.map((name, index) => [name, from + index]));
    await server.database.db
      .insertInto('customer_channel_weeks')
      .values([
        { week_start: '2025-03-09', ...pickCounts(100) },
        { week_start: '2025-03-23', ...pickCounts(200) },
      ] as never)
      .execute();
    const rows = await reports.read<Record<string, unknown>[]>('/api/CustomerReports/customerchannel');
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['FW08', '2025-03-23T00:00:00', '2025-03-29T00:00:00', ...channels.map((_name, index) => 200 + index)],
      ['FW06', '2025-03-09T00:00:00', '2025-03-15T00:00:00', ...channels.map((_name, index) => 100 + index)],
    ]);
  });

  test('segments are the stored counts', async () => {
    await server.database.db
      .insertInto('customer_segment_weeks')
      .values({
        week_start: '2025-02-02',
        total_customers: 100,
        first_signup: 9,
        first_purchase_any: 7,
        first_purchase_online: 3,
        first_purchase_retail: 4,
        active_012_purchase: 60,
        active_012_online_only: 20,
        active_012_retail_only: 30,
        active_012_both: 10,
        inactive_13_purchase: 25,
        inactive_13_online_only: 5,
        inactive_13_retail_only: 18,
        inactive_13_both: 2,
        no_purchase: 15,
      })
      .execute();
    const rows = await reports.read('/api/CustomerReports/customersegment');
    expect(rows).toEqual([
      {
        fiscalWeek: 'FW01',
        startDate: '2025-02-02T00:00:00',
        endDate: '2025-02-08T00:00:00',
        totalCustomers: 100,
        firstSignup: 9,
        firstPurchaseAny: 7,
        firstPurchaseOnline: 3,
        firstPurchaseRetail: 4,
        active012MoPurchase: 60,
        active012MoOnlineOnly: 20,
        active012MoRetailOnly: 30,
        active012MoBoth: 10,
        inactive13MoPurchase: 25,
        inactive13MoOnlineOnly: 5,
        inactive13MoRetailOnly: 18,
        inactive13MoBoth: 2,
        noPurchase: 15,
      },
    ]);
  });
});
