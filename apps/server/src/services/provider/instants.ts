/** A moment as the API sends it: UTC without a zone, to the second. */
export function toInstantText(moment: Date): string {
  return moment.toISOString().slice(0, 19);
}

export function toInstantTextOrNull(moment: Date | null): string | null {
  return moment === null ? null : toInstantText(moment);
}

/** A day (`YYYY-MM-DD`) as the API sends it: with the time 00:00:00. */
export function toDayText(day: string): string {
  return `${day}T00:00:00`;
}

/** Texts that the API sends as null when they are empty. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
