/** Formats an instant for the API: UTC without zone, in seconds. */
export function toInstantText(moment: Date): string {
  return moment.toISOString().slice(0, 19);
}

export function toInstantTextOrNull(moment: Date | null): string | null {
  return moment === null ? null : toInstantText(moment);
}

/** Formats a day (`YYYY-MM-DD`) for the API, with the time 00:00:00. */
export function toDayText(day: string): string {
  return `${day}T00:00:00`;
}

/** Converts empty texts to null for the API. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
