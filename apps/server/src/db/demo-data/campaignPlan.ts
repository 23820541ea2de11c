import { addDays, addMonths, countDaysBetween } from '@portal/domain';
import { parseList } from '../parseTable.ts';
import { createRandom, type Random } from './random.ts';

/** The type of a campaign; a server-side column. */
export type CampaignKind = 'other' | 'tabs' | 'email' | 'signup';

/** A coupon of a campaign: its offer, and the range of mailer codes that carries it. */
export interface CouponPlan {
  /** 1-based, as printed on the mailer. */
  number: number;
  offer: string;
  /** Number of the code range, over all campaigns; see {@link codeInRange}. */
  range: number;
}

/** A generated campaign; mailers and further data are derived from it. */
export interface CampaignPlan {
  name: string;
  kind: CampaignKind;
  /** `YYYY-MM-DD`. */
  saleBegin: string;
  saleEnd: string;
  /** True: sent to all stores; false: to the stores of one market. */
  isNationwide: boolean;
  coupons: readonly CouponPlan[];
}

const campaignCount = 120;
/** Every nth campaign is nationwide: one years ago, and one a few weeks ago. */
const nationwideInterval = 58;
const maxCoupons = 6;
/** Codes reserved for one range; not all are used. */
const rangeLength = 20;

const eventsByMonth: readonly (readonly string[])[] = [
  ['New Year Organizing Event', 'White Sale', 'Winter Fleece Weekend'],
  ['Valentine Craft Days', 'Quilting Month', 'Presidents Day Sale'],
  ['Spring Sewing Event', 'Yarn Festival', 'Easter Basket Crafts'],
  ['Spring Floral Sale', 'Prom and Bridal Fabrics', 'Home Decor Days'],
  ['Mothers Day Gifts', 'Memorial Day Sale', 'Graduation Party Event'],
  ['Summer Kids Crafts', 'Fathers Day Workshop', 'Outdoor Fabric Event'],
  ['Red White and Blue Sale', 'Christmas in July', 'Jewelry Making Weekend'],
  ['Back to School Event', 'Dorm Decor Days', 'Storage Sale'],
  ['Fall Fabric Event', 'Labor Day Sale', 'Halloween Costume Days'],
  ['Fall Florals Sale', 'Halloween Countdown', 'Harvest Table Event'],
  ['Thanksgiving Weekend', 'Holiday Fleece Event', 'Gift Card Days'],
  ['Holiday Countdown', 'Last Minute Gifts', 'After Christmas Clearance'],
];

const offers = parseList(`
  10% off total purchase, 15% off total purchase, 20% off total purchase, 25% off one regular price item,
  40% off one regular price item, 50% off one regular price item, 60% off one cut of fabric, $5 off $25, $10 off $50,
  buy one get one free pattern, free shipping`);

/**
 * Generates the demo campaigns, oldest first, evenly spread so that all their dates are between five years before and
 * sixty days after `today`.
 */
export function planCampaigns(seed: string, today: string): CampaignPlan[] {
  const random = createRandom(`${seed}/campaigns`);
  // Mailers are processed up to 35 days before a sale, and a sale lasts up to 14 days.
  const first = addDays(addMonths(today, -60), 40);
  const span = countDaysBetween(first, addDays(today, 45));
  return Array.from({ length: campaignCount }, (_, index) => {
    const saleBegin = addDays(first, Math.floor((span * index) / (campaignCount - 1)));
    const kind = selectKind(index);
    return {
      name: createCampaignName(kind, saleBegin, random),
      kind,
      saleBegin,
      saleEnd: addDays(saleBegin, random.int(3, 14)),
      isNationwide: index % nationwideInterval === nationwideInterval - 2,
      coupons: planCoupons(kind, index, random),
    };
  });
}

/** Of ten campaigns six are sales, two are emails, one is a store tab and one a signup welcome. */
function selectKind(index: number): CampaignKind {
  const position = index % 10;
  if (position === 3 || position === 7) return 'email';
  if (position === 5) return 'tabs';
  return position === 9 ? 'signup' : 'other';
}

function createCampaignName(kind: CampaignKind, saleBegin: string, random: Random): string {
  const [year, month] = [saleBegin.slice(0, 4), Number(saleBegin.slice(5, 7))];
  const event = random.pick(eventsByMonth[month - 1] ?? []);
  if (kind === 'email') return `Email ${event} ${year}`;
  if (kind === 'tabs') return `Store Tab ${event} ${year}`;
  return kind === 'signup' ? `New Signup Welcome ${saleBegin.slice(0, 7)}` : `${event} ${year}`;
}

function planCoupons(kind: CampaignKind, campaign: number, random: Random): CouponPlan[] {
  const count = kind === 'email' ? random.int(2, 3) : random.int(4, maxCoupons);
  return random.sample(offers, count).map((offer, index) => ({
    number: index + 1,
    offer,
    range: campaign * maxCoupons + index,
  }));
}

/** The first and the last code reserved for a range. */
export function getRangeEnds(kind: CampaignKind, range: number): { first: string; last: string } {
  return { first: codeInRange(kind, range, 0), last: codeInRange(kind, range, rangeLength - 1) };
}

/** A mailer code of a range, 0-based: six digits, or six letters for store tabs (`T…`) and emails (`E…`). */
export function codeInRange(kind: CampaignKind, range: number, index: number): string {
  const number = range * rangeLength + index;
  if (kind === 'tabs') return `T${toLetters(number)}`;
  return kind === 'email' ? `E${toLetters(number)}` : String(210_000 + number);
}

/** Five letters in the same order as the numbers: 0 is `AAAAA`, 26 is `AAABA`. */
function toLetters(number: number): string {
  let rest = number;
  let text = '';
  for (let place = 0; place < 5; place += 1) {
    text = String.fromCharCode(65 + (rest % 26)) + text;
    rest = Math.floor(rest / 26);
  }
  return text;
}
