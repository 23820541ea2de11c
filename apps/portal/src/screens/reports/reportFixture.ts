import type { ProviderSchemas } from '@portal/api-client';
import { providerResponses } from '../../testing/api.ts';

type SummaryRow = ProviderSchemas['MailerSummaryRow'];
type StoreRow = ProviderSchemas['StoreDetailRow'];
type DateRow = ProviderSchemas['DateDetailRow'];

export const storyCampaign = { campaignId: 1204, description: 'Spring quilting 2026' };

/** A row of the mailer summary with its own fields. */
export function summaryRow(own: Partial<SummaryRow> = {}): SummaryRow {
  return {
    campaignId: storyCampaign.campaignId,
    campaignCouponNumber: 1,
    mailerCode: '410001',
    mailerDescription: 'Quilting flyer, preferred customers',
    campaignDescription: storyCampaign.description,
    saleDateBegin: '2026-03-06T00:00:00',
    saleDateEnd: '2026-03-19T00:00:00',
    quantity: 10_000,
    ttlResponses: 420,
    ttlUniqueResponses: 400,
    ttlPurchases: 380,
    avgTicket: 42.18,
    ttlPurchaseAmount: 16_028.4,
    ttlCost: 9_000.15,
    marginPct: 43.85,
    roi: 67.34,
    burdenedROI: 33.87,
    sequenceNumberStart: 450_001,
    sequenceNumberEnd: 460_000,
    ...own,
  };
}

function totalRow(coupon: number, own: Partial<SummaryRow> = {}): SummaryRow {
  return summaryRow({
    campaignId: 0,
    campaignCouponNumber: coupon,
    mailerCode: null,
    mailerDescription: null,
    sequenceNumberStart: null,
    sequenceNumberEnd: null,
    ...own,
  });
}

/** Mailers of two coupons, one of them without results, and their totals. */
export const storySummary: SummaryRow[] = [
  ...Array.from({ length: 9 }, (_row, index) =>
    summaryRow({
      mailerCode: String(410_001 + index),
      ttlResponses: 420 - index * 31,
      ttlUniqueResponses: 400 - index * 30,
      ttlPurchases: 380 - index * 28,
      roi: 67.34 - index * 12,
      campaignCouponNumber: index < 5 ? 1 : 2,
    }),
  ),
  summaryRow({
    mailerCode: '410099',
    mailerDescription: '=1+1',
    campaignCouponNumber: 2,
    quantity: 0,
    ttlResponses: 0,
    ttlUniqueResponses: 0,
    ttlPurchases: 0,
    avgTicket: 0,
    ttlPurchaseAmount: 0,
    ttlCost: 0,
    marginPct: 0,
    roi: 0,
    burdenedROI: 0,
    sequenceNumberStart: null,
    sequenceNumberEnd: null,
  }),
  totalRow(1, { quantity: 50_000, ttlResponses: 1790, ttlUniqueResponses: 1700 }),
  totalRow(2, { quantity: 40_000, ttlResponses: 1500, ttlUniqueResponses: 1400 }),
  totalRow(0, { quantity: 90_000, ttlResponses: 3290, ttlUniqueResponses: 3050 }),
];

/** Results of this number of stores; store 0 means no store. */
export function storeRows(count: number, own: Partial<StoreRow> = {}): StoreRow[] {
  return Array.from({ length: count }, (_row, index) => ({
    store: index === 0 ? 0 : 100 + index,
    prefMailed: 40 + (index % 90),
    geoMailed: 35 + (index % 80),
    accountingAssigned: 38,
    responses: index % 7,
    prefResponsePct: (index % 7) * 2.5,
    geoRespPct: (index % 7) * 2.85,
    ttlPurchases: index % 7,
    purchasePct: index % 7 === 0 ? 0 : 100,
    ttlPurchaseAmount: (index % 7) * 42.18,
    avgPurchase: index % 7 === 0 ? 0 : 42.18,
    ttlPurchaseItems: (index % 7) * 3.5,
    avgItems: 3.5,
    avgItemAmount: 12.05,
    ttlCost: (index % 7) * 25,
    grossMargin: (index % 7) * 17.18,
    marginPct: index % 7 === 0 ? 0 : 40.73,
    grossProfit: (index % 7) * 17.18 - 16.8,
    prefRoiPct: (index % 7) * 80 - 100,
    GeoRoiPct: (index % 7) * 85 - 100,
    ...own,
  }));
}

/** Results of so many days from March 6th on. */
export function dateRows(count: number, own: Partial<DateRow> = {}): DateRow[] {
  const days = ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'];
  return Array.from({ length: count }, (_row, index) => ({
    responseDate: `2026-03-${String(6 + index).padStart(2, '0')}T00:00:00`,
    responseDow: days[index % 7] as string,
    responses: 60 - index * 4,
    ttlPurchases: 55 - index * 4,
    purchasePct: 91.67,
    ttlPurchaseAmount: 2_319.9 - index * 100,
    avgPurchase: 42.18,
    ttlPurchaseItems: 192.5,
    avgItems: 3.5,
    avgItemAmount: 12.05,
    ttlCost: 1_400,
    grossMargin: 919.9,
    marginPct: 39.65,
    ...own,
  }));
}

/** The responses that all mailer reports need beside their own. */
export const reportResponses = [
  providerResponses.get('/api/CampaignList/{type}', ({ response, params }) =>
    response(200).json(
      params.type === 'other'
        ? [{ campaignId: 1205, description: 'Summer yarn 2026' }, storyCampaign]
        : [{ campaignId: 1190, description: `Welcome ${params.type} 2026` }],
    ),
  ),
  providerResponses.get('/api/StoreName', ({ response }) =>
    response(200).json([
      { store: 101, storeName1: 'Lakewood' },
      { store: 102, storeName1: 'Akron' },
    ]),
  ),
  providerResponses.get('/api/MailerDetailsStore/{mailerCode}', ({ response }) =>
    response(200).text('Quilting flyer, preferred customers'),
  ),
  providerResponses.get('/api/campaign/{id}', ({ response }) =>
    response(200).json({
      shortDescription: storyCampaign.description,
      campaign: {
        campaignId: 1204,
        shortDescription: storyCampaign.description,
      } as ProviderSchemas['Campaign'],
      promocodes: {} as ProviderSchemas['Promocodes'],
    }),
  ),
];
