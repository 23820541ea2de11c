import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

const ready = (count: number) => ({
  status: 'ready' as const,
  data: Array.from({ length: count }, (_row, index) => index),
  refreshing: false,
});

test.each([
  { rows: ready(1), shown: undefined, text: '1 user' },
  { rows: ready(1204), shown: undefined, text: '1,204 users' },
  { rows: ready(250), shown: ready(250).data, text: '250 users' },
  { rows: ready(2500), shown: ready(1005).data, text: '1,005 of 2,500 users' },
  { rows: ready(250), shown: [], text: '0 of 250 users' },
  { rows: { status: 'loading' as const }, shown: [], text: undefined },
])('$text', ({ rows, shown, text }) => expect(formatCount(rows, 'user', 'users', shown)).toBe(text));
