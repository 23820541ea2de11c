import { addDays, addMonths } from '@portal/domain';
import { toUserKey } from '../../services/provider/authentication/userKey.ts';
import type { NewRow } from '../tables.ts';
import { demoAccounts, type DemoAccount } from './demoAccounts.ts';
import { demoCompanies } from './companies.ts';
import { firstNames, lastNames, toAsciiLetters } from './people.ts';
import { createRandom, type Random } from './random.ts';

/** A user with roles and company access; the password is added on insert. */
export interface DemoUser {
  row: UserRow;
  roles: readonly string[];
  access: readonly CompanyAccess[];
}

type Always = 'user_id' | 'creation_date' | 'last_login_date' | 'last_activity_date';
type UserRow = NewRow<'users'> & Required<Pick<NewRow<'users'>, Always>>;

interface CompanyAccess {
  /** `null`: all companies. */
  companyAbbrev: string | null;
  mayAlter: boolean;
}

const dayMinutes = 24 * 60;
/**
 * Minutes since the last visit, each range equally likely. Counted back from midnight UTC at the start of `today`, so
 * that no time is in the future.
 */
const visitRanges: readonly [min: number, max: number][] = [
  [1, dayMinutes],
  [dayMinutes, 7 * dayMinutes],
  [dayMinutes, 7 * dayMinutes],
  [7 * dayMinutes, 31 * dayMinutes],
  [31 * dayMinutes, 85 * dayMinutes],
];
const dormantShare = 0.14;
const lockedShare = 0.05;
const withoutRolesShare = 0.04;

type Company = (typeof demoCompanies)[number];

/** Each as often as its share. */
const companiesOfUsers = demoCompanies.flatMap((company) =>
  Array.from({ length: company.share }, () => company),
);

/** The demo accounts first, then generated users up to `count`; ids start at 1. */
export function createDemoUsers(seed: string, today: string, count: number): DemoUser[] {
  const random = createRandom(`${seed}/users`);
  const taken = new Set<string>();
  const users = demoAccounts.map((account, index) => createAccountUser(account, index + 1, today));
  users.push(...createThresholdUsers(users.length, today));
  for (const user of users) taken.add(user.row.username);
  while (users.length < count) users.push(createGeneratedUser(users.length + 1, today, random, taken));
  return users;
}

function createAccountUser(account: DemoAccount, userId: number, today: string): DemoUser {
  const visit = subtractMinutes(today, 90 * userId);
  const isAdministrator = account.roles.includes('Administer');
  return {
    row: {
      ...toNameColumns(userId, account.username, account.firstName, account.lastName),
      email: `${account.username}@${demoCompanies.find(({ abbrev }) => abbrev === account.companyAbbrev)?.emailHost}`,
      comment: 'Demo account',
      company_abbrev: account.companyAbbrev,
      department: account.department,
      time_zone: 'America/New_York',
      start_page: account.startPage,
      is_locked_out: account.isLockedOut,
      creation_date: toMidnight(addMonths(today, -24)),
      last_login_date: visit,
      last_activity_date: visit,
      last_locked_out_date: account.isLockedOut ? toMidnight(addDays(today, -20)) : null,
    },
    roles: account.roles,
    access: [{ companyAbbrev: isAdministrator ? null : account.companyAbbrev, mayAlter: true }],
  };
}

/**
 * Two users around the limit for dormant users: last login three months and one day ago, and one day less than three
 * months ago.
 */
function createThresholdUsers(before: number, today: string): DemoUser[] {
  const threshold = addMonths(today, -3);
  return [
    { firstName: 'Dora', lastName: 'Dormant', day: addDays(threshold, -1) },
    { firstName: 'Nora', lastName: 'Dormant', day: addDays(threshold, 1) },
  ].map(({ firstName, lastName, day }, index) => ({
    row: {
      ...toNameColumns(before + index + 1, `${firstName}.${lastName}`.toLowerCase(), firstName, lastName),
      email: `${firstName}.${lastName}@jas.example`.toLowerCase(),
      company_abbrev: 'JAS',
      department: 'Store Operations',
      creation_date: toMidnight(addMonths(today, -30)),
      last_login_date: toMidnight(day),
      last_activity_date: toMidnight(day),
    },
    roles: ['JAS'],
    access: [{ companyAbbrev: 'JAS', mayAlter: false }],
  }));
}

