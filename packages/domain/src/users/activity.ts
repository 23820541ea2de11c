import { addMonths, formatCalendarDay } from '../dates/dayText.ts';
import { parseInstant } from '../dates/instant.ts';
import type { User } from './user.ts';

const hourMs = 3_600_000;

/** The time windows of Active Users: label and length in hours (specification 1 §9). */
export const activityWindows = [
  { label: '1 Hour', hours: 1 },
  { label: '2 Hours', hours: 2 },
  { label: '4 Hours', hours: 4 },
  { label: '1 Day', hours: 24 },
  { label: '1 Week', hours: 168 },
  { label: '1 Month', hours: 744 },
  { label: '1 Year', hours: 8760 },
] as const;

/** Users whose last activity is at most `hours` before `now`, latest first; includes locked users. */
export function listActiveUsers<Some extends Pick<User, 'lastActivityDate'>>(
  users: readonly Some[],
  hours: number,
  now: Date,
): Some[] {
  const since = now.getTime() - hours * hourMs;
  return users
    .flatMap((user) => {
      const at = parseInstant(user.lastActivityDate);
      return at === null || at < since ? [] : [{ user, at }];
    })
    .toSorted((one, other) => other.at - one.at)
    .map(({ user }) => user);
}

/** Calendar months without a login after which a user is dormant. */
const dormantMonths = 3;

/** The first day, `YYYY-MM-DD`, on which a login keeps a user from being dormant. */
export function getFirstActiveDay(now: Date): string {
  return addMonths(formatCalendarDay(now), -dormantMonths);
}

/**
 * Users who are not locked out and whose last login is more than 3 calendar months ago, sorted by company
 * abbreviation, then user name.
 */
export function listDormantUsers<
  Some extends Pick<User, 'lastLoginDate' | 'isLockedOut' | 'companyAbbrev' | 'username'>,
>(users: readonly Some[], now: Date): Some[] {
  const firstDay = getFirstActiveDay(now);
  const isDormant = ({ isLockedOut, lastLoginDate }: Some) => {
    const at = parseInstant(lastLoginDate);
    return !isLockedOut && at !== null && formatCalendarDay(new Date(at)) < firstDay;
  };
  return users
    .filter(isDormant)
    .toSorted(
      (one, other) =>
        one.companyAbbrev.localeCompare(other.companyAbbrev) || one.username.localeCompare(other.username),
    );
}
