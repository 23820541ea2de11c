import { expect, test } from 'vitest';
import {
  findCampaignGaps,
  findSaleEvent,
  formatCampaignGap,
  formatSaleEvent,
  formatSaleProgress,
} from './campaignGaps.ts';

const complete = { costPerPiece: 0.42, emptyRanges: [], clashCount: 0, hasCoupons: true };

test.each([
  { change: {}, gaps: [], why: 'nothing is missing' },
  { change: { costPerPiece: null }, gaps: ['costPerPiece'], why: 'it has no cost' },
  { change: { costPerPiece: 0 }, gaps: [], why: 'it costs nothing' },
  { change: { emptyRanges: [2] }, gaps: ['mailers'], why: 'a range has no mailers' },
  { change: { clashCount: 1 }, gaps: ['clash'], why: 'another campaign has its codes' },
  { change: { hasCoupons: false }, gaps: ['coupons'], why: 'its coupons are not loaded' },
  { change: { hasCoupons: null }, gaps: [], why: 'the campaign engine does not know it' },
  {
    change: { costPerPiece: null, emptyRanges: [1], clashCount: 2, hasCoupons: false },
    gaps: ['costPerPiece', 'mailers', 'clash', 'coupons'],
    why: 'everything is missing',
  },
])('$gaps: $why', ({ change, gaps }) => expect(findCampaignGaps({ ...complete, ...change })).toEqual(gaps));

test.each([
  { begin: '2026-11-25', end: '2026-12-30', text: 'Begins today' },
  { begin: '2026-11-26', end: '2026-12-30', text: 'Begins tomorrow' },
  { begin: '2026-12-09', end: '2026-12-10', text: 'Begins in 14 days' },
  { begin: '2026-12-10', end: '2026-12-30', text: null },
  { begin: '2026-11-24', end: '2026-11-27', text: 'Ends in 2 days' },
  { begin: '2026-11-01', end: '2026-11-25', text: 'Ends today' },
  { begin: '2026-11-01', end: '2026-11-24', text: null },
  { begin: '2026-11-01', end: '2026-12-10', text: null },
])('on 2026-11-25 a sale from $begin to $end: $text', ({ begin, end, text }) => {
  const event = findSaleEvent({ saleDateBegin: begin, saleDateEnd: end }, '2026-11-25');
  expect(event && formatSaleEvent(event)).toBe(text);
});

test.each([
  { begin: '2026-11-26', end: '2026-12-30', text: 'Begins tomorrow' },
  { begin: '2026-12-25', end: '2026-12-30', text: 'Begins in 30 days' },
  { begin: '2026-11-25', end: '2026-11-25', text: 'Day 1 of 1' },
  { begin: '2026-11-12', end: '2026-11-25', text: 'Day 14 of 14' },
  { begin: '2026-11-20', end: '2026-11-24', text: 'Ended yesterday' },
  { begin: '2025-11-20', end: '2025-11-25', text: 'Ended 365 days ago' },
])('on 2026-11-25 a sale from $begin to $end is at: $text', ({ begin, end, text }) => {
  const sale = { saleDateBegin: begin, saleDateEnd: end };
  expect(formatSaleProgress(sale, '2026-11-25')).toBe(text);
});

test.each([
  { gap: 'costPerPiece', text: 'No cost per piece' },
  { gap: 'mailers', text: 'No mailers in ranges 2, 5' },
  { gap: 'mailers', emptyRanges: [2], text: 'No mailers in range 2' },
  { gap: 'clash', text: 'Codes shared with another campaign' },
  { gap: 'clash', clashCount: 3, text: 'Codes shared with 3 other campaigns' },
  { gap: 'coupons', text: 'Coupons not loaded' },
] as const)('$gap: $text', ({ gap, text, ...counts }) => {
  expect(formatCampaignGap(gap, { emptyRanges: [2, 5], clashCount: 1, ...counts })).toBe(text);
});
