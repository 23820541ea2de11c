/** A number from the API; `null`, `undefined` and numbers that are not finite are formatted as `''`. */
export type NumberValue = number | null | undefined;

/** A minus sign, as wide as a digit, instead of the hyphen. */
const minus = '\u2212';
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number with US thousands separators: `1,234,567`, `−12.50`.
 * @param decimals exactly this many decimals; default: up to three
 * @see specifications 1 §9, 2 §9, 3 §9
 */
export function formatNumber(value: NumberValue, decimals?: number): string {
  // Most numbers are whole, and the first use of Intl costs a slow browser about 50 ms.
  if (!decimals && Number.isSafeInteger(value)) return groupThousands(Number(value));
  return formatWith(value, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
  });
}

/** An amount in US dollars with two decimals: `$1,234.50`, `−$12.50`. */
export function formatCurrency(value: NumberValue): string {
  return formatWith(value, { style: 'currency', currency: 'USD' });
}

/** A percentage with two decimals, from a value of 0 to 100: `5` is `5.00%`. */
export function formatPercent(value: NumberValue): string {
  const number = formatNumber(value, 2);
  return number && `${number}%`;
}

function groupThousands(whole: number): string {
  const digits = String(Math.abs(whole)).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
  return whole < 0 ? minus + digits : digits;
}

function formatWith(value: NumberValue, options: Intl.NumberFormatOptions): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    // 'negative': a number that rounds to zero has no sign.
    format = new Intl.NumberFormat('en-US', { ...options, signDisplay: 'negative' });
    formats.set(key, format);
  }
  return format.format(value).replace('-', minus);
}
