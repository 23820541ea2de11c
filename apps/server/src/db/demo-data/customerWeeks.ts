import { addDays, addMonths } from '@portal/domain';
import {
  FIRST_CHANNEL_WEEK,
  findFiscalWeek,
  hasSegmentCounts,
  type FiscalWeek,
} from '@portal/domain/reports';
import { createRandom, type Random } from './random.ts';
import type { NewRow, Tables } from '../tables.ts';

/** Initial customers by channel combination, and their weekly change per mille. */
const channels: Record<
  Exclude<keyof Tables['customer_channel_weeks'], 'week_start'>,
  readonly [customers: number, change: number]
> = {
  dm_only: [842_000, -0.5],
  em_only: [604_000, 0.9],
  app_only: [12_400, 2.6],
  sms_only: [7_900, 1.8],
  dm_em: [1_350_000, 0.2],
  dm_app: [11_300, 2.1],
  dm_sms: [23_800, 0.9],
  em_app: [64_000, 3.1],
  em_sms: [88_000, 2.2],
  sms_app: [3_100, 3.4],
  dm_em_app: [152_000, 2.4],
  dm_em_sms: [208_000, 1.4],
  dm_sms_app: [4_700, 2.2],
  em_sms_app: [21_500, 3.6],
  dm_em_sms_app: [96_000, 3.0],
};

/** First purchases relative to the busiest month of the year, by fiscal month from February on. */
const season = [0.62, 0.66, 0.64, 0.6, 0.55, 0.56, 0.66, 0.78, 0.9, 1, 0.94, 0.6];

/** The completed weeks of the last five years, without those that have no reliable counts. */
export function createDemoCustomerWeeks(seed: string, today: string) {
  const weeks = listFullWeeks(addMonths(today, -60), today);
  const firstChannelWeek = weeks.findIndex(({ week }) => week === FIRST_CHANNEL_WEEK);
  const random = createRandom(`${seed}/customer-weeks`);
  return {
    channels: weeks.slice(firstChannelWeek).map((week, index) => createChannelWeek(week, index, random)),
    segments: createSegmentWeeks(weeks, random).filter((_row, index) =>
      hasSegmentCounts(weeks[index]?.week ?? 0),
    ),
  };
}

function listFullWeeks(from: string, today: string): FiscalWeek[] {
  const weeks: FiscalWeek[] = [];
  for (let day = findFiscalWeek(addDays(from, 6)).startDate; addDays(day, 6) < today; day = addDays(day, 7)) {
    weeks.push(findFiscalWeek(day));
  }
  return weeks;
}

function createChannelWeek(
  week: FiscalWeek,
  index: number,
  random: Random,
): NewRow<'customer_channel_weeks'> {
  const counts = Object.entries(channels).map(([channel, [customers, change]]) => {
    const trend = 1 + (change / 1_000) * index;
    return [channel, Math.round(customers * trend * (0.997 + 0.006 * random.next()))];
  });
  return {
    week_start: week.startDate,
    ...(Object.fromEntries(counts) as Omit<Tables['customer_channel_weeks'], 'week_start'>),
  };
}

/** Each week is based on the previous one: signups are added, some of them buy, some buyers become inactive. */
function createSegmentWeeks(
  weeks: readonly FiscalWeek[],
  random: Random,
): NewRow<'customer_segment_weeks'>[] {
  let [active, inactive, nonBuyers] = [2_040_000, 1_180_000, 610_000];
  return weeks.map((week) => {
    const activity = (season[week.month - 1] ?? 1) * (0.94 + 0.12 * random.next());
    const signups = Math.round(11_500 * activity);
    const online = Math.round(2_900 * activity * (0.9 + 0.2 * random.next()));
    const retail = Math.round(6_800 * activity * (0.9 + 0.2 * random.next()));
    const newlyInactive = Math.round(active * 0.0112);
    const reactivated = Math.round(inactive * 0.0105 * activity);
    active += online + retail + reactivated - newlyInactive;
    inactive += newlyInactive - reactivated;
    nonBuyers += signups - online - retail;
    return {
      week_start: week.startDate,
      total_customers: active + inactive + nonBuyers,
      first_signup: signups,
      first_purchase_any: online + retail,
      first_purchase_online: online,
      first_purchase_retail: retail,
      active_012_purchase: active,
      ...splitBuyers('active_012', active, 0.14, 0.11),
      inactive_13_purchase: inactive,
      ...splitBuyers('inactive_13', inactive, 0.09, 0.04),
      no_purchase: nonBuyers,
    };
  });
}

/** Splits buyers into online only, stores only, and both. */
function splitBuyers<Name extends 'active_012' | 'inactive_13'>(
  name: Name,
  buyers: number,
  onlineShare: number,
  bothShare: number,
) {
  const [online, both] = [Math.round(buyers * onlineShare), Math.round(buyers * bothShare)];
  return {
    [`${name}_online_only`]: online,
    [`${name}_retail_only`]: buyers - online - both,
    [`${name}_both`]: both,
  } as Record<`${Name}_${'online_only' | 'retail_only' | 'both'}`, number>;
}
