import { parseCompactDay, isDay } from '@portal/domain';
import { AppError } from '../../errors.ts';

/**
 * Parses a day in a query: `YYYYMMDD`, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss`; `null` if empty or absent.
 * @throws AppError request.invalid, naming the parameter, for anything else
 */
export function parseDayFilter(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const date = text.replace(/T\d\d:\d\d:\d\d$/, '');
  const day = isDay(date) ? date : parseCompactDay(text);
  if (day === null) throw new AppError('request.invalid', `${name} must be a date in the form YYYYMMDD`);
  return day;
}
