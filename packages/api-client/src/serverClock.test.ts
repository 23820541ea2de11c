import { expect, test } from 'vitest';
import { createServerClock } from './serverClock.ts';

const server = Date.UTC(2025, 2, 14, 12);
const withHeaders = (headers: Record<string, string>) => new Response(null, { headers });
const noon = 'Fri, 14 Mar 2025 12:00:00 GMT';

test.each([
  { why: 'behind', localMs: server - 5000 },
  { why: 'ahead', localMs: server + 86_400_000 },
])('a local clock $why is corrected by the Date of a response', ({ localMs }) => {
  const clock = createServerClock(() => localMs);
  expect(clock.now()).toBe(localMs);
  clock.observe(withHeaders({ date: noon }));
  expect(clock.now()).toBe(server);
});

test('a known offset is used until a response has a date', () => {
  const clock = createServerClock(() => server);
  expect(clock.now(1000)).toBe(server + 1000);
  clock.observe(withHeaders({ date: noon }));
  expect(clock.now(1000)).toBe(server);
});

test.each<{ why: string; headers: Record<string, string> }>([
  { why: 'without a Date', headers: {} },
  { why: 'with an invalid Date', headers: { date: 'noon' } },
  { why: 'from a cache', headers: { date: noon, age: '600' } },
])('$why does not change the clock', ({ headers }) => {
  const clock = createServerClock(() => 0);
  clock.observe(withHeaders(headers));
  expect(clock.now()).toBe(0);
});
