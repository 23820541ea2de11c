/// <reference lib="esnext.temporal" />

/** The time zone of an installation that sets none. */
export const DEFAULT_TIME_ZONE = 'America/New_York';

let companyTimeZone = DEFAULT_TIME_ZONE;
let companyZoneNames: ZoneNames = {};
const formats = new Map<string, Intl.DateTimeFormat>();

type ZoneNameStyle = 'short' | 'shortGeneric' | 'longOffset';

/** An instant on the clock of a time zone. */
export interface ZonedTime {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM:SS`, 24 hours. */
  time: string;
}

/** What a time zone is called, by its offset from UTC: `{ '-05:00': 'EST', '-04:00': 'EDT' }`. */
export type ZoneNames = Readonly<Record<string, string>>;

/** Whether the text is the name of a time zone (IANA), such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  try {
    getFormat(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Sets the time zone of the company, in which all days and times are shown and `today` is determined. Called once,
 * when a program starts; the default is {@link DEFAULT_TIME_ZONE}. Not checked here, because that takes longer than
 * the rest of a page's start: the server checks its configuration with `isTimeZone`.
 * @param zoneNames from `listZoneNames`; without them, and for other offsets, Intl is asked
 */
export function setCompanyTimeZone(name: string, zoneNames: ZoneNames = {}): void {
  companyTimeZone = name;
  companyZoneNames = zoneNames;
}

/** The names of a time zone in winter and summer of a year, for `setCompanyTimeZone` in a browser. */
export function listZoneNames(timeZone: string, year: number): ZoneNames {
  const instants = [0, 6].map((month) => Date.UTC(year, month));
  return Object.fromEntries(
    instants.map((instant) => [
      findZoneName(timeZone, 'longOffset', instant).replace('GMT', ''),
      findZoneName(timeZone, 'short', instant),
    ]),
  );
}

/** What the company's time zone is called at an instant, in milliseconds since 1970: `EST`. */
export function getZoneName(instantMs: number): string {
  const known =
    typeof Temporal === 'undefined'
      ? undefined
      : companyZoneNames[toZoned(instantMs, companyTimeZone).offset];
  return known ?? findZoneName(companyTimeZone, 'short', instantMs);
}

/** IANA name of the company's time zone. */
export function getCompanyTimeZone(): string {
  return companyTimeZone;
}

/** What the company's time zone is called in summer and winter: `ET`. For what names the zone but no instant. */
export function getCompanyTimeZoneName(): string {
  return findZoneName(companyTimeZone, 'shortGeneric');
}

/**
 * Converts an instant to a time zone, including summer time. By Temporal where the browser has it: it is faster, and the
 * first use of Intl takes a slow browser 40 ms.
 * @param instantMs milliseconds since 1970
 * @param timeZone default: the company's
 * @throws RangeError for an unknown time zone
 */
export function toZonedTime(instantMs: number, timeZone = companyTimeZone): ZonedTime {
  if (typeof Temporal === 'undefined') return toZonedTimeByIntl(instantMs, timeZone);
  const local = toZoned(instantMs, timeZone);
  return {
    day: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'second' }),
  };
}

const toZoned = (instantMs: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone);

function toZonedTimeByIntl(instantMs: number, timeZone: string): ZonedTime {
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  );
  const join = (separator: string, ...types: Intl.DateTimeFormatPartTypes[]) =>
    types.map((type) => parts.get(type)?.padStart(type === 'year' ? 4 : 2, '0')).join(separator);
  return { day: join('-', 'year', 'month', 'day'), time: join(':', 'hour', 'minute', 'second') };
}

function findZoneName(timeZone: string, style: ZoneNameStyle, instantMs?: number): string {
  const parts = getFormat(timeZone, style).formatToParts(instantMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function getFormat(timeZone: string, timeZoneName?: ZoneNameStyle): Intl.DateTimeFormat {
  const key = `${timeZone} ${timeZoneName}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      timeZoneName,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(key, format);
  }
  return format;
}
