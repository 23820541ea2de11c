import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countEndComments } from '../../../testing/barcodeJobs.ts';
import {
  setUpBarcodeProcesses,
  waitForEndedLog,
  createReadyJob,
  startJob,
  type BarcodeProcess,
} from '../../../testing/barcodeProcess.ts';
import { openTestDatabase } from '../../../testing/testDatabase.ts';

/** The entry that a worker is held at, before it is written; what was before it is in the log. */
const entries = ['^2 coupons', '^Coupon 1', '^Coupon 2', '^Output file'];
/** Any number: workers wait for this lock while the test holds it. */
const gate = 4_711;

const { start } = setUpBarcodeProcesses();
let client: Client;
let environment: Record<string, string>;

beforeAll(async () => {
  const { database, url } = await openTestDatabase();
  await database.close();
  if (url === null) throw new Error('this file is for PostgreSQL');
  environment = { DATABASE_URL: url };
  client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create table held (job_id integer, entry text);
    create function hold() returns trigger language plpgsql as $$
    begin
      if exists (select from held where job_id = new.job_id and new.comment ~ entry) then
        perform pg_advisory_xact_lock_shared(${gate});
      end if;
      return new;
    end $$;
    create trigger hold before insert on barcode_job_log for each row execute function hold();`);
});
afterAll(() => client.end());

const holdGate = (jobId: number, entry: string) =>
  client.query('insert into held (job_id, entry) values ($1, $2)', [jobId, entry]);
const closeGate = () => client.query(`select pg_advisory_lock(${gate})`);

/** Waits until so many workers are held. */
async function held(count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await client.query(
        `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`,
      );
      expect(rows[0]?.waiting).toBe(count);
    },
    { timeout: 20_000, interval: 20 },
  );
}

/** Statements of dead workers that are under way come to their end, as they do when a machine is lost. */
async function openGate(): Promise<void> {
  await client.query('delete from held');
  await client.query(`select pg_advisory_unlock(${gate})`);
}

/** Names of the output files of a job; `null` for lines that no file has. */
async function filesOf(jobId: number): Promise<(string | null)[]> {
  const { rows } = await client.query<{ output_file: string | null }>(
    `select distinct output_file from barcode_job_output join barcode_jobs using (job_id) where job_id = ${jobId}`,
  );
  return rows.map((job) => job.output_file);
}

/** Lets the time pass after which a worker without a sign of life is taken for dead. */
const advanceTime = () =>
  client.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
  );

async function killAll(servers: readonly BarcodeProcess[]): Promise<void> {
  for (const { process } of servers) process.kill('SIGKILL');
  await Promise.all(servers.map(({ process }) => process.ended));
}

// One story, because servers take seconds to start: three servers, two, none, and a new one.
let servers: BarcodeProcess[];

describe('three servers on one database', () => {
  beforeAll(async () => {
    servers = await Promise.all([start(environment), start(environment), start(environment)]);
  });

  test('start a job once, however often it is started', async () => {
    const jobId = await createReadyJob(at(servers, 0));
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        at(servers, index % 3).call('POST', '/Step3', { JobId: jobId }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    // A server on a busy machine refuses some of them before it reads the job.
    expect(statuses.filter((status) => ![409, 503].includes(status))).toEqual([204]);
    const log = await waitForEndedLog(at(servers, 2), jobId);
    expect(log.filter((comment) => comment === 'Start Processing')).toHaveLength(1);
    expect(countEndComments(log)).toBe(1);
    expect(await filesOf(jobId)).toEqual([expect.any(String)]);
  });

  test('run a job once even if one of them is killed during it, within seconds', async () => {
    const [first, second, third] = [at(servers, 0), at(servers, 1), at(servers, 2)];
    const jobId = await createReadyJob(first);
    await closeGate();
    await holdGate(jobId, '^Coupon 1');
    await startJob(first, jobId);
    await held(1);
    // It was asked and woken, so it is the one that works: the others look every two seconds.
    await killAll([first]);
    await openGate();

    const log = await waitForEndedLog(second, jobId);
    expect(log).toContain('Processing resumed, attempt 2');
    expect(countEndComments(log)).toBe(1);
    expect(log).toEqual(await third.log(jobId));
    expect(await filesOf(jobId)).toEqual([expect.any(String)]);
  });

  test('killed at each log entry leave the job to the next server, which ends it once', async () => {
    const left = servers.slice(1);
    const jobs = await Promise.all(entries.map((_entry, index) => createReadyJob(at(left, index % 2))));
    await closeGate();
    for (const [index, jobId] of jobs.entries()) {
      await holdGate(jobId, entries[index] ?? '');
      await startJob(at(left, index % 2), jobId);
    }
    await held(jobs.length);
    await killAll(left);
    await openGate();
    await advanceTime();

    const next = await start(environment);
    for (const [index, jobId] of jobs.entries()) {
      const log = await waitForEndedLog(next, jobId);
      expect(countEndComments(log)).toBe(1);
      expect(log[0]).toBe('Start Processing');
      // The last entry was being sent with the end of the job, and arrived.
      expect(log.includes('Processing resumed, attempt 2')).toBe(index < jobs.length - 1);
      const state = (await (await next.call('GET', `/Job/${jobId}`)).json()) as Record<string, unknown>;
      expect(state).toMatchObject({ status: 'Complete', step: 5 });
      expect(await filesOf(jobId)).toEqual([state.outputFileName]);
    }
  });
});

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index}`);
  return item;
}
