import { createContext, useContext } from 'react';
import { formatDate, formatInstant, formatNumber, formatPercent, type NumberValue } from '@portal/domain';

/** How components show numbers and times. Values that are missing give `''`. */
export interface Formats {
  /** @param decimals exactly this many decimals; default: up to three */
  number: (value: NumberValue, decimals?: number) => string;
  /** A percentage from 0 to 100. */
  percent: (value: NumberValue) => string;
  /** A day, from `YYYY-MM-DD`. */
  day: (text: string | null | undefined) => string;
  /** An instant, from ISO 8601. */
  instant: (text: string | null | undefined) => string;
  /** Decimal sign of the numbers, also in filters of numbers. */
  decimalSign: '.' | ',';
}

/** US numbers, and days in the order of ISO 8601. */
export const portalFormats: Formats = {
  number: formatNumber,
  percent: formatPercent,
  day: formatDate,
  instant: formatInstant,
  decimalSign: '.',
};

/** Provided by `PortalThemeProvider`. */
export const FormatsContext = createContext(portalFormats);

/** The formats of the app, for its own columns and texts. */
export function useFormats(): Formats {
  return useContext(FormatsContext);
}
