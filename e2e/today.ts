/** The day of every journey: demo data ends around it, and the browser's clock is set to its noon. */
export const today = '2026-06-15';
