import type { MailerSummaryRow } from '@portal/domain/reports';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultValues } from '../../../../db/initial-data/defaultValues.ts';
import { empty, free, insertReportFixtures, quilting, unpriced } from '../../../../testing/reportFixtures.ts';
import { createReportClient } from '../../../../testing/reports.ts';
import { testServer } from '../../../../testing/testServer.ts';

const server = testServer();
const reports = createReportClient(server);

beforeAll(async () => {
  await reports.addPages();
  await insertReportFixtures(server.database.db);
});

describe('the mailer summary', () => {
  const ask = async (campaignId: number, changes: object = {}) =>
    (await reports.askMailerSummary(campaignId, changes)).json<MailerSummaryRow[]>();
  const campaign = {
    campaignDescription: 'Spring quilting',
    saleDateBegin: '2025-03-06T00:00:00',
    saleDateEnd: '2025-03-19T00:00:00',
  };

  test('is returned as in the contract', async () => {
    expect(await ask(quilting)).toEqual([
      {
        ...campaign,
        campaignId: quilting,
        campaignCouponNumber: 1,
        mailerCode: '410012',
        mailerDescription: 'Mailer 410012',
        quantity: 1_000,
        ttlResponses: 2,
        ttlUniqueResponses: 1,
        ttlPurchases: 1,
        avgTicket: 801.42,
        ttlPurchaseAmount: 801.42,
        ttlCost: 420.11,
        marginPct: 47.58,
        roi: -9.21,
        burdenedROI: -9.21,
        sequenceNumberStart: 1_000_450_001,
        sequenceNumberEnd: 1_000_451_000,
      },
      {
        ...campaign,
        campaignId: quilting,
        campaignCouponNumber: 1,
        mailerCode: '410013',
        mailerDescription: 'Mailer 410013',
        quantity: 500,
        ttlResponses: 1,
        ttlUniqueResponses: 1,
        ttlPurchases: 1,
        avgTicket: -20,
        ttlPurchaseAmount: -20,
        ttlCost: -8.5,
        marginPct: 57.5,
        roi: -105.48,
        burdenedROI: -105.48,
        sequenceNumberStart: null,
        sequenceNumberEnd: null,
      },
      ...[1, 0].map((campaignCouponNumber) => ({
        ...campaign,
        campaignId: 0,
        campaignCouponNumber,
        mailerCode: null,
        mailerDescription: null,
        quantity: 1_500,
        ttlResponses: 3,
        ttlUniqueResponses: 2,
        ttlPurchases: 2,
        avgTicket: 390.71,
        ttlPurchaseAmount: 781.42,
        ttlCost: 411.61,
        marginPct: 47.33,
        roi: -41.3,
        burdenedROI: -41.3,
        sequenceNumberStart: null,
        sequenceNumberEnd: null,
      })),
    ]);
  });

  test('of a campaign without responses has its mailers with zeros', async () => {
    const rows = await ask(unpriced);
    expect(rows.map(({ mailerCode, quantity }) => [mailerCode, quantity])).toEqual([
      ['TABAAA', 200],
      [null, 200],
      [null, 200],
    ]);
    const zeros = {
      ttlResponses: 0,
      ttlUniqueResponses: 0,
      ttlPurchases: 0,
      avgTicket: 0,
      ttlPurchaseAmount: 0,
      ttlCost: 0,
    };
    for (const row of rows) expect(row).toMatchObject({ ...zeros, marginPct: 0 });
    // No default value CostPerPiece: mailing cost nothing.
    expect(rows[0]).toMatchObject({ roi: 0, burdenedROI: 0 });
  });

  test('of a campaign without mailers has only its total', async () => {
    expect(await ask(empty)).toMatchObject([{ campaignId: 0, campaignCouponNumber: 0, quantity: 0, roi: 0 }]);
  });

  test('has no return on pieces that cost nothing, and a negative margin below cost', async () => {
    expect(await ask(free)).toMatchObject(
      Array.from({ length: 3 }, () => ({ marginPct: -250, roi: 0, burdenedROI: 0, avgTicket: 10 })),
    );
  });

  test('uses the current default values', async () => {
    const { db } = server.database;
    const values = [
      { default_key: 'CostPerPiece', default_value1: ' 0.10 ' },
      { default_key: 'OverheadRatePct', default_value1: '25' },
    ];
    await db.insertInto('default_values').values(values).execute();
    expect((await ask(unpriced))[0]).toMatchObject({ roi: -100, burdenedROI: -100 });
    expect((await ask(quilting))[0]).toMatchObject({ roi: -9.21, burdenedROI: -27.37 });
    await db.updateTable('default_values').set({ default_value1: 'none' }).execute();
    expect((await ask(quilting))[0]).toMatchObject({ roi: -9.21, burdenedROI: -9.21 });
    await db.deleteFrom('default_values').execute();
  });

  test.each(defaultValues)('changes with the default value $default_key', async (value) => {
    const readFigures = async () => [await ask(unpriced), await ask(quilting)];
    const before = await readFigures();
    await server.database.db
      .insertInto('default_values')
      .values({ ...value, default_value1: '21' })
      .execute();
    expect(await readFigures()).not.toEqual(before);
    await server.database.db.deleteFrom('default_values').execute();
  });

  test.each([
    { changes: { campaignId: 99 }, status: 404, message: 'Campaign 99 not found' },
    { changes: { campaignId: 0 }, status: 400, message: /campaignId/ },
    { changes: { campaignId: 2_147_483_648 }, status: 400, message: /campaignId/ },
    { changes: { campaignId: '1; drop table responses' }, status: 400, message: /campaignId/ },
    { changes: { begin: '20250230' }, status: 400, message: 'begin must be a date in the form YYYYMMDD' },
    { changes: { end: 'now' }, status: 400, message: 'end must be a date in the form YYYYMMDD' },
    { changes: { expandedView: 'y' }, status: 400, message: /expandedView/ },
    { changes: { allocateNonSpecific: true }, status: 400, message: /allocateNonSpecific/ },
    { changes: { mailerCode: '4100123' }, status: 400, message: /mailerCode/ },
    { changes: { more: 1 }, status: 400, message: /more/ },
  ])('rejects $changes', async ({ changes, status, message }) => {
    const response = await reports.askMailerSummary(quilting, changes);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(message);
  });

  test.each(['NOSUCH', "' or '1", 'OTHER1'])('of the mailer %s has only the totals', async (mailerCode) => {
    const rows = await ask(quilting, { mailerCode: mailerCode.slice(0, 6) });
    expect(rows.map((row) => row.mailerCode)).toEqual([null, null]);
  });
});
