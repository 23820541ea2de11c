import type { Insertable } from 'kysely';
import type { GrantApplicationsTable } from '../../grantTables.ts';
import type { Random } from '../random.ts';
import { type Craft, heritages } from './crafts.ts';

type Answers = Pick<
  Insertable<GrantApplicationsTable>,
  | 'creative_interest'
  | 'years_experience'
  | 'where_shop'
  | 'other_ethnicity'
  | 'how_heritage_impacts'
  | 'how_long_business'
  | 'how_many_people_involved'
  | 'where_five_years'
  | 'how_impact_community'
  | 'other_information'
>;

/** Generates an applicant's answers; some questions are left unanswered. */
export function createAnswers(random: Random, craft: Craft, city: string): Answers {
  const years = random.int(2, 41);
  const heritage = random.pick(heritages);
  const maybe = (share: number, text: string) => (random.chance(share) ? text : '');
  return {
    creative_interest: joinSentences(random, [
      `I work in ${craft.name}: ${craft.pieces}.`,
      `I learned it from ${craft.teacher}, and I still hear those lessons when I begin a piece.`,
      `What holds me is the material. I use ${craft.materials}, and each batch wants something else of me.`,
      'Most of my pieces are made for one person, with one story in mind.',
    ]),
    years_experience: random.chance(0.8) ? String(years) : `${years}, with breaks for the children`,
    where_shop: maybe(0.92, `For ${craft.materials}: ${pickShops(random, city)}.`),
    other_ethnicity: maybe(0.8, heritage),
    how_heritage_impacts: maybe(
      0.85,
      joinSentences(random, [
        `My family is ${heritage}. The patterns I use were carried here in memory, not on paper.`,
        'When I change a pattern, I ask at home first; when no one is left to ask, I leave it as it was.',
        'My children know the names of the motifs in both languages.',
      ]),
    ),
    how_long_business: `${random.int(2, Math.max(2, years - 1))} years`,
    how_many_people_involved: random.pick([
      'Only me',
      'Two, my sister and I',
      'My husband packs and ships; the rest is me',
      'Four, all part time',
      'Nine makers, each at home',
    ]),
    where_five_years: maybe(
      0.9,
      joinSentences(random, [
        `A studio in ${city} with room for classes on Saturdays.`,
        'I want to pay two people properly, all year, and not only before the holidays.',
        'A small catalog, so that the pieces I am asked for most can be ordered without a call.',
      ]),
    ),
    how_impact_community: maybe(
      0.88,
      joinSentences(random, [
        'I teach for free at the library once a month, and the waiting list is long.',
        `With the grant I would buy a second set of tools that ${city} schools can borrow.`,
        'Last winter we made ninety blankets for the shelter; this winter it should be two hundred.',
      ]),
    ),
    other_information: maybe(0.3, 'Thank you for reading. I am glad to send more pictures.'),
  };
}

function pickShops(random: Random, city: string): string {
  return random
    .sample(
      [
        `your store in ${city}`,
        'two mills nearby',
        'estate sales',
        'a cooperative of dyers',
        'online, when nothing else has the color',
      ],
      random.int(1, 3),
    )
    .join(', ');
}

/** Joins the first sentence and some of the others, to one or several paragraphs. */
function joinSentences(random: Random, sentences: readonly string[]): string {
  const chosen = sentences.filter((_sentence, index) => index === 0 || random.chance(0.75));
  return chosen.join(random.chance(0.4) ? '\n\n' : ' ');
}

/** Edge cases: other scripts, emoji, markup as text, and very long answers. */
export const unusualAnswers: readonly Partial<Answers>[] = [
  {
    creative_interest:
      'أنسج السجاد والوسائد بالألوان التي تعلمتها من أمي في صيدا، وأبيعها في سوق المدينة كل يوم سبت.',
    how_heritage_impacts: 'كل نقش له اسم وحكاية. I write them down in both languages.',
  },
  { creative_interest: '🧶 Amigurumi and 👩🏽‍🎨 hand-dyed yarn — bright, soft, for every age! 🌈' },
  {
    other_information:
      '<b>Please note:</b> my shop moved. <a href="https://example.com">New page</a> & hours soon.',
  },
  {
    how_impact_community: 'We meet, we knit, we eat together, and everyone always learns something. '.repeat(
      60,
    ),
  },
  {
    creative_interest: 'Tejo en telar de cintura. Mi abuela decía: «el hilo recuerda lo que la mano olvida».',
  },
];
