import { once } from 'node:events';
import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createExternalTicketSource } from './externalServer.ts';

const ticket = 'Q2VydGlmaWVk:abc-1';
const anna = { username: 'anna', tokenHash: Buffer.alloc(32) };
const asked: string[] = [];
let answer: (response: ServerResponse) => void;
let reporting: HttpServer;
let url: string;

beforeAll(async () => {
  reporting = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
      answer(response);
    });
  });
  reporting.listen(0, '127.0.0.1');
  await once(reporting, 'listening');
  const address = reporting.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  reporting.closeAllConnections();
  reporting.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = (response) => response.end(ticket);
});

test('receives a ticket request by the trusted ticket protocol', async () => {
  const { requestTicket: ticketFor, site } = createExternalTicketSource({
    url: `${url}/base`,
    site: 'craft',
  });
  expect(await ticketFor({ ...anna, username: 'anna admin&x=1' })).toBe(ticket);
  expect(site).toBe('craft');
  expect(asked).toEqual([
    'POST /base/trusted application/x-www-form-urlencoded;charset=UTF-8 username=anna+admin%26x%3D1&target_site=craft',
  ]);
});

test('does not get a site when it is the default one', async () => {
  await createExternalTicketSource({ url, site: '' }).requestTicket(anna);
  expect(asked[0]).toMatch(/ username=anna$/);
});

describe('a server that does not issue a ticket fails the request', () => {
  const refused = 'The reporting server denied access to the report';
  const silent = 'The reporting server is not responding';
  const nonsense = 'The reporting server did not return a ticket';

  test.each<{ why: string; respond: (response: ServerResponse) => void; message: string }>([
    { why: 'the response is a refusal', respond: (response) => response.end('-1\n'), message: refused },
    { why: 'the response is empty', respond: (response) => response.end(''), message: nonsense },
    {
      why: 'the response is an HTML page',
      respond: (response) => response.end('<html>no</html>'),
      message: nonsense,
    },
    { why: 'the ticket contains a path', respond: (response) => response.end('../../x'), message: nonsense },
    {
      why: 'the response is an error',
      respond: (response) => response.writeHead(500).end(ticket),
      message: silent,
    },
    {
      why: 'the response is a redirect',
      respond: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      message: silent,
    },
    {
      why: 'the response is endless',
      respond: (response) => response.end('x'.repeat(100_000)),
      message: silent,
    },
    { why: 'the connection is closed', respond: (response) => response.destroy(), message: silent },
  ])('$why', async ({ respond, message }) => {
    answer = respond;
    await expect(createExternalTicketSource({ url, site: '' }).requestTicket(anna)).rejects.toMatchObject({
      code: 'upstream.failed',
      status: 502,
      message,
    });
  });

  test('it is unreachable', async () => {
    await expect(
      createExternalTicketSource({ url: 'http://127.0.0.1:1', site: '' }).requestTicket(anna),
    ).rejects.toThrow(silent);
  });
});
