import type { StoreDetailRow } from '@portal/domain/reports';
import { beforeAll, describe, expect, test } from 'vitest';
import { empty, free, insertReportFixtures, quilting, unpriced } from '../../../../testing/reportFixtures.ts';
import { createReportClient } from '../../../../testing/reports.ts';
import { testServer } from '../../../../testing/testServer.ts';

const server = testServer();
const reports = createReportClient(server);

beforeAll(async () => {
  await reports.addPages();
  await insertReportFixtures(server.database.db);
});

describe('details', () => {
  test('by store are returned as in the contract', async () => {
    const rows = await reports.read<StoreDetailRow[]>(`/api/MailerDetailsStore/${quilting}/1/410012/N`);
    expect(rows).toEqual([
      storeRow(0, { geoMailed: 500, GeoRoiPct: -100 }),
      storeRow(7, {
        prefMailed: 600,
        geoMailed: 500,
        accountingAssigned: 1_000,
        responses: 2,
        prefResponsePct: 0.33,
        geoRespPct: 0.4,
        ttlPurchases: 1,
        purchasePct: 50,
        ttlPurchaseAmount: 801.42,
        avgPurchase: 801.42,
        ttlPurchaseItems: 83.5,
        avgItems: 83.5,
        avgItemAmount: 9.6,
        ttlCost: 420.11,
        grossMargin: 381.31,
        marginPct: 47.58,
        grossProfit: 129.31,
        prefRoiPct: 51.31,
        GeoRoiPct: 81.58,
      }),
      storeRow(1_023, { prefMailed: 400, grossProfit: -168, prefRoiPct: -100 }),
    ]);
  });

  test('by date are returned as in the contract', async () => {
    const sold = {
      ttlPurchases: 1,
      purchasePct: 100,
      ttlPurchaseAmount: 801.42,
      avgPurchase: 801.42,
      ttlPurchaseItems: 83.5,
      avgItems: 83.5,
      avgItemAmount: 9.6,
      ttlCost: 420.11,
      grossMargin: 381.31,
      marginPct: 47.58,
    };
    const nothing = Object.fromEntries(Object.keys(sold).map((key) => [key, 0]));
    expect(await reports.read(`/api/MailerDetailsDate/${quilting}/1/410012/N`)).toEqual([
      { responseDate: '2025-03-08T00:00:00', responseDow: 'Sat', responses: 1, ...sold },
      { responseDate: '2025-03-09T00:00:00', responseDow: 'Sun', responses: 1, ...nothing },
    ]);
  });

  test.each(['N', 'Y'] as const)(
    'of all mailers and the campaign come in one response, view %s',
    async (view) => {
      const read = (level: string) =>
        reports.read<{ subject: string; stores: unknown; dates: unknown }[]>(
          `/api/MailerDetails/${quilting}/${level}/${view}`,
        );
      const [mailers, coupons, campaign] = [await read('1'), await read('2'), await read('T')];
      expect(mailers.map(({ subject }) => subject)).toContain('410012');
      for (const { subject, stores, dates } of mailers) {
        const path = `${quilting}/1/${subject}/${view}`;
        expect(stores).toEqual(await reports.read(`/api/MailerDetailsStore/${path}`));
        expect(dates).toEqual(await reports.read(`/api/MailerDetailsDate/${path}`));
      }
      expect(coupons).not.toEqual([]);
      for (const { subject, dates } of coupons) {
        expect(dates).toEqual(await reports.read(`/api/MailerDetailsDate2/${quilting}/2/${subject}/${view}`));
      }
      expect(campaign.map(({ subject }) => subject)).toEqual(['T']);
      expect(campaign[0]?.dates).toEqual(
        await reports.read(`/api/MailerDetailsDate2/${quilting}/T/0/${view}`),
      );
      if (view === 'Y') return;
      for (const { subject, stores } of [...coupons, ...campaign]) {
        const path = subject === 'T' ? 'T/0' : `2/${subject}`;
        expect(stores).toEqual(await reports.read(`/api/MailerDetailsStore2/${quilting}/${path}/0`));
      }
    },
  );

  test('accept a mailer code in any case', async () => {
    const rows = await reports.read<StoreDetailRow[]>(`/api/MailerDetailsStore/${free}/1/freeaa/Y`);
    expect(rows.map(({ store, responses }) => [store, responses])).toEqual([
      [0, 0],
      [1_023, 1],
    ]);
  });

  test.each([
    { url: `/api/MailerDetailsStore/${quilting}/1/NOSUCH/N`, why: 'an unknown mailer' },
    { url: `/api/MailerDetailsStore/${quilting}/1/OTHER1/N`, why: 'a mailer of another campaign' },
    { url: `/api/MailerDetailsStore/${quilting}/1/TABAAA/Y`, why: 'a mailer of another campaign' },
    { url: `/api/MailerDetailsStore2/${quilting}/2/9/0`, why: 'an unknown coupon' },
    { url: `/api/MailerDetailsStore2/${quilting}/2/0/0`, why: 'no coupon' },
    { url: `/api/MailerDetailsStore2/${quilting}/T/0/5`, why: 'an event class without rows' },
    { url: `/api/MailerDetailsStore2/${empty}/T/0/0`, why: 'no responses yet' },
    { url: `/api/MailerDetailsDate/${quilting}/1/NOSUCH/N`, why: 'an unknown mailer' },
    { url: `/api/MailerDetailsDate2/${quilting}/2/9/N`, why: 'an unknown coupon' },
    { url: `/api/MailerDetailsDate2/${unpriced}/T/0/Y`, why: 'no responses' },
  ])('$url has no rows: $why', async ({ url }) => expect(await reports.read(url)).toEqual([]));

  test.each([
    { url: '/api/MailerDetailsStore/99/1/410012/N', status: 404, message: 'Campaign 99 not found' },
    { url: '/api/MailerDetailsStore2/99/T/0/0', status: 404, message: 'Campaign 99 not found' },
    { url: '/api/MailerDetailsDate/99/1/410012/N', status: 404, message: 'Campaign 99 not found' },
    { url: '/api/MailerDetailsDate2/99/T/0/N', status: 404, message: 'Campaign 99 not found' },
    { url: '/api/MailerDetails/99/T/N', status: 404, message: 'Campaign 99 not found' },
    { url: '/api/MailerDetails/1/9/N', status: 400, message: /detailLevel/ },
    { url: '/api/MailerDetailsStore/1/2/410012/N', status: 400, message: 'detailLevel must be 1' },
    { url: '/api/MailerDetailsDate/1/T/410012/N', status: 400, message: 'detailLevel must be 1' },
    { url: '/api/MailerDetailsStore2/1/1/1/0', status: 400, message: 'detailLevel must be 2 or T' },
    { url: '/api/MailerDetailsDate2/1/1/1/N', status: 400, message: 'detailLevel must be 2 or T' },
    {
      url: '/api/MailerDetailsStore2/1/T/3/0',
      status: 400,
      message: 'couponNumber must be 0 with detailLevel T',
    },
    {
      url: '/api/MailerDetailsDate2/1/T/3/N',
      status: 400,
      message: 'couponNumber must be 0 with detailLevel T',
    },
    { url: '/api/MailerDetailsStore/1/9/410012/N', status: 400, message: /detailLevel/ },
    { url: '/api/MailerDetailsStore/x/1/410012/N', status: 400, message: /campaignId/ },
    { url: '/api/MailerDetailsStore/1/1/4100123/N', status: 400, message: /mailerCode/ },
    { url: '/api/MailerDetailsStore/1/1/410012/yes', status: 400, message: /expandedView/ },
    { url: '/api/MailerDetailsStore2/1/2/21/0', status: 400, message: /couponNumber/ },
    { url: '/api/MailerDetailsStore2/1/2/1/-1', status: 400, message: /eventClass/ },
  ])('$url is rejected with $status', async ({ url, status, message }) => {
    const response = await reports.get(url);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(message);
  });
});

