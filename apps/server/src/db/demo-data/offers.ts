import { addDays, addMonths, countDaysBetween } from '@portal/domain';
import { parseList } from '../parseTable.ts';
import type { NewRow } from '../tables.ts';
import { createRandom, type Random } from './random.ts';

const offerCount = 5_000;
const firstOfferId = 2_010_001;

interface OfferKind {
  type: string;
  values: readonly (number | null)[];
  describe: (value: number | null, subject: string) => string;
}

const kinds: readonly OfferKind[] = [
  {
    type: 'PERCENT',
    values: [10, 15, 20, 25, 30, 40, 50, 60],
    describe: (value, subject) => `${value}% off one regular-priced ${subject}`,
  },
  {
    type: 'DOLLAR',
    values: [5, 7.5, 10, 15, 20],
    describe: (value, subject) => `$${value} off ${subject} of $${Number(value) * 5} or more`,
  },
  { type: 'BOGO', values: [null], describe: (_value, subject) => `Buy one ${subject}, get one free` },
  { type: 'SHIPPING', values: [null], describe: () => 'Free shipping on any order' },
];
const subjects = parseList(`
  yarn, cut of fabric, pattern, floral stem, frame, kit, notion, fleece throw`);
const processes = ['NightlyOfferAssign', 'WeeklyOfferAssign', 'LoyaltyAssign', 'ManualAssign'];
const people = ['ines.halloran', 'emeka.redfern', 'lucia.zamora', 'wanda.adeyemi'];
const remarks = parseList(`
  Replaces last year's offer, Cannot be combined with store coupons, Test group of 40 stores`);

/** Offers of the last five years; some start in the next two months. */
export function createDemoOffers(seed: string, today: string): NewRow<'offers'>[] {
  const random = createRandom(`${seed}/offers`);
  const first = addMonths(today, -60);
  const span = countDaysBetween(first, today);
  return Array.from({ length: offerCount }, (_, index) => {
    const assignDate = addDays(first, Math.floor((span * index) / (offerCount - 1)));
    return {
      offer_id: firstOfferId + index,
      assign_date: assignDate,
      ...createOffer(random, assignDate, today),
    };
  });
}

function createOffer(random: Random, assignDate: string, today: string) {
  const kind = random.pick(kinds);
  const value = random.pick(kind.values);
  const process = random.pick(processes);
  const startDate = addDays(assignDate, random.int(5, 45));
  const sentOn = addDays(assignDate, random.int(1, 3));
  return {
    assign_process_name: process,
    coupon_type: kind.type,
    coupon_value: value,
    start_date: startDate,
    end_date: addDays(startDate, random.int(6, 27)),
    single_multi_usage: random.chance(0.8) ? 'S' : 'M',
    sent_to_jas_date: sentOn <= today ? sentOn : null,
    offer_description: kind.describe(value, random.pick(subjects)),
    user_name: process === 'ManualAssign' ? random.pick(people) : '',
    notes: random.chance(0.15) ? random.pick(remarks) : '',
  };
}
