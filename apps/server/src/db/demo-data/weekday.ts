/** @param day `YYYY-MM-DD` @returns 0 for Sunday to 6 for Saturday */
export function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
