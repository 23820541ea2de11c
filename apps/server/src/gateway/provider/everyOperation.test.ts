import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../contract/loadContract.ts';
import type { OpenApiOperation } from '../../contract/openApi.ts';
import type { Operation } from '../../contract/operations.ts';
import { people } from '../../testing/fixtures.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { createServerHandler, respondWith, startUpstreamDouble } from '../../testing/upstreamDouble.ts';

/** Two providers with the same initial state: one is asked through the gateway, the other directly. */
const behind = testServer();
const direct = testServer();
const other = await startUpstreamDouble(createServerHandler(() => behind.app));
const gateway = testServer({
  config: {
    providerApi: { url: other.url, token: undefined },
    reportingServer: { url: 'https://reports.example', site: '' },
  },
});
afterAll(() => other.close());

const contract = await loadContract('provider');

beforeAll(async () => {
  for (const server of [behind, direct]) await openEveryPage(server);
});

/** So that every operation is reached, by holders of JAS. */
async function openEveryPage({ database: { db } }: TestServer): Promise<void> {
  const pages = contract.operations.flatMap(({ access }) => (access.kind === 'pages' ? access.pages : []));
  const rows = await db.selectFrom('pages').select('url').execute();
  const known = new Set(rows.map(({ url }) => url));
  const missing = [...new Set(pages), '/Tableau'].filter((url) => !known.has(url));
  await db
    .insertInto('pages')
    .values(missing.map((url) => ({ page_name: url.slice(1), url, roles: ['JAS'] })))
    .execute();
  await db.insertInto('report_views').values({ title: 'Weekly', view_url: 'Sales/Weekly' }).execute();
}

interface Described extends OpenApiOperation {
  parameters?: { in: string; name: string; example?: unknown }[];
}

/** A call with the values that the contract gives as examples; what has none is 1. */
function getExample(operation: Operation) {
  const described = contract.document.paths[operation.path]?.[operation.method.toLowerCase()] as Described;
  const parameters = described.parameters ?? [];
  const getValue = (name: string) => String(parameters.find((each) => each.name === name)?.example ?? '1');
  const query = parameters.filter((each) => each.in === 'query' && each.example !== undefined);
  const content = described.requestBody?.content['application/json'] as ExampleContent | undefined;
  const search = new URLSearchParams(
    query.map(({ name, example }): [string, string] => [name, String(example)]),
  );
  return {
    method: operation.method as 'GET',
    url: `${operation.path.replace(/\{(\w+)\}/g, (_, name: string) => getValue(name))}?${search}`,
    payload: (content?.example ?? Object.values(content?.examples ?? {})[0]?.value) as object | undefined,
  };
}

interface ExampleContent {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** What must be alike: all but the ids of requests, and the moments at which rows were written. */
function describeResponse(response: LightMyRequestResponse) {
  const body = response.body
    .replaceAll(/"requestId":"[^"]+"/g, '"requestId":""')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?/g, 'a moment')
    .replaceAll(/"ticket":"[^"]+"/g, '"ticket":""');
  return { status: response.statusCode, type: response.headers['content-type'], body };
}

/** Mails are sent in the background: what the two say of them is the same once they are sent. */
async function waitForMails({ database: { db } }: TestServer): Promise<void> {
  const listWaiting = () =>
    db.selectFrom('outbox').select('outbox_id').where('state', '=', 'waiting').execute();
  await expect.poll(listWaiting).toEqual([]);
}

/** Logging in and out are tested for themselves. */
const operations = contract.operations.filter(
  ({ operationId }) => !['login', 'logout'].includes(operationId),
);

describe('responses through the gateway and directly are the same', () => {
  test.each(operations)('$method $path', async (operation) => {
    const request = getExample(operation);
    await Promise.all([behind, direct].map(waitForMails));
    for (const username of [people.admin, people.care]) {
      const throughGateway = describeResponse(await gateway.request(username, request));
      expect({ username, ...throughGateway }).toEqual({
        username,
        ...describeResponse(await direct.request(username, request)),
      });
    }
  });

  test('for invalid input', async () => {
    const requests = operations
      .filter(({ bodyRequired }) => bodyRequired)
      .map((operation) => ({ ...getExample(operation), payload: { surprise: 1 } }));
    for (const request of requests) {
      const throughGateway = describeResponse(await gateway.request(people.admin, request));
      expect({ request, ...throughGateway }).toEqual({
        request,
        ...describeResponse(await direct.request(people.admin, request)),
      });
    }
  });
});

test('most examples succeed', async () => {
  const statuses = new Map<number, number>();
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { statusCode } = await gateway.request(people.admin, getExample(operation));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(statuses.get(200)).toBeGreaterThan(20);
});

test('the time of older data is passed on, and the response has no tag', async () => {
  const url = '/api/CustomerReports/customerchannel';
  const respond = other.handler;
  const respondOlder = respondWith(200, 'application/json', '[]', { 'data-as-of': '2025-03-14T14:05:00' });
  expect((await gateway.request(people.admin, { url })).headers).toHaveProperty('etag');
  other.handler = (call, response) => (call.url === url ? respondOlder : respond)(call, response);
  const { headers } = await gateway.request(people.admin, { url });
  other.handler = respond;
  expect(headers).toMatchObject({ 'data-as-of': '2025-03-14T14:05:00' });
  expect(headers).not.toHaveProperty('etag');
});

test('no call sends the credentials of another service to the provider', async () => {
  other.received.length = 0;
  const headers = { 'user-name': 'portal', 'user-key': 'canary' };
  for (const operation of operations) {
    await gateway.request(people.admin, { ...getExample(operation), headers });
  }
  expect(other.received.length).toBeGreaterThan(operations.length / 2);
  for (const call of other.received) {
    expect(Object.keys(call.headers)).not.toContain('user-name');
    expect(Object.keys(call.headers)).not.toContain('user-key');
  }
});
