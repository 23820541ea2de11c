import {
  formatCurrency,
  formatDate,
  formatInstant,
  formatInstantDay,
  formatInstantSecond,
  formatLongDay,
  formatNumber,
  formatPercent,
  formatPhone,
  formatSequenceNumber,
  formatTimeOfDay,
} from '@portal/domain';

/** A call of a format function: its purpose, its code and its result. */
export interface FormatSample {
  use: string;
  call: string;
  text: string;
}

/** Calls the function with this name and returns the source of the call. */
function sample<Value>(
  use: string,
  byName: Readonly<Record<string, (value: Value) => string>>,
  value: Value,
): FormatSample[] {
  return Object.entries(byName).map(([name, format]) => ({
    use,
    call: `${name}(${JSON.stringify(value)})`,
    text: format(value),
  }));
}

/** All format functions, by purpose. */
export const formatSamples = {
  days: [
    sample('A day', { formatDate }, '2024-05-01T00:00:00'),
    sample('A day without hyphens', { formatDate }, '20240501'),
    sample('Text that is not a date is unchanged', { formatDate }, 'soon'),
    sample('A day in a letter', { formatLongDay }, '2024-05-01'),
    sample('The day of an instant', { formatInstantDay }, '2024-05-01T03:30:00'),
    sample('With the time', { formatInstant }, '2024-05-01T13:30:05'),
    sample('To the second, for jobs and the audit', { formatInstantSecond }, '2024-05-01T13:30:05'),
    sample('A time of day', { formatTimeOfDay }, '142530'),
  ].flat(),
  numbers: [
    sample('A count', { formatNumber }, 1_234_567),
    sample('A negative number, with a minus sign', { formatNumber }, -12.5),
    sample('Money', { formatCurrency }, 1234.5),
    sample('Money that is owed', { formatCurrency }, -12.5),
    sample('A share of 100', { formatPercent }, 5),
    sample('No amount', { formatCurrency }, null),
  ].flat(),
  codes: [
    sample('The number of a mailed piece', { formatSequenceNumber }, 450_001),
    sample('A telephone number', { formatPhone }, '2165550142'),
    sample('Text that is not a number is unchanged', { formatPhone }, 'ext. 12'),
  ].flat(),
};
