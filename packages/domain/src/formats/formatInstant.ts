import { parseInstant } from '../dates/instant.ts';

/** The portal's time zone: UTC-5 all year, whatever the browser's zone (specification 1 §9). */
export const portalTimeZone = 'Etc/GMT+5';
const offsetMs = 5 * 3_600_000;

/** The date of an instant in the portal's time zone, `YYYY-MM-DD`. No value gives `''`; other text is unchanged. */
export function formatInstantDay(text: string | null | undefined): string {
  return formatInPortalZone(text, 10);
}

/** The same with the time, `YYYY-MM-DD HH:MM`. */
export function formatInstant(text: string | null | undefined): string {
  return formatInPortalZone(text, 16);
}

/** The same to the second, `YYYY-MM-DD HH:MM:SS`, for values that change more than once a minute. */
export function formatInstantSecond(text: string | null | undefined): string {
  return formatInPortalZone(text, 19);
}

function formatInPortalZone(text: string | null | undefined, length: number): string {
  const instant = parseInstant(text);
  if (instant === null) return text ?? '';
  return new Date(instant - offsetMs).toISOString().slice(0, length).replace('T', ' ');
}
