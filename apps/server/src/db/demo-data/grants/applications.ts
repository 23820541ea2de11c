import { addDays } from '@portal/domain';
import { firstNames, lastNames, toAsciiLetters } from '../people.ts';
import { createRandom, type Random } from '../random.ts';
import { createAnswers, unusualAnswers } from './answers.ts';
import { businessWords, type Craft, crafts, places, streets } from './crafts.ts';
import { chooseMedia, readMediaFiles } from './media.ts';
import type { NewRow } from '../../tables.ts';
import { getWeekday } from '../weekday.ts';

const applicationCount = 300;
const firstApplicationId = 1_001;
/** Number of days before today in which applications arrived; more towards the end. */
const openDays = 120;
const unusualEvery = 23;

/** Generates applications with their files, and page views. */
export function createDemoGrants(seed: string, today: string) {
  const random = createRandom(`${seed}/grants`);
  const files = readMediaFiles();
  const instants = Array.from({ length: applicationCount }, () => createInstant(random, today)).toSorted();
  const made = instants.map((applied_at, index) => {
    const craft = random.pick(crafts);
    const application = {
      ...createApplicant(random, craft),
      ...(index % unusualEvery === 7
        ? unusualAnswers[Math.floor(index / unusualEvery) % unusualAnswers.length]
        : {}),
      application_id: firstApplicationId + index,
      applied_at,
    };
    const media = chooseMedia(random, craft.motif, files);
    return {
      application,
      media: media.map((medium) => ({ applicationId: application.application_id, ...medium })),
    };
  });
  return {
    applications: made.map(({ application }) => application),
    media: made.flatMap(({ media }) => media),
    pageViews: createPageViews(random, today),
  };
}

/** A random instant in the open days, as ISO text; later ones are more likely. */
function createInstant(random: Random, today: string): string {
  const day = addDays(today, -1 - Math.floor(openDays * random.next() ** 1.25));
  return `${day}T${random.time(12, 23)}Z`;
}

function createApplicant(random: Random, craft: Craft) {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const place = random.pick(places);
  const business = `${random.pick(businessWords)} ${craft.trade}`;
  const account = business.replaceAll(/[^A-Za-z]/g, '');
  const handle = `${toAsciiLetters(first)}.${toAsciiLetters(last)}`;
  const maybe = (share: number, text: string) => (random.chance(share) ? text : '');
  return {
    name: `${first} ${last}`,
    address: `${random.int(2, 1_980)} ${random.pick(streets)}`,
    city: place.city,
    state: place.state,
    zip: place.zip,
    phone: maybe(0.95, `${random.int(201, 989)}55501${String(random.int(0, 99)).padStart(2, '0')}`),
    email: `${handle}@example.com`,
    business_name: maybe(0.85, business),
    ...createAnswers(random, craft, place.city),
    etsy_account: maybe(0.6, `https://etsy.example.com/shop/${account}`),
    facebook_account: maybe(0.4, random.chance(0.5) ? business : `https://facebook.example.com/${account}`),
    instagram_account: maybe(0.7, `@${account.toLowerCase()}`),
    tik_tok_account: maybe(0.2, `@${toAsciiLetters(first)}.makes`),
    website_account: maybe(0.35, `https://${account.toLowerCase()}.example.com`),
  };
}

/** Page views on most days since the program started; fewer on weekends. */
function createPageViews(random: Random, today: string): NewRow<'grant_page_views'>[] {
  return Array.from({ length: openDays }, (_, ago) => {
    const open_date = addDays(today, -1 - ago);
    const isWeekend = [0, 6].includes(getWeekday(open_date));
    return { open_date, counter: isWeekend ? random.int(0, 4) : random.int(6, 48) };
  }).filter(({ counter }) => counter > 0);
}
