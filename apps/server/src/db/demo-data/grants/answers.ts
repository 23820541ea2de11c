import type { Random } from '../random.ts';
import { type Craft, heritages } from './crafts.ts';
import type { NewRow } from '../../tables.ts';

type Answers = Pick<
  NewRow<'grant_applications'>,
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
      `I learned from ${craft.teacher}, and I still use those lessons every time I start a new piece.`,
      `I love working with ${craft.materials}, because no two batches are ever the same.`,
      'Most of my pieces are custom orders, so I get to know the person I am making them for.',
    ]),
    years_experience: random.chance(0.8) ? String(years) : `${years}, with time off when my kids were small`,
    where_shop: maybe(0.92, `I buy ${craft.materials} from ${pickShops(random, city)}.`),
    other_ethnicity: maybe(0.8, heritage),
    how_heritage_impacts: maybe(
      0.85,
      joinSentences(random, [
        `My family is ${heritage}, and many of my patterns have been handed down for generations.`,
        'Before I change a traditional pattern, I talk it over with the older members of my family.',
        'I am teaching my children what the motifs mean and what they are called in both languages.',
      ]),
    ),
    how_long_business: `${random.int(2, Math.max(2, years - 1))} years`,
    how_many_people_involved: random.pick([
      'Just me',
      'Two: my sister and me',
      'My husband handles packing and shipping; I do everything else',
      'Four, all part-time',
      'Nine people, all working from home',
    ]),
    where_five_years: maybe(
      0.9,
      joinSentences(random, [
        `I would like to have a studio in ${city} with enough space for Saturday classes.`,
        'I hope to employ two people year-round, not just during the holiday season.',
        'I also plan to launch an online catalog so customers can order my most popular pieces.',
      ]),
    ),
    how_impact_community: maybe(
      0.88,
      joinSentences(random, [
        'I teach a free class at the library once a month, and there is always a waiting list.',
        `With this grant I would buy a second set of tools for schools in ${city} to borrow.`,
        'Last winter we made ninety blankets for the local shelter. This year our goal is two hundred.',
      ]),
    ),
    other_information: maybe(
      0.3,
      'Thank you for considering my application. I would be happy to send more photos.',
    ),
  };
}

function pickShops(random: Random, city: string): string {
  return random
    .sample(
      [
        `your store in ${city}`,
        'two local mills',
        'estate sales',
        'a cooperative of dyers',
        "online shops for colors I can't find locally",
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
    how_impact_community: 'We meet every week to sew, share a meal and teach each other new skills. '.repeat(
      60,
    ),
  },
  {
    creative_interest: 'Tejo en telar de cintura. Mi abuela decía: «el hilo recuerda lo que la mano olvida».',
  },
];
