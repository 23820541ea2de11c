import { addDays } from '@portal/domain';
import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insertRows.ts';
import { createRandom, type Random } from '../db/demo-data/random.ts';
import type { NewRow } from '../db/tables.ts';

type Kind = 'signup' | 'tabs' | 'email' | 'other';

export interface RandomMailer {
  code: string;
  coupon: number;
  quantity: number;
  /** False: a recalculation removed it from the campaign. */
  belongs: boolean;
  stores: { store: number; pref: number; geo: number; accounting: number }[];
}

export interface RandomPurchase {
  id: number;
  amount: number;
  cost: number;
  items: number;
}

export interface RandomResponse {
  campaignId: number;
  coupon: number;
  mailerCode: string | null;
  store: number | null;
  day: string;
  customer: number;
  purchase: RandomPurchase | null;
}

/** A campaign with random rows: a dozen of them cover every case that affects the figures. */
export interface RandomCampaign {
  id: number;
  name: string;
  kind: Kind;
  saleBegin: string;
  costPerPiece: number | null;
  mailers: RandomMailer[];
  responses: RandomResponse[];
}

const stores = [7, 12, 103, 1_023];
const kinds: readonly Kind[] = ['signup', 'tabs', 'email', 'other'];

/** Campaigns; later ones share transactions with earlier ones. */
export function randomCampaigns(seed: string, count: number): RandomCampaign[] {
  const campaigns: RandomCampaign[] = [];
  for (let id = 1; id <= count; id += 1) {
    const random = createRandom(`${seed}/${id}`);
    const coupons = random.sample([1, 2, 3, 7, 20], random.int(1, 4));
    const mailers = Array.from({ length: random.int(0, 7) }, (_, index) =>
      randomMailer(`R${String(id).padStart(3, '0')}${String(index).padStart(2, '0')}`, coupons, random),
    );
    const earlier = listTransactions(campaigns);
    campaigns.push({
      id,
      name: `Campaign ${id}`,
      kind: random.pick(kinds),
      saleBegin: addDays('2023-12-20', random.int(0, 400)),
      costPerPiece: random.pick([null, 0, 0.42, 0.0035]),
      mailers,
      responses: Array.from({ length: id % 5 === 0 ? 0 : random.int(1, 45) }, (_, index) => {
        const again = random.chance(0.15) ? earlier.pop() : undefined;
        const visit = again ?? randomVisit(id * 1_000 + index, random);
        return listPresentedCoupons(visit, { id, coupons, mailers }, random);
      }).flat(),
    });
  }
  return campaigns;
}

type Visit = Pick<RandomResponse, 'store' | 'day' | 'customer' | 'purchase'>;

function listTransactions(campaigns: readonly RandomCampaign[]): Visit[] {
  const responses = campaigns
    .flatMap((campaign) => campaign.responses)
    .filter(({ purchase }) => purchase !== null);
  return [...new Map(responses.map((response) => [response.purchase?.id, response])).values()];
}

function randomMailer(code: string, coupons: readonly number[], random: Random): RandomMailer {
  const quantity = random.chance(0.3) ? random.int(1, 5) : random.int(100, 60_000);
  const some = random.sample(stores, random.int(0, 3));
  const part = () => random.int(0, Math.floor(quantity / Math.max(1, some.length)));
  return {
    code,
    coupon: random.pick(coupons),
    quantity,
    belongs: random.chance(0.8),
    stores: some.map((store) => ({ store, pref: part(), geo: part(), accounting: part() })),
  };
}

function randomVisit(purchaseId: number, random: Random): Visit {
  return {
    store: random.chance(0.2) ? null : random.pick(stores),
    day: addDays('2024-03-01', random.int(0, 5)),
    customer: random.int(1, 20),
    purchase: random.chance(0.25) ? null : randomPurchase(purchaseId, random),
  };
}

/** The coupons of a visit: one or, with a purchase, up to three. */
function listPresentedCoupons(
  { store, day, customer, purchase }: Visit,
  { id, coupons, mailers }: { id: number; coupons: readonly number[]; mailers: readonly RandomMailer[] },
  random: Random,
): RandomResponse[] {
  return random.sample(coupons, purchase ? random.int(1, 3) : 1).map((coupon) => {
    const codes = mailers.filter((mailer) => mailer.coupon === coupon).map(({ code }) => code);
    const mailerCode = codes.length === 0 || random.chance(0.3) ? null : random.pick(codes);
    return { campaignId: id, coupon, mailerCode, store, day, customer, purchase };
  });
}

/** Items are also returned, given away, or sold below cost. */
function randomPurchase(id: number, random: Random): RandomPurchase {
  const cents = (from: number, to: number) => random.int(from, to) / 100;
  if (random.chance(0.1)) return { id, amount: 0, cost: 0, items: 0 };
  const amount = random.chance(0.1) ? cents(-9_000, -1) : cents(1, 90_000);
  return { id, amount, cost: cents(-4_000, 60_000), items: random.int(-8, 90) / 4 };
}

/** Stores them, with stores and default values. */
export async function insertRandomCampaigns(db: Db, campaigns: readonly RandomCampaign[]): Promise<void> {
  await insertRows(
    db,
    'stores',
    stores.map((store) => ({ store, store_name: `Store ${store}` })),
  );
  await insertRows(db, 'default_values', [
    { default_key: 'CostPerPiece', default_value1: '0.5' },
    { default_key: 'OverheadRatePct', default_value1: '12.5' },
  ]);
  for (const campaign of campaigns) await insertCampaign(db, campaign);
  await insertRows(
    db,
    'responses',
    campaigns.flatMap(({ responses }) => responses.map((response) => responseRow(response, responses))),
  );
}

async function insertCampaign(db: Db, campaign: RandomCampaign): Promise<void> {
  const { id, name, kind, saleBegin, costPerPiece, mailers } = campaign;
  await insertRows(db, 'campaigns', [
    {
      campaign_id: id,
      name,
      kind,
      sale_date_begin: saleBegin,
      sale_date_end: addDays(saleBegin, 9),
      cost_per_piece: costPerPiece,
    },
  ]);
  for (const { code, coupon, quantity, belongs, stores: spread } of mailers) {
    await insertRows(db, 'mailers', [
      {
        mailer_code: code,
        sale_date_begin: saleBegin,
        sale_date_end: saleBegin,
        quantity,
        description: `Mailer ${code}`,
        campaign_coupon_number: coupon,
      },
    ]);
    if (belongs) await insertRows(db, 'campaign_mailers', [{ campaign_id: id, mailer_code: code }]);
    for (const { store, pref, geo, accounting } of spread) {
      const counts = { pref_mailed: pref, geo_mailed: geo, accounting_assigned: accounting };
      await insertRows(db, 'mailer_stores', [{ mailer_code: code, store, ...counts }]);
    }
  }
}

function responseRow(
  { campaignId, coupon, mailerCode, store, day, customer, purchase }: RandomResponse,
  ofCampaign: readonly RandomResponse[],
): NewRow<'responses'> {
  const together = ofCampaign.filter((other) => purchase !== null && other.purchase?.id === purchase.id);
  return {
    campaign_id: campaignId,
    coupon_number: coupon,
    mailer_code: mailerCode,
    store,
    responded_on: day,
    customer_id: customer,
    transaction_id: purchase?.id ?? null,
    is_first: together.every((other) => other.coupon >= coupon),
    amount: purchase?.amount ?? null,
    cost: purchase?.cost ?? null,
    items: purchase?.items ?? null,
  };
}
