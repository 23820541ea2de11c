import {
  addDays,
  addMonths,
  customerTypes,
  campaignToDraft,
  isMailerCode,
  validateCampaign,
} from '@portal/domain';
import { describe, expect, test } from 'vitest';
import { planCampaigns } from './campaignPlan.ts';
import { createDemoCampaigns } from './campaigns.ts';
import { createDemoMailers } from './mailers.ts';
import { createInitialPages } from '../initial-data/pages.ts';
import { createDemoUsers } from './users.ts';

const seed = 'portal';
const listMailers = (today: string) => createDemoMailers(seed, today, planCampaigns(seed, today));

test('the same seed and day give the same rows, another seed or day different ones', () => {
  expect(listMailers('2025-11-20')).toEqual(listMailers('2025-11-20'));
  expect(createDemoUsers(seed, '2025-11-20', 250)).toEqual(createDemoUsers(seed, '2025-11-20', 250));
  expect(createInitialPages()).toEqual(createInitialPages());
  expect(listMailers('2025-11-21')).not.toEqual(listMailers('2025-11-20'));
  expect(createDemoUsers('other', '2025-11-20', 250)).not.toEqual(createDemoUsers(seed, '2025-11-20', 250));
});

describe.each(['2024-01-01', '2024-02-29', '2025-07-31', '2025-12-31'])('mailers on %s', (today) => {
  const mailers = listMailers(today);

  test('are dated from five years before to sixty days after', () => {
    const days = mailers.flatMap((mailer) => [
      mailer.sale_date_begin,
      mailer.sale_date_end,
      ...(mailer.date_processed ? [mailer.date_processed] : []),
    ]);
    expect(days.reduce((a, b) => (a < b ? a : b)) >= addMonths(today, -60)).toBe(true);
    expect(days.reduce((a, b) => (a > b ? a : b)) <= addDays(today, 60)).toBe(true);
    expect(mailers.filter((mailer) => mailer.date_processed && mailer.date_processed > today)).toEqual([]);
  });

  test('exist since January 1, in the coming weeks and in every previous year', () => {
    const begins = mailers.map((mailer) => mailer.sale_date_begin);
    const years = new Set(begins.map((day) => Number(day.slice(0, 4))));
    const thisYear = Number(today.slice(0, 4));
    expect([4, 3, 2, 1, 0].every((ago) => years.has(thisYear - ago))).toBe(true);
    expect(begins.some((day) => day > today)).toBe(true);
    expect(begins.some((day) => day >= `${thisYear}-01-01`)).toBe(true);
  });

  test('are about four thousand with unique codes, valid by the mailer rules', () => {
    expect(mailers.length).toBeGreaterThan(3_500);
    expect(mailers.length).toBeLessThan(4_500);
    expect(new Set(mailers.map((mailer) => mailer.mailer_code)).size).toBe(mailers.length);
    expect(mailers.filter((mailer) => !isMailerCode(mailer.mailer_code))).toEqual([]);
    expect(new Set(mailers.map((mailer) => mailer.customer_type)).size).toBe(customerTypes.length);
  });

  test('use each sequence number once, as many as there are pieces', () => {
    let last = 1_000_000_000;
    for (const { sequence_number_start: first, sequence_number_end: end, quantity } of mailers) {
      if (!first || !end) continue;
      expect(first).toBe(last + 1);
      expect(end - first + 1).toBe(quantity);
      last = end;
    }
    expect(last).toBeLessThan(10_000_000_000);
  });

  test('omit optional fields now and then', () => {
    for (const field of ['date_processed', 'time_processed', 'sequence_number_start'] as const) {
      const missing = mailers.filter((mailer) => mailer[field] === null).length / mailers.length;
      expect(missing).toBeGreaterThan(0.02);
      expect(missing).toBeLessThan(0.35);
    }
  });
});

