import type { ChartSeries } from './chartSeries.ts';

/** A week of customers, for the stories of charts. */
export interface WeekRow {
  week: string;
  day: string;
  mail: number;
  email: number;
  app: number | null;
  text: number;
}

/** 26 weeks from March 2025 on; four of them, in June, are missing. */
export const weeks: readonly WeekRow[] = Array.from({ length: 30 }, (_week, index) => ({
  week: `FW${String(index + 1).padStart(2, '0')}`,
  day: new Date(Date.UTC(2025, 1, 2 + 7 * index)).toISOString().slice(0, 10),
  mail: 41_200 - 320 * index + 900 * ((index * 7) % 5),
  email: 28_400 + 410 * index - 700 * ((index * 3) % 4),
  app: index < 8 ? null : 4_100 + 530 * index,
  text: 9_800 + 120 * ((index * 11) % 9),
})).filter((_week, index) => index < 17 || index > 20);

export const channels: readonly ChartSeries<WeekRow>[] = [
  { id: 'mail', label: 'Direct mail', value: ({ mail }) => mail },
  { id: 'email', label: 'Email', value: ({ email }) => email },
  { id: 'app', label: 'App', value: ({ app }) => app },
  { id: 'text', label: 'Text messages', value: ({ text }) => text },
];

/** More series than can be distinguished. */
export const manySources: readonly ChartSeries<WeekRow>[] = Array.from({ length: 24 }, (_source, index) => ({
  id: `S ${index}"`,
  label: index === 3 ? 'QUILT25 Quilting event of the spring in all stores' : `SOURCE${index}`,
  value: ({ mail, text }) => Math.round((mail % (911 * (index + 3))) / (index + 1) + text / 60),
}));
