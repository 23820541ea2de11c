import { isDay, parseCompactDay } from './dayText.ts';

interface LabeledDay {
  label: string;
  /** As typed, `YYYY-MM-DD` or `YYYYMMDD`; empty for an open range. */
  day: string | undefined;
}

/** The message for a range that begins after it ends, otherwise `null`. Text that is not a day has messages of its own. */
export function validateRangeOrder(first: LabeledDay, last: LabeledDay): string | null {
  const lastDay = toDay(last.day);
  return lastDay !== '' && toDay(first.day) > lastDay ? `${first.label} is after ${last.label}` : null;
}

function toDay(text = ''): string {
  return isDay(text) ? text : (parseCompactDay(text) ?? '');
}
