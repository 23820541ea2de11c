import { getCompanyTimeZone, isDay, type NumberValue } from '@portal/domain';
import type { Formats } from './formats.ts';

/**
 * Formats of a language and region, for `PortalThemeProvider`; create them at module scope.
 * @param locale BCP 47, such as `de-DE`
 * @param options time zone of instants (IANA); default: that of `setCompanyTimeZone`
 */
export function createFormats(locale: string, options: { timeZone?: string } = {}): Formats {
  const numbers = new Map<number | undefined, Intl.NumberFormat>();
  const getNumbers = (decimals: number | undefined) => {
    const format =
      numbers.get(decimals) ??
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals ?? 0,
        maximumFractionDigits: decimals ?? 3,
      });
    numbers.set(decimals, format);
    return format;
  };
  const percents = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const dayParts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const days = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, {
    ...dayParts,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: options.timeZone ?? getCompanyTimeZone(),
    timeZoneName: 'short',
  });
  const isNumber = (value: NumberValue): value is number => Number.isFinite(value);
  return {
    number: (value, decimals) => (isNumber(value) ? getNumbers(decimals).format(value) : ''),
    percent: (value) => (isNumber(value) ? percents.format(value / 100) : ''),
    day: (text) => (text && isDay(text) ? days.format(new Date(text)) : (text ?? '')),
    instant: (text) => {
      const time = Date.parse(text ?? '');
      return Number.isNaN(time) ? (text ?? '') : instants.format(time);
    },
    decimalSign: getNumbers(1).format(0.5).includes(',') ? ',' : '.',
  };
}
