import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPglite } from '../db/pglite/openPglite.ts';
import {
  createReadyJob,
  setUpBarcodeProcesses,
  startJob,
  waitForEndedLog,
  type BarcodeProcess,
} from '../testing/barcodeProcess.ts';
import { password, people } from '../testing/fixtures.ts';
import { copyPgliteTemplate } from '../testing/testDatabase.ts';
import { startUpstreamDouble, type UpstreamDouble } from '../testing/upstreamDouble.ts';

// Servers one after the other, on a busy machine.
vi.setConfig({ testTimeout: 150_000 });

/** A span as it is sent (OTLP, JSON). */
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const { root, start } = setUpBarcodeProcesses();
let collector: UpstreamDouble;
let grants: UpstreamDouble;

beforeAll(async () => {
  const folder = path.join(root, 'data');
  copyPgliteTemplate(folder);
  const database = await openPglite({ folder, reportProblem: () => {} });
  await database.db
    .insertInto('pages')
    .values({ page_name: 'Grants', url: '/Reports/MgpReview', roles: ['Administer'] })
    .execute();
  await database.close();
  collector = await startUpstreamDouble((_call, response) => response.end('{}'));
  grants = await startUpstreamDouble((_call, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('[{"applicationDate":"2025-03-13T00:00:00","numApplications":471147}]'),
  );
});
afterAll(() => Promise.all([collector.close(), grants.close()]));

const startTraced = (environment: Record<string, string> = {}) =>
  start({
    DATA_DIR: path.join(root, 'data'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    GRANT_API_URL: grants.url,
    GRANT_API_USER_NAME: 'portal',
    GRANT_API_USER_KEY: 'key-of-the-grant-service',
    ...environment,
  });

/** Ends a server, which sends the last spans. */
async function stop({ process }: BarcodeProcess): Promise<void> {
  process.kill('SIGTERM');
  expect(await process.ended).toBe(0);
}

/** The spans of all traces that begin with one of this name. */
function findTraces(name: string): SentSpan[][] {
  const spans = collector.received.flatMap(({ body }) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  return spans
    .filter((span) => span.name === name && span.parentSpanId === undefined)
    .map(({ traceId }) => spans.filter((span) => span.traceId === traceId));
}

/** Names of the spans below each other. */
function toTree(spans: readonly SentSpan[], parent?: string): object {
  const children = spans.filter(({ parentSpanId }) => parentSpanId === parent);
  return Object.fromEntries(children.map(({ name, spanId }) => [name, toTree(spans, spanId)]));
}

function readAttributes(spans: readonly SentSpan[], key: string) {
  const found = spans.flatMap(({ attributes }) => attributes.filter((attribute) => attribute.key === key));
  return [...new Set(found.map(({ value }) => value.stringValue ?? value.intValue))];
}

test('a call, its statements, its calls to other services and its job are one trace', async () => {
  const server = await startTraced();
  const jobId = await createReadyJob(server);
  await startJob(server, jobId);
  await waitForEndedLog(server, jobId);

  const portal = `http://127.0.0.1:${await server.process.ready}`;
  const login = await fetch(`${portal}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: people.admin, password }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const counts = await fetch(`${portal}/grant/api/DailyCounts`, { headers });
  await stop(server);

  const [started = []] = findTraces('POST /embedded/barcode/Step3');
  expect(toTree(started)).toMatchObject({
    'POST /embedded/barcode/Step3': { select: {}, 'job barcode-jobs': { with: {} } },
  });
  expect(readAttributes(started, 'portal.request_id')).toHaveLength(1);
  expect(started.flatMap((span) => readAttributes([span], 'portal.request_id'))).toHaveLength(started.length);

  expect(counts.status).toBe(200);
  const [read = []] = findTraces('GET /grant/api/DailyCounts');
  expect(toTree(read)).toEqual({ 'GET /grant/api/DailyCounts': { select: {}, 'GET grant': {} } });
  expect(readAttributes(read, 'portal.request_id')).toEqual([counts.headers.get('x-request-id')]);
  const { traceId } = read[0] as SentSpan;
  const called = grants.received.find(({ url }) => url.startsWith('/api/DailyCounts'));
  const inner = read.find(({ name }) => name === 'GET grant');
  expect(called?.headers).toMatchObject({
    traceparent: `00-${traceId}-${inner?.spanId}-01`,
    'x-request-id': counts.headers.get('x-request-id'),
  });

  const sent = collector.received.map(({ body }) => body).join('\n');
  expect(sent).toContain('{"key":"service.name","value":{"stringValue":"portal"}}');
  const values = [people.admin, password, token, '471147', 'AA0001', 'key-of-the'];
  expect(values.filter((value) => sent.includes(value))).toEqual([]);
});

test('the standard sampler decides what is traced', async () => {
  collector.received.length = 0;
  const server = await startTraced({ OTEL_TRACES_SAMPLER: 'always_off' });
  await createReadyJob(server);
  await stop(server);
  expect(collector.received).toEqual([]);
});

test('without an address nothing is loaded', async () => {
  const reportLoads = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.includes('@opentelemetry/sdk')) process.stderr.write(url);
      return next(url, context);
    } });`)}`;
  const load = async (environment: Record<string, string>) => {
    const server = await startTraced({ NODE_OPTIONS: `--import=${reportLoads}`, ...environment });
    await createReadyJob(server);
    await stop(server);
    return server.process.errors();
  };
  expect(await load({})).toContain('sdk-trace');
  expect(await load({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe('');
  expect(collector.received.length).toBeGreaterThan(0);
});
