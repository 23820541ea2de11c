import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefuse } from './refuseCall.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of many calls in a second, 200 are refused at once, further ones a second later', async () => {
  const refuse = createRefuse();
  const end = vi.fn<(body: string) => void>();
  const writeHead = vi.fn<(status: number, headers: object) => void>();
  const request = { id: 'r-1', log: {}, routeOptions: { config: { operation: {} } } };
  const reply = { hijack: () => {}, getHeaders: () => ({}), raw: { writeHead, end } };
  const refuseMany = (count: number) => {
    for (let call = 0; call < count; call += 1) refuse(request as never, reply as never);
  };
  refuseMany(250);
  expect(end).toHaveBeenCalledTimes(200);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(end).toHaveBeenCalledTimes(250);
  refuseMany(1);
  expect(end).toHaveBeenCalledTimes(251);
  const headers = { 'retry-after': '2', 'content-type': 'application/problem+json' };
  expect(writeHead).toHaveBeenLastCalledWith(503, expect.objectContaining(headers));
  expect(JSON.parse(end.mock.lastCall?.[0] ?? '')).toMatchObject({ code: 'server.busy' });
  expect(request.log).toEqual({ level: 'warn' });
});

test('a request that is no call of an operation gets the error page', () => {
  const request = { routeOptions: { config: {} } };
  expect(() => createRefuse()(request as never, {} as never)).toThrow(
    expect.objectContaining({ code: 'server.busy' }),
  );
});