function storeRow(store: number, figures: Partial<StoreDetailRow>): StoreDetailRow {
  return {
    store,
    prefMailed: 0,
    geoMailed: 0,
    accountingAssigned: 0,
    responses: 0,
    prefResponsePct: 0,
    geoRespPct: 0,
    ttlPurchases: 0,
    purchasePct: 0,
    ttlPurchaseAmount: 0,
    avgPurchase: 0,
    ttlPurchaseItems: 0,
    avgItems: 0,
    avgItemAmount: 0,
    ttlCost: 0,
    grossMargin: 0,
    marginPct: 0,
    grossProfit: 0,
    prefRoiPct: 0,
    GeoRoiPct: 0,
    ...figures,
  };
}

describe('the description of a mailer', () => {
  test.each(['410012', 'tabaaa'])('of %s is plain text', async (code) => {
    const response = await reports.get(`/api/MailerDetailsStore/${code}`);
    expect(response.headers['content-type']).toMatch(/^text\/plain; charset=utf-8/);
    expect(response.body).toBe(`Mailer ${code.toUpperCase()}`);
  });

  test('of an unknown mailer is 404', async () => {
    const response = await reports.get('/api/MailerDetailsStore/NOSUCH');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'mailer.not_found', message: 'Mailer NOSUCH not found' });
  });
});
