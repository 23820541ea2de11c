import { roundDecimals } from '../reports/roundDecimals.ts';

/** A number from the API; `null`, `undefined` and numbers that are not finite are formatted as `''`. */
export type NumberValue = number | null | undefined;

/** A minus sign, as wide as a digit, instead of the hyphen. */
const minus = '\u2212';

/**
 * A number with US thousands separators: `1,234,567`, `−12.50`. From 10^14 on, decimals are not rounded.
 * @param decimals exactly this many decimals; default: up to three
 * @see specifications 1 §9, 2 §9, 3 §9
 */
export function formatNumber(value: NumberValue, decimals?: number): string {
  return formatAmount(value, decimals, '');
}

/**
 * A number of things: `1 mailer`, `1,204 mailers`.
 * @param many what several of them are called; default: `one` with an `s`
 */
export function formatQuantity(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** An amount in US dollars with two decimals: `$1,234.50`, `−$12.50`. */
export function formatCurrency(value: NumberValue): string {
  return formatAmount(value, 2, '$');
}

/** A percentage with two decimals, from a value of 0 to 100: `5` is `5.00%`. */
export function formatPercent(value: NumberValue): string {
  const number = formatNumber(value, 2);
  return number && `${number}%`;
}

/** Not by Intl, whose first use takes a slow browser 40 ms. A number that rounds to zero has no sign. */
function formatAmount(value: NumberValue, decimals: number | undefined, unit: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const rounded = roundDecimals(value, decimals ?? 3);
  const [whole = '', fraction = ''] = String(Math.abs(rounded)).split('.');
  const digits = [whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ','), fraction.padEnd(decimals ?? 0, '0')];
  return (rounded < 0 ? minus : '') + unit + digits.filter(Boolean).join('.');
}
