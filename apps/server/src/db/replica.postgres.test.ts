import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { examine } from '../doctor/examine.ts';
import { createCampaignClient } from '../testing/campaigns.ts';
import { insertFixtures, people } from '../testing/fixtures.ts';
import { insertReportFixtures } from '../testing/reportFixtures.ts';
import { createReportClient } from '../testing/reports.ts';
import { startReplicatedPostgres } from '../testing/temporaryPostgres.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';
import { advanceSequence } from './advanceSequence.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { openReplica } from './replica.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });
const waitFor = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

const { primary, replica } = await startReplicatedPostgres();
const url = primary.url('postgres');
const replicaUrl = replica.url('postgres');
const open = async () => ({ database: await openPostgres(url, () => {}), url });

afterAll(async () => {
  await replica.stop();
  await primary.stop();
});
beforeAll(async () => {
  const { database } = await open();
  await migrate(database);
  await insertFixtures(database.db);
  await insertReportFixtures(database.db);
  await advanceSequence(database.db, 'campaigns', 'campaign_id');
  await database.close();
});

const config = { reportsDatabaseUrl: replicaUrl };
const hourMs = 3_600_000;
const server = testServer({
  config,
  openDatabase: open,
  replicaLimits: { maxCurrentMs: 3_000, maxLagMs: hourMs },
});
const strictServer = testServer({
  config,
  openDatabase: open,
  replicaLimits: { maxCurrentMs: 2_500, maxLagMs: 2_500 },
});
const campaigns = createCampaignClient(server);
beforeAll(async () => {
  await createReportClient(server).addPages();
  await campaigns.addPage();
});

async function ask(from: TestServer, username: string) {
  const response = await from.request(username, { url: '/api/CampaignSummary?year=2025' });
  expect(response.statusCode).toBe(200);
  const { campaignSummaryData } = response.json<{ campaignSummaryData: { campaignDescription: string }[] }>();
  return {
    names: campaignSummaryData.map(({ campaignDescription }) => campaignDescription),
    asOf: response.headers['data-as-of'],
    tag: response.headers.etag,
  };
}

