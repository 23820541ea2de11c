import { addMonths, todayText } from '../dates/dayText.ts';
import { parseInstant } from '../dates/instant.ts';
import { portalTimeZone } from '../formats/formatInstant.ts';
import type { User } from './user.ts';

const hourMs = 3_600_000;

/** The windows of Active Users: what they are called, and how many hours they reach back (specification 1 §9). */
export const activityWindows = [
  { label: '1 Hour', hours: 1 },
  { label: '2 Hours', hours: 2 },
  { label: '4 Hours', hours: 4 },
  { label: '1 Day', hours: 24 },
  { label: '1 Week', hours: 168 },
  { label: '1 Month', hours: 744 },
  { label: '1 Year', hours: 8760 },
] as const;

/** Those whose last activity is at most `hours` before `now`, the latest first; locked ones are among them. */
export function activeUsers<Some extends Pick<User, 'lastActivityDate'>>(
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

/** Calendar months without a login after which a user counts as dormant. */
const dormantMonths = 3;

/**
 * Those who are not locked out and logged in last more than 3 calendar months ago, by company abbreviation, then user
 * name. Who has no login on record is dormant too.
 */
export function dormantUsers<
  Some extends Pick<User, 'lastLoginDate' | 'isLockedOut' | 'companyAbbrev' | 'username'>,
>(users: readonly Some[], now: Date): Some[] {
  const firstDay = addMonths(todayText(now, portalTimeZone), -dormantMonths);
  const isDormant = ({ isLockedOut, lastLoginDate }: Some) => {
    const at = parseInstant(lastLoginDate);
    return !isLockedOut && (at === null || todayText(new Date(at), portalTimeZone) < firstDay);
  };
  return users
    .filter(isDormant)
    .toSorted(
      (one, other) =>
        one.companyAbbrev.localeCompare(other.companyAbbrev) || one.username.localeCompare(other.username),
    );
}
