import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insertRows.ts';

/** Begin and end of the sales. */
export const sale = { sale_date_begin: '2025-03-06', sale_date_end: '2025-03-19' };
const mailer = (
  mailer_code: string,
  campaign_coupon_number: number,
  quantity: number,
  more: object = {},
) => ({
  mailer_code,
  campaign_coupon_number,
  quantity,
  description: `Mailer ${mailer_code}`,
  sale_date_begin: '2025-03-01',
  sale_date_end: '2025-03-02',
  ...more,
});
/** A response without mailer, store and purchase, unless overridden. */
export const response = (
  campaign_id: number,
  coupon_number: number,
  customer_id: number,
  more: object = {},
) => ({
  campaign_id,
  coupon_number,
  customer_id,
  mailer_code: null as string | null,
  store: null as number | null,
  responded_on: '2025-03-08',
  transaction_id: null as number | null,
  is_first: true,
  amount: null as number | null,
  cost: null as number | null,
  items: null as number | null,
  ...more,
});

/** The purchase of the first response. */
export const sold = { transaction_id: 1, amount: 801.42, cost: 420.11, items: 83.5 };

/** With results, without a price, without anything, and one that cost nothing and sold below cost. */
export const [quilting, unpriced, empty, free] = [1, 2, 3, 4] as const;

/** Stores the campaigns with a few rows, each used by a test. */
export async function insertReportFixtures(db: Db): Promise<void> {
  await insertRows(db, 'campaigns', [
    { campaign_id: quilting, name: 'Spring quilting', kind: 'other', cost_per_piece: 0.42, ...sale },
    { campaign_id: unpriced, name: 'Unpriced', kind: 'tabs', cost_per_piece: null, ...sale },
    { campaign_id: empty, name: 'Nothing yet', kind: 'email', ...sale, sale_date_begin: '2025-12-31' },
    {
      campaign_id: free,
      name: 'Free',
      kind: 'signup',
      cost_per_piece: 0,
      ...sale,
      sale_date_begin: '2025-01-01',
    },
  ]);
  await insertRows(db, 'stores', [
    { store: 1_023, store_name: 'Maple Grove' },
    { store: 7, store_name: 'Cedar Falls' },
  ]);
  await insertRows(db, 'mailers', [
    mailer('410012', 1, 1_000, { sequence_number_start: 1_000_450_001, sequence_number_end: 1_000_451_000 }),
    mailer('410013', 1, 500),
    mailer('TABAAA', 2, 200),
    mailer('FREEAA', 3, 100),
    mailer('OTHER1', 1, 100),
  ]);
  await insertRows(db, 'campaign_mailers', [
    { campaign_id: quilting, mailer_code: '410012' },
    { campaign_id: quilting, mailer_code: '410013' },
    { campaign_id: unpriced, mailer_code: 'TABAAA' },
    { campaign_id: free, mailer_code: 'FREEAA' },
  ]);
  await insertRows(db, 'mailer_stores', [
    { mailer_code: '410012', store: 7, pref_mailed: 600, geo_mailed: 500, accounting_assigned: 1_000 },
    { mailer_code: '410012', store: 1_023, pref_mailed: 400, geo_mailed: 0, accounting_assigned: 0 },
  ]);
  await insertRows(db, 'responses', [
    response(quilting, 1, 11, { mailer_code: '410012', store: 7, ...sold }),
    response(quilting, 1, 11, { mailer_code: '410012', store: 7, responded_on: '2025-03-09' }),
    response(quilting, 1, 12, {
      mailer_code: '410013',
      transaction_id: 2,
      amount: -20,
      cost: -8.5,
      items: -2,
    }),
    response(free, 3, 13, {
      mailer_code: 'FREEAA',
      store: 1_023,
      transaction_id: 3,
      amount: 10,
      cost: 35,
      items: 1,
    }),
  ]);
}
