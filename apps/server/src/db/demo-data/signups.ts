import { addDays, addMonths, countDaysBetween } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { NewRow } from '../tables.ts';
import { insertInBulk } from './bulkLoad.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedInput } from './SeedInput.ts';
import { firstStore, storeCount } from './stores.ts';
import { getWeekday } from './weekday.ts';

/** Signups relative to other days: from Sunday to Saturday, and from January on. */
const byWeekday = [1.3, 0.8, 0.8, 0.85, 0.9, 1.1, 1.5];
const byMonth = [0.9, 0.9, 1, 1, 1, 0.9, 0.9, 1, 1.1, 1.1, 1.3, 1.1];

/** Origins by the first letter of the source; more frequent ones are repeated. */
const originsByPlace = new Map(
  Object.entries({
    S: ['C', 'C', 'R'],
    W: ['I', 'O'],
    A: ['O', 'I'],
    P: ['E', 'L'],
    M: ['R', 'M'],
  }),
);
const otherOrigins = ['C', 'M'];
/** Sources of stores, events, classes and fairs have a store. */
const placesWithStore = new Set(['S', 'E', 'C', 'F']);

/**
 * Generates about `count` signups of the last five years: more on weekends and before holidays, more each year. A
 * source is used in its year only.
 */
export async function insertSignups(db: Db, input: SeedInput, count: number): Promise<void> {
  const { seed, today, report } = input;
  const { rows: sources } = await sql<{ source: string }>`
    select source from source_codes where source ~ '^[A-Z][0-9]{2}[A-Z][0-9]{4}$' order by source`.execute(
    db,
  );
  const sourcesByYear = Map.groupBy(
    sources.map(({ source }) => source),
    (source) => source.slice(1, 3),
  );
  const random = createRandom(`${seed}/signups`);
  let signups = 0;
  for (let year = 5; year > 0; year -= 1) {
    const days = listDays(addMonths(today, -12 * year), addMonths(today, -12 * (year - 1)), random);
    const ofYear = (count * (1.24 - 0.08 * year)) / 5;
    signups += await insertInBulk(db, 'signups', createSignups(days, ofYear, sourcesByYear, random));
    report?.(`${signups} of about ${count} signups`);
  }
}

interface Day {
  day: string;
  weight: number;
}

/** The days after `from` up to `to`. */
function listDays(from: string, to: string, random: Random): Day[] {
  return Array.from({ length: countDaysBetween(from, to) }, (_, index) => {
    const day = addDays(from, index + 1);
    const weight = (byWeekday[getWeekday(day)] ?? 1) * (byMonth[Number(day.slice(5, 7)) - 1] ?? 1);
    return { day, weight: weight * (0.8 + 0.4 * random.next()) };
  });
}

function* createSignups(
  days: readonly Day[],
  count: number,
  sourcesByYear: ReadonlyMap<string, readonly string[]>,
  random: Random,
): Generator<NewRow<'signups'>> {
  const total = days.reduce((sum, { weight }) => sum + weight, 0);
  for (const { day, weight } of days) {
    const sources = sourcesByYear.get(day.slice(2, 4)) ?? [];
    const ofDay = sources.length > 0 ? Math.ceil((count * weight) / total) : 0;
    const firstId = countDaysBetween('2000-01-01', day) * 1_000_000 + 1;
    for (let index = 0; index < ofDay; index += 1) yield createSignup(firstId + index, day, sources, random);
  }
}

function createSignup(signup_id: number, signup_on: string, sources: readonly string[], random: Random) {
  // Some sources are more frequent than others.
  const source = sources[Math.floor(sources.length * random.next() * random.next())] ?? '';
  const place = source.slice(0, 1);
  const [netNew, mail, email, mobile] = [0.55, 0.66, 0.87, 0.42].map((share) => random.chance(share));
  const deliverable = random.next();
  return {
    signup_id,
    signup_on,
    source,
    origin: pickOrigin(place, random),
    store:
      placesWithStore.has(place) && random.chance(0.98) ? firstStore + random.int(0, storeCount - 1) : null,
    net_new: netNew,
    dm_provided: mail,
    dm_net_new: mail && netNew && random.chance(0.9),
    dm_carrier_route: mail && deliverable < 0.93,
    dm_dpv: mail && deliverable < 0.9,
    em_provided: email,
    em_net_new: email && (netNew || random.chance(0.1)),
    mobile_provided: mobile,
    mobile_net_new: mobile && (netNew || random.chance(0.2)),
  };
}

function pickOrigin(place: string, random: Random): string {
  const draw = random.next();
  if (draw < 0.01) return '.';
  if (draw < 0.03) return 'N';
  return random.pick(originsByPlace.get(place) ?? otherOrigins);
}
