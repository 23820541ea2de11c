import { parseList } from '../parseTable.ts';
import type { NewRow } from '../tables.ts';
import { createRandom } from './random.ts';

const sourceCodeCount = 2_000;

const places = ['Store', 'Web', 'Event', 'Class', 'Partner', 'Mail', 'App', 'Fair'] as const;
const subjects = parseList(`
  Quilting, Yarn, Floral, Bridal, Fleece, Scrapbook, Jewelry, Home Decor, Kids Crafts, Holiday`);
const reasons = parseList(`
  paper form at the cutting table, tablet at the register, link in the weekly email, form on the class page,
  drawing at the entrance, card in the package`);

/** Generates source codes of a year, a place and a number, such as `W24Q0317`. */
export function createDemoSourceCodes(seed: string, today: string): NewRow<'source_codes'>[] {
  const random = createRandom(`${seed}/source-codes`);
  const lastYear = Number(today.slice(0, 4));
  return Array.from({ length: sourceCodeCount }, (_, index) => {
    const year = lastYear - 5 + Math.floor((6 * index) / sourceCodeCount);
    const place = random.pick(places);
    const subject = random.pick(subjects);
    return {
      source: `${place[0]}${String(year).slice(2)}${subject[0]}${String(index).padStart(4, '0')}`,
      description: `${place} signup - ${subject} ${year}`,
      additional_info: random.chance(0.4) ? `Collected by ${random.pick(reasons)}` : '',
    };
  });
}
