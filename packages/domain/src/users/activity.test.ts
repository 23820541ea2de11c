import { expect, test } from 'vitest';
import { listActiveUsers, activityWindows, getFirstActiveDay, listDormantUsers } from './activity.ts';

const now = new Date('2026-03-31T02:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString().slice(0, 19);

test('the periods are those of the specification', () => {
  expect(activityWindows.map(({ label, hours }) => `${label}: ${hours}`)).toEqual([
    '1 Hour: 1',
    '2 Hours: 2',
    '4 Hours: 4',
    '1 Day: 24',
    '1 Week: 168',
    '1 Month: 744',
    '1 Year: 8760',
  ]);
});

test.each([
  { hours: 1, ago: 0.5, isActive: true },
  { hours: 1, ago: 1, isActive: true },
  { hours: 1, ago: 1.5, isActive: false },
  { hours: 744, ago: 743, isActive: true },
  { hours: 744, ago: 745, isActive: false },
])('active $ago hours ago is within $hours hours: $isActive', ({ hours, ago, isActive }) => {
  expect(listActiveUsers([{ lastActivityDate: hoursAgo(ago) }], hours, now)).toHaveLength(isActive ? 1 : 0);
});

test('users are listed by latest activity, without those who were never active', () => {
  const users = [2, 1, 3].map((ago) => ({ lastActivityDate: hoursAgo(ago) }));
  const [second, first, third] = users;
  expect(listActiveUsers([...users, { lastActivityDate: null }], 24, now)).toEqual([first, second, third]);
});

function login(lastLoginDate: string | null, own: object = {}) {
  return { lastLoginDate, isLockedOut: false, companyAbbrev: 'JAS', username: 'someone', ...own };
}

test('the first day of active users is three calendar months ago on the clock of the company', () => {
  expect(getFirstActiveDay(now)).toBe('2025-12-30');
});

// Now is March 30 on the company's clock; three months before is December 30.
test.each([
  { user: login('2025-12-29T12:00:00'), isDormant: true, why: 'three months and a day' },
  { user: login('2025-12-30T05:00:00'), isDormant: false, why: 'exactly three months' },
  {
    user: login('2025-12-30T04:59:59'),
    isDormant: true,
    why: 'the previous day in the time zone of the company',
  },
  { user: login('2025-12-31T12:00:00'), isDormant: false, why: 'three months less a day' },
  { user: login('2020-01-01T12:00:00', { isLockedOut: true }), isDormant: false, why: 'locked' },
  { user: login(null), isDormant: false, why: 'no recorded login' },
])('dormant: $isDormant ($why)', ({ user, isDormant }) => {
  expect(listDormantUsers([user], now)).toHaveLength(isDormant ? 1 : 0);
});

test('dormant users are sorted by company, then user name', () => {
  const users = [
    login('2020-01-01T12:00:00', { companyAbbrev: 'MSC', username: 'a' }),
    login('2020-01-01T12:00:00', { companyAbbrev: 'JAS', username: 'c' }),
    login('2020-01-01T12:00:00', { companyAbbrev: 'JAS', username: 'B' }),
  ];
  expect(listDormantUsers(users, now).map(({ username }) => username)).toEqual(['B', 'c', 'a']);
});
