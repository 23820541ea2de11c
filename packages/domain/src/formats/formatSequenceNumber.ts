import type { NumberValue } from './formatNumber.ts';

/** The number of a mailed piece with ten digits, `0000450001`; no value gives `''` (specification 2 §9). */
export function formatSequenceNumber(value: NumberValue): string {
  return value === null || value === undefined ? '' : String(value).padStart(10, '0');
}
