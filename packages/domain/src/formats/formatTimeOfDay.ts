const clockTime = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/;

/** True when the text is a time of day `HHMMSS` from `000000` to `235959`. */
export function isTimeOfDay(text: string): boolean {
  return clockTime.test(text);
}

/** `HHMMSS` as `HH:MM:SS`. No value gives `''`; other text is unchanged. */
export function formatTimeOfDay(text: string | null | undefined): string {
  return text?.replace(clockTime, '$1:$2:$3') ?? '';
}
