import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { openPglite } from '../../../db/pglite/openPglite.ts';
import { countEndComments } from '../../../testing/barcodeJobs.ts';
import {
  setUpBarcodeProcesses,
  waitForEndedLog,
  createReadyJob,
  startJob,
} from '../../../testing/barcodeProcess.ts';
import { longSeries } from '../../../testing/longSeries.ts';
import { copyPgliteTemplate } from '../../../testing/testDatabase.ts';

// Servers one after the other, on a busy machine.
vi.setConfig({ testTimeout: 150_000 });

const steps = [
  '2 coupons, 2,002 barcodes to write',
  'Coupon 1: 1 mailer, 1,001 barcodes',
  'Coupon 2: 1 mailer, 1,001 barcodes',
  'Output file',
];
/** After how many steps of its run each server is killed. */
const kills = longSeries({ sample: [0, 2], whole: [0, 1, 2, 3] });
const beginOf = (run: number) => (run === 0 ? 'Start Processing' : `Processing resumed, attempt ${run + 1}`);
const killedRuns = kills.map((count, run) => [beginOf(run), ...steps.slice(0, count)]);
/** How many entries the log has when the server is killed. */
const pauses = killedRuns.map((_entries, run) => killedRuns.slice(0, run + 1).flat().length);
/** Longer than the test needs to notice. */
const pauseSeconds = 8;

const { root, start } = setUpBarcodeProcesses();
const environment = { DATA_DIR: path.join(root, 'pglite') };

beforeAll(async () => {
  copyPgliteTemplate(environment.DATA_DIR);
  const database = await openPglite({ folder: environment.DATA_DIR, reportProblem: () => {} });
  await sql`
    create function pause_at_entry() returns trigger language plpgsql as $$
    declare entries integer = (select count(*) from barcode_job_log);
    begin
      if new.comment !~ '^Processing' and entries = any (${sql.raw(`array[${pauses.join(', ')}]`)}) then
        execute format('copy (select) to %L', current_setting('data_directory') || '/pause-' || entries);
        perform pg_sleep(${sql.raw(String(pauseSeconds))});
      end if;
      return new;
    end $$`.execute(database.db);
  await sql`
    create trigger pause_at_entry before insert on barcode_job_log for each row execute function pause_at_entry()`.execute(
    database.db,
  );
  await database.close();
});

/** Waits until the database stops: it answers no query, but has written a file. */
async function waitForPause(entries: number): Promise<void> {
  const file = path.join(environment.DATA_DIR, 'pglite', `pause-${entries}`);
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 40_000, interval: 20 });
}

test('a job whose server is killed at several of its log entries ends once, with one file of all rows', async () => {
  let server = await start(environment);
  const jobId = await createReadyJob(server);
  await startJob(server, jobId);
  for (const entries of pauses) {
    await waitForPause(entries);
    server.process.kill('SIGKILL');
    await server.process.ended;
    server = await start(environment);
  }
  const log = await waitForEndedLog(server, jobId);
  const { outputFileName } = (await (await server.call('GET', `/Job/${jobId}`)).json()) as {
    outputFileName: string;
  };
  // This one does not pause at any entry.
  const uninterrupted = await createReadyJob(server);
  await startJob(server, uninterrupted);
  await waitForEndedLog(server, uninterrupted);
  expect(log.map((entry) => entry.replace(/^Output file .*/, 'Output file'))).toEqual([
    ...killedRuns.flat(),
    beginOf(kills.length),
    ...steps,
    'End Processing',
  ]);
  expect(log.at(-2)).toBe(`Output file ${outputFileName} with 2,002 lines`);
  expect(countEndComments(log)).toBe(1);
  const file = await server.output(jobId);
  expect(file.match(/\n/g)).toHaveLength(2_002);
  expect(file).toBe(await server.output(uninterrupted));
});
