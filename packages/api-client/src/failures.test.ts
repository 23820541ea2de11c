import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createClients } from './createClients.ts';
import { startTestServer, json } from '../testing/startTestServer.ts';
import type { ServerHandler } from '../testing/startTestServer.ts';

const problem = {
  status: 409,
  code: 'role.exists',
  message: 'A role with this name already exists',
  requestId: 'req-1',
};

const raw =
  (status: number, headers: Record<string, string | number>, body = ''): ServerHandler =>
  (response) =>
    response.writeHead(status, headers).end(body);

const html = { 'content-type': 'text/html' };
const halfList = '[{"companyAbbrev":"JAS"';

const cases: { name: string; handler: ServerHandler; timeoutMs?: number; expected: object }[] = [
  {
    name: 'a problem',
    handler: json(problem, 409, 'application/problem+json; charset=utf-8'),
    expected: {
      kind: 'http',
      status: 409,
      code: 'role.exists',
      message: problem.message,
      requestId: 'req-1',
      fields: {},
    },
  },
  {
    name: 'an empty 500 with Content-Length 0',
    handler: raw(500, { 'content-length': 0 }),
    expected: {
      kind: 'http',
      status: 500,
      code: 'http.500',
      message: 'Something went wrong. Try again.',
    },
  },
  {
    name: 'an empty 503 without a length',
    handler: raw(503, {}),
    expected: { kind: 'http', status: 503, code: 'http.503' },
  },
  {
    name: 'a 409 with a bare text',
    handler: raw(409, { 'content-type': 'text/plain' }, 'Already there'),
    expected: { kind: 'http', status: 409, code: 'http.409', message: 'Already there' },
  },
  {
    name: 'a 400 with a field map',
    handler: json({ username: ['Username is in use'], email: 'Email is not valid' }, 400),
    expected: {
      kind: 'http',
      status: 400,
      code: 'http.400',
      fields: { username: ['Username is in use'], email: ['Email is not valid'] },
      message: 'Username is in use Email is not valid',
    },
  },
  {
    name: 'an error page of a proxy',
    handler: raw(502, html, '<html><h1>Bad gateway</h1></html>'),
    expected: { kind: 'http', status: 502, message: 'Something went wrong. Try again.' },
  },
  {
    name: 'a request id in the header only',
    handler: raw(500, { 'x-request-id': 'req-9' }, 'oops'),
    expected: { kind: 'http', requestId: 'req-9', message: 'oops' },
  },
  {
    name: 'a page with 200',
    handler: raw(200, html, '<!doctype html><title>Log in</title>'),
    expected: { kind: 'malformed', status: 200, code: 'response.malformed' },
  },
  {
    name: 'half JSON with 200',
    handler: raw(200, { 'content-type': 'application/json' }, halfList),
    expected: { kind: 'malformed', status: 200 },
  },
  {
    name: 'an empty 200',
    handler: raw(200, { 'content-length': 0 }),
    expected: { kind: 'malformed', status: 200 },
  },
  { name: 'null with 200', handler: json(null), expected: { kind: 'malformed', status: 200 } },
  {
    name: 'a list with a row that is null',
    handler: json([{ companyAbbrev: 'JAS' }, null]),
    expected: { kind: 'malformed', status: 200 },
  },
  {
    name: 'a page of a list with a row that is a text',
    handler: json({ rowCount: 2, rows: [{ companyAbbrev: 'JAS' }, 'MSC'] }),
    expected: { kind: 'malformed', status: 200 },
  },
  {
    name: 'a connection dropped before the response',
    handler: (response) => response.destroy(),
    expected: {
      kind: 'network',
      status: 0,
      code: 'network.failed',
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      call: expect.stringMatching(/^GET http:.*\d\/api\/company$/),
    },
  },
  {
    name: 'a connection dropped within the response',
    handler: (response) => {
      response.writeHead(200, { 'content-length': 1000 }).write(halfList, () => response.destroy());
    },
    expected: { kind: 'network', status: 0, code: 'network.failed' },
  },
  {
    name: 'no response in time',
    handler: () => {},
    timeoutMs: 300,
    expected: { kind: 'network', status: 0, code: 'network.timeout' },
  },
  {
    name: 'a response that does not end in time',
    handler: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write(halfList);
    },
    timeoutMs: 300,
    expected: { kind: 'network', status: 0, code: 'network.timeout' },
  },
];

async function failureOf(handler: ServerHandler, timeoutMs = 30_000): Promise<unknown> {
  await using server = await startTestServer(handler);
  const { provider } = createClients({
    baseUrls: { provider: server.url, barcode: '', grant: '' },
    timeoutMs,
  });
  try {
    return await provider.GET('/api/company');
  } catch (error) {
    return error;
  }
}

test.each(cases)('$name rejects with one ApiError', async ({ handler, timeoutMs, expected }) => {
  const failure = await failureOf(handler, timeoutMs);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject(expected);
});

test('a closed port rejects with one ApiError', async () => {
  const server = await startTestServer(json([]));
  await server[Symbol.asyncDispose]();
  const { provider } = createClients({ baseUrls: { provider: server.url, barcode: '', grant: '' } });
  await expect(provider.GET('/api/company')).rejects.toMatchObject({
    kind: 'network',
    code: 'network.failed',
  });
});

test('a page instead of plain text is malformed', async () => {
  await using server = await startTestServer(raw(200, html, '<title>Log in</title>'));
  const { barcode } = createClients({ baseUrls: { provider: '', barcode: server.url, grant: '' } });
  const body = { JobName: '25073', JoannStatsTable: 'stats', ChannelId: 1 };
  await expect(barcode.POST('/Step1', { body, parseAs: 'text' })).rejects.toMatchObject({
    kind: 'malformed',
  });
});

test('the body of a stream may take longer than the timeout', async () => {
  await using server = await startTestServer((response) => {
    response.writeHead(200).write('half');
    setTimeout(() => response.end(' whole'), 600);
  });
  const { barcode } = createClients({
    baseUrls: { provider: '', barcode: server.url, grant: '' },
    timeoutMs: 300,
  });
  const { data } = await barcode.GET('/Job/{jobId}/Output', {
    params: { path: { jobId: 1 } },
    parseAs: 'stream',
  });
  await expect(new Response(data).text()).resolves.toBe('half whole');
});
