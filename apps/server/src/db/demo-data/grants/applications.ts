import { addDays } from '@portal/domain';
import type { Insertable } from 'kysely';
import type { GrantApplicationsTable, GrantMediaKind, GrantPageViewsTable } from '../../grantTables.ts';
import { firstNames, lastNames } from '../people.ts';
import { randomFor, type Random } from '../random.ts';
import { answersOf, unusualAnswers } from './answers.ts';
import { businessWords, type Craft, crafts, places, streets } from './crafts.ts';
import { headshotPicture, projectPicture } from './pictures.ts';
import { colourFilm, type Yuv } from './video.ts';

const applicationCount = 300;
const firstApplicationId = 1_001;
/** Number of days before today in which applications arrived; more towards the end. */
const openDays = 120;
const unusualEvery = 23;

export interface DemoMedium {
  applicationId: number;
  kind: GrantMediaKind;
  mediaType: 'image/svg+xml' | 'video/mp4';
  content: Buffer;
}

export interface DemoGrants {
  applications: Insertable<GrantApplicationsTable>[];
  media: DemoMedium[];
  pageViews: Insertable<GrantPageViewsTable>[];
}

/** Generates applications with their files, and page views. */
export function demoGrants(seed: string, today: string): DemoGrants {
  const random = randomFor(`${seed}/grants`);
  const films = filmColours.map(([front, back]) => colourFilm(front, back, 3));
  const moments = Array.from({ length: applicationCount }, () => momentOf(random, today)).toSorted();
  const made = moments.map((applied_at, index) => {
    const craft = random.pick(crafts);
    const application = {
      ...applicantOf(random, craft),
      ...(index % unusualEvery === 7
        ? unusualAnswers[Math.floor(index / unusualEvery) % unusualAnswers.length]
        : {}),
      application_id: firstApplicationId + index,
      applied_at,
    };
    return { application, media: mediaOf(random, craft, application.application_id, films) };
  });
  return {
    applications: made.map(({ application }) => application),
    media: made.flatMap(({ media }) => media),
    pageViews: pageViewsOf(random, today),
  };
}

/** A random instant in the open days, as ISO text; later ones are more likely. */
function momentOf(random: Random, today: string): string {
  const day = addDays(today, -1 - Math.floor(openDays * random.next() ** 1.25));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(random.int(12, 23))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}Z`;
}

function applicantOf(random: Random, craft: Craft) {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const place = random.pick(places);
  const business = `${random.pick(businessWords)} ${craft.trade}`;
  const account = business.replaceAll(/[^A-Za-z]/g, '');
  const handle = `${plain(first)}.${plain(last)}`;
  const sometimes = (share: number, text: string) => (random.chance(share) ? text : '');
  return {
    name: `${first} ${last}`,
    address: `${random.int(2, 1_980)} ${random.pick(streets)}`,
    city: place.city,
    state: place.state,
    zip: place.zip,
    phone: sometimes(0.95, `${random.int(201, 989)}55501${String(random.int(0, 99)).padStart(2, '0')}`),
    email: `${handle}@example.com`,
    business_name: sometimes(0.85, business),
    ...answersOf(random, craft, place.city),
    etsy_account: sometimes(0.6, `https://etsy.example.com/shop/${account}`),
    facebook_account: sometimes(
      0.4,
      random.chance(0.5) ? business : `https://facebook.example.com/${account}`,
    ),
    instagram_account: sometimes(0.7, `@${account.toLowerCase()}`),
    tik_tok_account: sometimes(0.2, `@${plain(first)}.makes`),
    website_account: sometimes(0.35, `https://${account.toLowerCase()}.example.com`),
  };
}

/** A name as used in an email address. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}

function mediaOf(
  random: Random,
  craft: Craft,
  applicationId: number,
  films: readonly Buffer[],
): DemoMedium[] {
  const picture = (kind: GrantMediaKind, drawing: string): DemoMedium => ({
    applicationId,
    kind,
    mediaType: 'image/svg+xml',
    content: Buffer.from(drawing),
  });
  const projects = (['project1', 'project2', 'project3'] as const).slice(0, random.int(1, 3));
  return [
    ...(random.chance(0.93) ? [picture('headshot', headshotPicture(random))] : []),
    ...projects.map((kind) => picture(kind, projectPicture(random, craft.motif))),
    ...(random.chance(0.4)
      ? [
          {
            applicationId,
            kind: 'video' as const,
            mediaType: 'video/mp4' as const,
            content: random.pick(films),
          },
        ]
      : []),
  ];
}

const filmColours: readonly [Yuv, Yuv][] = [
  [
    [84, 140, 112],
    [190, 118, 140],
  ],
  [
    [120, 100, 170],
    [200, 110, 132],
  ],
  [
    [70, 150, 120],
    [150, 96, 150],
  ],
];

/** Page views on most days since the program started; fewer on weekends. */
function pageViewsOf(random: Random, today: string): Insertable<GrantPageViewsTable>[] {
  return Array.from({ length: openDays }, (_, ago) => {
    const open_date = addDays(today, -1 - ago);
    const isWeekend = [0, 6].includes(new Date(`${open_date}T00:00:00Z`).getUTCDay());
    return { open_date, counter: isWeekend ? random.int(0, 4) : random.int(6, 48) };
  }).filter(({ counter }) => counter > 0);
}
