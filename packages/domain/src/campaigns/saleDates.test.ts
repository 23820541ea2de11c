import { expect, test } from 'vitest';
import { doSalesOverlap } from './saleDates.ts';

const sale = (saleDateBegin: string, saleDateEnd: string) => ({ saleDateBegin, saleDateEnd });

test.each([
  { a: sale('20250306', '20250319'), b: sale('20250319', '20250325'), meet: true, why: 'they share a day' },
  { a: sale('20250306', '20250319'), b: sale('20250320', '20250325'), meet: false, why: 'the day after' },
  { a: sale('20250306', '20250319'), b: sale('20250310', '20250310'), meet: true, why: 'one within' },
  {
    a: sale('20250306', '20250319'),
    b: sale('2025-03-19T00:00:00', '2025-03-25T00:00:00'),
    meet: true,
    why: 'whatever the form',
  },
  { a: sale('20250319', '20250306'), b: sale('20250310', '20250311'), meet: true, why: 'begin after end' },
  { a: sale(' 20250306 ', '20250319'), b: sale('20250306', '20250306'), meet: true, why: 'blanks around' },
  { a: sale('20250306', ''), b: sale('20250306', '20250319'), meet: false, why: 'a date is missing' },
  { a: sale('', '20250319'), b: sale('20250306', '20250319'), meet: false, why: 'a date is missing' },
  { a: sale('20250230', '20250319'), b: sale('20250306', '20250319'), meet: false, why: 'a date is none' },
  { a: sale('20-250306', '20250319'), b: sale('20250306', '20250319'), meet: false, why: 'a date is none' },
])('$a and $b meet: $meet ($why)', ({ a, b, meet }) => {
  expect([doSalesOverlap(a, b), doSalesOverlap(b, a)]).toEqual([meet, meet]);
});
