import { addDays, countDaysBetween } from '../dates/dayText.ts';

/** A week of the retail calendar: Sunday to Saturday. */
export interface FiscalWeek {
  /** The calendar year in which the fiscal year begins. */
  fiscalYear: number;
  /** 1 to 52, or 53 in a long year. */
  week: number;
  /** 1 (about February) to 12 (about January). */
  month: number;
  /** Sunday, `YYYY-MM-DD`. */
  startDate: string;
  /** Saturday. */
  endDate: string;
}

/** Weeks of the three months of a quarter. The 53rd week belongs to the last month of the year. */
const weeksOfMonths = [4, 5, 4] as const;

/**
 * First day of a fiscal year: the Sunday nearest January 31, which is between January 28 and February 3.
 * @param fiscalYear the calendar year of that day
 * @see docs/domain/reports.md §8
 */
export function getFiscalYearStart(fiscalYear: number): string {
  const january31 = `${String(fiscalYear).padStart(4, '0')}-01-31`;
  const afterSunday = getDayOfWeek(january31);
  return addDays(january31, afterSunday <= 3 ? -afterSunday : 7 - afterSunday);
}

/** The fiscal week of a day, `YYYY-MM-DD`. */
export function findFiscalWeek(day: string): FiscalWeek {
  const year = Number(day.slice(0, 4));
  const fiscalYear = day < getFiscalYearStart(year) ? year - 1 : year;
  return toFiscalWeek(fiscalYear, Math.floor(countDaysBetween(getFiscalYearStart(fiscalYear), day) / 7) + 1);
}

/** The label of a week in reports, without its year: `FW06`. */
export function formatFiscalWeek(week: number): string {
  return `FW${String(week).padStart(2, '0')}`;
}

/** The day of the week in the reports by date, `Mon` to `Sun`. */
export function formatDayName(day: string): string {
  return dayNames[getDayOfWeek(day)] ?? '';
}

/**
 * The column Day: text is unchanged, a number (0 is Sunday) becomes its name.
 * @see checklist OP-101
 */
export function formatDayOfWeek(sent: string | number): string {
  return typeof sent === 'number' ? (dayNames[sent] ?? '') : sent;
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 0 is Sunday. */
function getDayOfWeek(day: string): number {
  // 2023-01-01 was a Sunday.
  return ((countDaysBetween('2023-01-01', day) % 7) + 7) % 7;
}

function toFiscalWeek(fiscalYear: number, week: number): FiscalWeek {
  const startDate = addDays(getFiscalYearStart(fiscalYear), (week - 1) * 7);
  return { fiscalYear, week, month: getMonthOfWeek(week), startDate, endDate: addDays(startDate, 6) };
}

function getMonthOfWeek(week: number): number {
  const quarter = Math.min(Math.floor((week - 1) / 13), 3);
  const inQuarter = week - quarter * 13;
  const [first, second] = weeksOfMonths;
  if (inQuarter <= first) return quarter * 3 + 1;
  return quarter * 3 + (inQuarter <= first + second ? 2 : 3);
}
