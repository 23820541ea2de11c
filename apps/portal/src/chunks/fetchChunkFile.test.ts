import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ChunkLoadError, getLoadFailureMessage } from './ChunkLoadError.ts';
import { fetchChunkFile, getWaitSeconds } from './fetchChunkFile.ts';

/** Statuses of the next responses; then 200. */
let statuses: number[] = [];
let requests = 0;
const server = createServer((_request, response) => {
  requests += 1;
  response.writeHead(statuses.shift() ?? 200, { 'retry-after': '0' }).end('export {};');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/chunk.js`;
});
afterAll(() => void server.close());
beforeEach(() => {
  requests = 0;
});

test.each([
  { given: [], expected: 1, why: 'found' },
  { given: [503], expected: 2, why: 'refused once' },
  { given: [429, 503, 503, 503], expected: 5, why: 'refused four times' },
  { given: [404], expected: 1, why: 'missing' },
  { given: [500], expected: 1, why: 'failed' },
])('a file that is $why is requested $expected times', async ({ given, expected }) => {
  statuses = [...given];
  await fetchChunkFile(url);
  expect(requests).toBe(expected);
});

test('a file that is refused five times is given up', async () => {
  statuses = [503, 503, 503, 503, 503];
  await expect(fetchChunkFile(url)).rejects.toThrow(ChunkLoadError);
  expect(requests).toBe(5);
});

test('without a connection the error is that of the browser', async () => {
  await expect(fetchChunkFile('http://127.0.0.1:1/chunk.js')).rejects.toThrow(TypeError);
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

test('the message names the connection only if the server was not busy', () => {
  expect(getLoadFailureMessage('This page', new ChunkLoadError('busy'))).toBe(
    'This page failed to load because the server is busy. Try again in a moment.',
  );
  expect(getLoadFailureMessage('This page', new TypeError('failed to fetch'))).toBe(
    'This page failed to load. Check your connection and try again.',
  );
});