describe('users', () => {
  const today = '2025-11-20';
  const users = createDemoUsers(seed, today, 250);
  const count = (matches: (user: (typeof users)[number]) => boolean) => users.filter(matches).length;
  const getLastLogin = (user: (typeof users)[number]) => new Date(user.row.last_login_date);

  test('are 250 with unique names, the demo accounts first', () => {
    expect(users).toHaveLength(250);
    expect(new Set(users.map((user) => user.row.username_key)).size).toBe(250);
    expect(users[0]?.row.username).toBe('demo.admin');
  });

  test('include users active in the last day and dormant, locked and roleless users', () => {
    const dayBefore = new Date(`${addDays(today, -1)}T00:00:00Z`);
    const dormantBefore = new Date(`${addMonths(today, -3)}T00:00:00Z`);
    expect(count((user) => getLastLogin(user) > dayBefore)).toBeGreaterThan(20);
    expect(count((user) => getLastLogin(user) < dormantBefore)).toBeGreaterThan(20);
    expect(count((user) => user.row.is_locked_out === true)).toBeGreaterThan(5);
    expect(count((user) => user.roles.length === 0)).toBeGreaterThan(3);
  });

  test('were not active after the start of today or before their account was created', () => {
    const end = new Date(`${today}T00:00:00Z`);
    for (const { row } of users) {
      expect(new Date(row.last_activity_date) <= end).toBe(true);
      expect(new Date(row.last_activity_date) >= new Date(row.last_login_date)).toBe(true);
      expect(new Date(row.creation_date) < new Date(row.last_login_date)).toBe(true);
    }
  });
});

describe.each(['2024-02-29', '2025-11-20'])('campaigns on %s', (today) => {
  const plans = planCampaigns(seed, today);
  const {
    campaigns,
    campaign_ranges: ranges,
    campaign_promocodes: promocodes,
  } = createDemoCampaigns(seed, today, plans);
  const getDetail = (id: number | undefined) => ({
    campaign: Object.fromEntries(
      ranges
        .filter((range) => range.campaign_id === id)
        .flatMap(({ number, range_start, range_end }) => [
          [`mailerCode${number}Start`, range_start],
          [`mailerCode${number}End`, range_end],
        ]),
    ),
    promocodes: Object.fromEntries(
      promocodes
        .filter((row) => row.campaign_id === id)
        .map(({ number, promocode }) => [`promocode${number}`, promocode]),
    ),
  });

  test('are 120 of all four types and pass the rules of the dialog', () => {
    expect(campaigns).toHaveLength(120);
    expect(new Set(campaigns.map((campaign) => campaign.kind))).toEqual(
      new Set(['other', 'tabs', 'email', 'signup']),
    );
    const mistakes = campaigns.flatMap((row) => {
      const { campaign, promocodes: codes } = getDetail(row.campaign_id);
      const draft = campaignToDraft({
        campaign: {
          ...campaign,
          shortDescription: row.name,
          saleDateBegin: row.sale_date_begin.replaceAll('-', ''),
          saleDateEnd: row.sale_date_end.replaceAll('-', ''),
          costPerPiece: row.cost_per_piece,
          longDescription: row.long_description ?? '',
        },
        promocodes: codes,
      });
      return validateCampaign(draft);
    });
    expect(mistakes).toEqual([]);
  });

  test('were saved before their sale and not after today; some upcoming ones have no price', () => {
    for (const { update_date: saved, sale_date_begin: begin } of campaigns) {
      const day = String(saved).slice(0, 10);
      expect([day < today, day < begin]).toEqual([true, true]);
    }
    const withoutPrice = campaigns.filter((campaign) => campaign.cost_per_piece === null);
    expect(withoutPrice.every((campaign) => campaign.sale_date_begin > today)).toBe(true);
  });

  test('have unique promo codes', () => {
    expect(new Set(promocodes.map((row) => row.promocode)).size).toBe(promocodes.length);
  });

  test('have ranges for every mailer except trial prints', () => {
    const codes = createDemoMailers(seed, today, plans).map((mailer) => mailer.mailer_code);
    const isInSome = (code: string) =>
      ranges.some(({ range_start: start, range_end: end }) => start <= code && code <= end);
    expect(codes.filter((code) => !isInSome(code) && !code.startsWith('PR'))).toEqual([]);
  });
});