function createGeneratedUser(userId: number, today: string, random: Random, taken: Set<string>): DemoUser {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const company = random.pick(companiesOfUsers);
  const username = createUsername(firstName, lastName, taken);
  const isLocked = random.chance(lockedShare);
  const login = createLastVisit(today, random);
  const roles = random.chance(withoutRolesShare) ? [] : createRoles(company, random);
  return {
    row: {
      ...toNameColumns(userId, username, firstName, lastName),
      email: random.chance(0.94) ? `${username}@${company.emailHost}` : '',
      comment: random.chance(0.08) ? random.pick(['Seasonal', 'Contractor until year end', 'On leave']) : '',
      company_abbrev: company.abbrev,
      department: random.pick(company.departments),
      time_zone: random.pick([
        'America/New_York',
        'America/Chicago',
        'America/Denver',
        'America/Los_Angeles',
      ]),
      theme: random.pick(['', '', 'light', 'dark']),
      start_page: random.chance(0.12) ? '/Campaigns/MailerList' : '',
      is_locked_out: isLocked,
      creation_date: toMidnight(addMonths(today, -random.int(37, 96))),
      last_login_date: login,
      // Some activity after the login, but not after the reference midnight.
      last_activity_date: new Date(
        Math.min(login.getTime() + random.int(0, 180) * 60_000, toMidnight(today).getTime()),
      ),
      last_locked_out_date: isLocked ? login : null,
      failed_password_attempt_count: isLocked ? 5 : random.chance(0.05) ? 1 : 0,
    },
    roles,
    access: createAccess(company.abbrev, random),
  };
}

function toNameColumns(userId: number, username: string, firstName: string, lastName: string) {
  return {
    user_id: userId,
    username,
    username_key: toUserKey(username),
    first_name: firstName,
    last_name: lastName,
    user_name8: username
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 8)
      .toUpperCase(),
  };
}

/** `zoe.quill`, with a number if it is taken; ASCII letters only. */
function createUsername(firstName: string, lastName: string, taken: Set<string>): string {
  const base = `${toAsciiLetters(firstName)}.${toAsciiLetters(lastName)}`;
  let username = base;
  for (let number = 2; taken.has(username); number += 1) username = `${base}${number}`;
  taken.add(username);
  return username;
}

function createLastVisit(today: string, random: Random): Date {
  if (random.chance(dormantShare)) {
    const monthsAgo = random.int(3, 35);
    return toMidnight(addDays(addMonths(today, -monthsAgo), -random.int(2, 28)));
  }
  return subtractMinutes(today, random.int(...random.pick(visitRanges)));
}

function createRoles({ abbrev, role }: Company, random: Random): string[] {
  const roles = new Set([role]);
  if (abbrev === 'COL' && random.chance(0.5)) roles.add('JAS');
  if (abbrev === 'COL' && random.chance(0.25)) roles.add('Programmer');
  if (abbrev === 'COL' && random.chance(0.1)) roles.add('Administer');
  if (random.chance(0.2)) roles.add('StatusMessage');
  return [...roles];
}

function createAccess(company: string, random: Random): CompanyAccess[] {
  if (company === 'COL' && random.chance(0.3)) return [{ companyAbbrev: null, mayAlter: random.chance(0.5) }];
  const others = company === 'COL' ? ['JAS', 'MSC'] : [];
  return [company, ...others].map((companyAbbrev) => ({ companyAbbrev, mayAlter: random.chance(0.7) }));
}

function toMidnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function subtractMinutes(today: string, minutes: number): Date {
  return new Date(toMidnight(today).getTime() - minutes * 60_000);
}
