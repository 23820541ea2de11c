const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const timed = /T\d{2}:\d{2}/;

/**
 * Reads an instant as the API sends it, in milliseconds since 1970. A time without a zone is UTC.
 * @returns `null` for no text or a text that is no instant; a day without a time is none
 */
export function parseInstant(text: string | null | undefined): number | null {
  if (!text || !timed.test(text)) return null;
  const milliseconds = Date.parse(zoned.test(text) ? text : `${text}Z`);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}
