import { addDays, countDaysBetween } from '@portal/domain';
import type { NewRow } from '../tables.ts';
import type { CampaignKind } from './campaignPlan.ts';
import { createRandom, type Random } from './random.ts';
import type { ResultCampaign, ResultMailer } from './resultCampaigns.ts';
import type { SeedInput } from './SeedInput.ts';
import { getWeekday } from './weekday.ts';

type Response = NewRow<'responses'>;

/** Days after a sale with further visits. */
const afterSaleDays = 7;
/** Shares of visits with a purchase, without a mailer code, with a second coupon, and with a third coupon. */
const [buying, withoutCode, secondCoupon, thirdCoupon] = [0.87, 0.06, 0.1, 0.02];

/** Responses per thousand pieces. */
const responsesByKind: Record<CampaignKind, number> = { signup: 30, tabs: 15, email: 1.1, other: 19 };

/** Factor by customer type; others have 1. */
const responsesByType = new Map(
  Object.entries({ R: 1.6, G: 1.4, F: 1.2, B: 1.15, M: 0.9, A: 0.85, N: 0.6, P: 0.5 }),
);

/** Factor by month of the sale: more before holidays. */
const responsesByMonth = [0.8, 0.85, 0.95, 0.95, 0.9, 0.85, 0.9, 0.95, 1.1, 1.15, 1.3, 1.25];

/** The visits of a mailer's customers to a store, online, or in a store that was not recorded (both `null`). */
interface Place {
  mailer: ResultMailer;
  /** Next coupons of the same customer type. */
  further: readonly ResultMailer[];
  store: number | null;
  visits: number;
}

/**
 * Generates the visits in response to the mailers of a campaign up to `today`, with their purchases. A visit has one
 * customer, day and store, and one or more coupons.
 * @param mailerStores pieces of its mailers by store
 */
export function* createResponses(
  { seed, today }: SeedInput,
  campaign: ResultCampaign,
  mailerStores: readonly NewRow<'mailer_stores'>[],
): Generator<Response> {
  const random = createRandom(`${seed}/responses/${campaign.id}`);
  const days = listDays(campaign, today);
  const places = listPlaces(campaign, mailerStores, days.length, random);
  const customers = 12 * places.reduce((sum, { visits }) => sum + visits, 0);
  let visitId = campaign.id * 1_000_000;
  for (const place of places) {
    for (let visit = 0; visit < place.visits; visit += 1) {
      visitId += 1;
      const customer = random.int(0, customers - 1);
      const customer_id = 1_000_000 + ((campaign.id * 7_919 + customer) % 900_000);
      yield* createVisit(place, { visitId, days, random }).map((response) => ({
        campaign_id: campaign.id,
        customer_id,
        ...response,
      }));
    }
  }
}

/** The days of a campaign with responses up to `today`. */
function listDays({ begin, end }: ResultCampaign, today: string): string[] {
  const lastDay = addDays(end, afterSaleDays);
  const count = 1 + countDaysBetween(begin, lastDay < today ? lastDay : today);
  return Array.from({ length: count }, (_, offset) => addDays(begin, offset));
}

function listPlaces(
  { kind, begin, end, mailers }: ResultCampaign,
  mailerStores: readonly NewRow<'mailer_stores'>[],
  openDays: number,
  random: Random,
): Place[] {
  const month = Number(begin.slice(5, 7));
  const part = Math.min(1, openDays / (countDaysBetween(begin, end) + 1 + afterSaleDays));
  const ofCampaign =
    (responsesByKind[kind] / 1_000) *
    (responsesByMonth[month - 1] ?? 1) *
    (0.7 + 0.65 * random.next()) *
    part;
  const storesByMailer = Map.groupBy(mailerStores, ({ mailer_code }) => mailer_code);
  const mailersByType = Map.groupBy(mailers, ({ customer_type }) => customer_type);
  return mailers.flatMap((mailer) => {
    const { mailer_code, quantity, customer_type, coupon } = mailer;
    const rate = Math.min(0.05, ofCampaign * (responsesByType.get(customer_type) ?? 1));
    const ofType = mailersByType.get(customer_type) ?? [];
    const further = ofType.filter(
      (other, index) => other.coupon > coupon && other.coupon !== ofType[index - 1]?.coupon,
    );
    const stores = storesByMailer.get(mailer_code) ?? [];
    return [
      ...stores.map(({ store, pref_mailed = 0 }) => ({ store, pieces: pref_mailed })),
      { store: null, pieces: quantity / (kind === 'email' ? 2 : 18) },
    ].map(({ store, pieces }) => ({
      mailer,
      further,
      store,
      visits: Math.floor(pieces * rate + random.next()),
    }));
  });
}

/** The responses of a visit, one per coupon. */
function createVisit(
  { mailer, further, store }: Place,
  { visitId, days, random }: { visitId: number; days: readonly string[]; random: Random },
): Omit<Response, 'campaign_id' | 'customer_id'>[] {
  const responded_on = pickDay(days, random);
  const purchase = random.chance(buying) ? createPurchase(visitId, random) : noPurchase;
  const coupons = random.next();
  const furtherCount = coupons < thirdCoupon ? 2 : coupons < secondCoupon ? 1 : 0;
  const presented = [mailer, ...(purchase === noPurchase ? [] : further.slice(0, furtherCount))];
  return presented.map(({ mailer_code, coupon }, index) => ({
    response_id: visitId * 4 + index,
    coupon_number: coupon,
    mailer_code: random.chance(withoutCode * (1 + 3 * index)) ? null : mailer_code,
    store,
    responded_on,
    is_first: index === 0,
    ...purchase,
  }));
}

/** Most visits come early, and many from Monday to Wednesday are moved to the previous Saturday. */
function pickDay(days: readonly string[], random: Random): string {
  const soon = random.next();
  const offset = Math.floor(days.length * soon * (0.35 + 0.65 * soon));
  const day = days[offset] ?? '';
  const weekday = getWeekday(day);
  const isMoved = weekday >= 1 && weekday <= 3 && random.chance(0.4);
  return (isMoved && days[Math.max(0, offset - weekday - 1)]) || day;
}

const noPurchase = { transaction_id: null, amount: null, cost: null, items: null };

function createPurchase(transaction_id: number, random: Random) {
  const luck = random.next();
  const sign = random.chance(0.006) ? -1 : 1;
  const value = 7 + 36 * random.next() + 90 * luck ** 3;
  // Sometimes goods are sold below cost.
  const costShare = 0.44 + 0.14 * random.next() + (random.chance(0.03) ? 0.6 : 0);
  const pieces = 1 + Math.floor((value / 14) * (0.6 + 0.8 * random.next()));
  // Fabric is sold in quarter yards.
  const yards = random.chance(0.4) ? random.int(0, 3) / 4 : 0;
  return {
    transaction_id,
    amount: sign * roundToCents(value),
    cost: sign * roundToCents(value * costShare),
    items: sign * (pieces + yards),
  };
}

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
