/** Formats an instant for the API: UTC without zone, in seconds. */
export function toInstantText(instant: Date): string {
  return instant.toISOString().slice(0, 19);
}

export function toInstantTextOrNull(instant: Date | null): string | null {
  return instant === null ? null : toInstantText(instant);
}

/** Formats a day (`YYYY-MM-DD`) for the API, with the time 00:00:00. */
export function toDayText(day: string): string {
  return `${day}T00:00:00`;
}

/** Formats the days of a sale (`YYYY-MM-DD`) for the API. */
export function formatSaleDays<Sale extends { saleDateBegin: string; saleDateEnd: string }>(
  sale: Sale,
): Sale {
  return { ...sale, saleDateBegin: toDayText(sale.saleDateBegin), saleDateEnd: toDayText(sale.saleDateEnd) };
}

export function emptyToNull(text: string): string | null {
  return text === '' ? null : text;
}