async function readMetric(from: TestServer, name: string): Promise<string | undefined> {
  const { body } = await from.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  return body
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

const waitUntilUsed = (from: TestServer) =>
  waitFor(async () => expect(await readMetric(from, 'replica_up')).toBe('1'));
const waitUntilUnused = (from: TestServer) =>
  waitFor(async () => expect(await readMetric(from, 'replica_up')).toBe('0'));
const listMessages = (from: TestServer) =>
  from.logs.map(({ msg }) => String(msg)).filter((message) => message.startsWith('reports are read'));

async function runAt(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const renameTo = (name: string) =>
  runAt(url, `update campaigns set name = '${name}' where name like 'Free%'`);
const answered = 'replica_reads_total{outcome="answered"}';
const repeated = 'replica_reads_total{outcome="repeated"}';

test('the replica answers, with a tag while its data are current', async () => {
  await waitUntilUsed(server);
  await waitFor(async () => {
    expect(await ask(server, people.admin)).toMatchObject({ asOf: undefined, tag: expect.any(String) });
    expect(Number(await readMetric(server, answered))).toBeGreaterThan(0);
  });
  await waitFor(async () => expect(listMessages(server)).toEqual(['reports are read from the replica']));
});

describe('a replica that lags', () => {
  let pausedAt: unknown;
  beforeAll(async () => {
    await waitUntilUsed(strictServer);
    await runAt(replicaUrl, 'select pg_wal_replay_pause()');
    [{ pausedAt } = { pausedAt: null }] = await runAt(url, 'select now() as "pausedAt"');
    await renameTo('Free for all');
  });
  afterAll(() => runAt(replicaUrl, 'select pg_wal_replay_resume()'));

  test('answers with the time that its data are from, and without a tag', async () => {
    await waitFor(async () =>
      expect(await ask(server, people.admin)).toEqual({
        names: ['Nothing yet', 'Unpriced', 'Spring quilting', 'Free'],
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
        tag: undefined,
      }),
    );
    const { asOf } = await ask(server, people.admin);
    expect(Date.parse(`${String(asOf)}Z`)).toBeLessThan((pausedAt as Date).getTime());
    expect(Number(await readMetric(server, 'replica_lag_seconds'))).toBeGreaterThan(3);
  });

  test('does not answer a user about own changes', async () => {
    await campaigns.added({
      shortDescription: 'Own change',
      saleDateBegin: '20250101',
      saleDateEnd: '20250102',
    });
    const own = await ask(server, people.marketing);
    expect(own).toMatchObject({
      names: expect.arrayContaining(['Own change', 'Free for all']),
      asOf: undefined,
    });
    const { names } = await ask(server, people.admin);
    expect(names).not.toContain('Own change');
  });

  test('too far does not answer until it has caught up', async () => {
    await waitUntilUnused(strictServer);
    expect(await ask(strictServer, people.admin)).toMatchObject({
      names: expect.arrayContaining(['Free for all']),
      asOf: undefined,
      tag: expect.any(String),
    });
    await waitFor(async () =>
      expect(listMessages(strictServer).at(-1)).toBe(
        'reports are read from the primary: the replica is too far behind',
      ),
    );
    await runAt(replicaUrl, 'select pg_wal_replay_resume()');
    await waitUntilUsed(strictServer);
    await waitFor(async () => expect((await ask(server, people.admin)).asOf).toBeUndefined());
  });
});

test('a report that the replica interrupts is repeated on the primary', async () => {
  await waitUntilUsed(server);
  const lock = new Client({ connectionString: url });
  await lock.connect();
  // The replica locks the table too.
  await lock.query('begin; lock table responses in access exclusive mode');
  // What is committed later takes the lock along.
  await renameTo('Free for all');
  await waitFor(async () =>
    expect(await runAt(replicaUrl, `select from pg_locks where mode = 'AccessExclusiveLock'`)).toHaveLength(
      1,
    ),
  );
  const report = ask(server, people.admin);
  const isWaiting = `backend_type = 'client backend' and wait_event_type = 'Lock'`;
  await waitFor(async () =>
    expect(await runAt(replicaUrl, `select from pg_stat_activity where ${isWaiting}`)).toHaveLength(1),
  );
  await runAt(replicaUrl, `select pg_terminate_backend(pid) from pg_stat_activity where ${isWaiting}`);
  await lock.end();
  expect((await report).names).toContain('Free for all');
  expect(await readMetric(server, repeated)).toBe('1');
});

test('the primary answers while the replica is away', async () => {
  await waitUntilUsed(server);
  const names: string[][] = [];
  const askOften = async (isDone: () => boolean) => {
    while (!isDone()) names.push((await ask(server, people.admin)).names);
  };
  let isUnused = false;
  const asking = Promise.all([askOften(() => isUnused), askOften(() => isUnused)]);
  await replica.kill();
  await waitUntilUnused(server);
  isUnused = true;
  await asking;
  expect(names.every((each) => each.includes('Free for all'))).toBe(true);
  expect((await server.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
  await waitFor(async () =>
    expect(listMessages(server).at(-1)).toBe(
      'reports are read from the primary: the replica cannot be examined',
    ),
  );

  await replica.startAgain();
  await waitUntilUsed(server);
  await waitFor(async () => expect(listMessages(server).at(-1)).toBe('reports are read from the replica'));
  const before = Number(await readMetric(server, answered));
  await ask(server, people.admin);
  expect(await readMetric(server, answered)).toBe(String(before + 1));
});

test('the replica is still used when the primary is too busy to be compared with it', async () => {
  const { database } = await open();
  const opened = openReplica(replicaUrl, database.db, 1);
  await waitFor(async () => expect((await opened.examine()).problem).toBeNull());
  await database.close();
  expect((await opened.examine()).problem).toBeNull();
  await opened.close();
});

describe('doctor', () => {
  const findReplica = async (REPORTS_DATABASE_URL: string) => {
    const findings = await examine(readConfig({ DATABASE_URL: url, REPORTS_DATABASE_URL }));
    return findings.find(({ about }) => about === 'replica');
  };

  test.each([
    { address: replicaUrl, state: 'ok', text: 'up to date' },
    { address: url, state: 'error', text: 'it is not a streaming replica of this database' },
    {
      address: replica.url('template1'),
      state: 'error',
      text: 'it is not a streaming replica of this database',
    },
    {
      address: replica.url('missing'),
      state: 'error',
      text: expect.stringContaining('"missing" does not exist'),
    },
  ])('finds: $text', async ({ address, state, text }) => {
    expect(await findReplica(address)).toMatchObject({ state, text });
  });
});
