import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getWaitSeconds, waitForServer } from './waitForServer.ts';

/** Statuses of the next responses; then 200. */
let statuses: number[] = [];
let requests = 0;
const server = createServer(({ headers }, response) => {
  requests += 1;
  const isForPage = headers.accept === 'text/html';
  response
    .writeHead(isForPage ? (statuses.shift() ?? 200) : 404, { 'retry-after': '0' })
    .end('<!doctype html>');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/portal/Home`;
});
afterAll(() => void server.close());
beforeEach(() => {
  requests = 0;
});

test.each([
  { given: [], expected: 1, why: 'found' },
  { given: [503], expected: 2, why: 'refused once' },
  { given: [429, 503, 503, 503], expected: 5, why: 'refused four times' },
])('a page that is $why is requested $expected times', async ({ given, expected }) => {
  statuses = [...given];
  await waitForServer(url);
  expect(requests).toBe(expected);
});

test.each([404, 500])('a page with status %i is given up at once', async (status) => {
  statuses = [status];
  await expect(waitForServer(url)).rejects.toThrow(String(status));
  expect(requests).toBe(1);
});

test('a page that is refused five times is given up', async () => {
  statuses = [503, 503, 503, 503, 503];
  await expect(waitForServer(url)).rejects.toThrow('503');
  expect(requests).toBe(5);
});

test('without a connection the error is that of the browser', async () => {
  await expect(waitForServer('http://127.0.0.1:1/portal')).rejects.toThrow(TypeError);
});

test.each([
  { header: '0', seconds: 0 },
  { header: '3', seconds: 3 },
  { header: '10', seconds: 10 },
  { header: '11', seconds: 10 },
  { header: '-1', seconds: 2 },
  { header: 'Wed, 21 Oct 2026 07:28:00 GMT', seconds: 2 },
  { header: null, seconds: 2 },
])('Retry-After $header waits $seconds s', ({ header, seconds }) => {
  expect(getWaitSeconds(header)).toBe(seconds);
});
