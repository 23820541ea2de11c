const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const timed = /T\d{2}:\d{2}/;

/**
 * Parses an instant from the API to milliseconds since 1970. A time without a zone is UTC.
 * @returns `null` for no text, an invalid text or a date without a time
 */
export function parseInstant(text: string | null | undefined): number | null {
  if (!text || !timed.test(text)) return null;
  const milliseconds = Date.parse(zoned.test(text) ? text : `${text}Z`);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

/** Whether the text is a date that the API sends with the time `T00:00:00`: without a zone, the same day everywhere. */
export function isDayOnly(text: string | null | undefined): boolean {
  return /T00:00(?::00(?:\.0+)?)?$/.test(text ?? '');
}
