import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { openPglite } from '../../../db/pglite/openPglite.ts';
import { endsOf } from '../../../testing/barcodeJobs.ts';
import {
  barcodeProcesses,
  endedLog,
  readyJob,
  startJob,
  type BarcodeProcess,
} from '../../../testing/barcodeProcess.ts';

// Five servers, one after the other, on a busy machine.
vi.setConfig({ testTimeout: 150_000 });

/**
 * How many entries the log has when the database stands still before the next one, for longer than the test needs to
 * notice: after the first, the second, the third and the fourth of a run, which begins with those of the runs before it.
 */
const standstills = [1, 3, 6, 10];
const standstillSeconds = 8;
const noAnswerMs = 1_000;

const { root, start, filesOf } = barcodeProcesses();
const environment = { DATA_DIR: path.join(root, 'pglite') };

beforeAll(async () => {
  const provided = inject('testDatabase');
  if (provided.kind !== 'pglite') throw new Error('this file is for the embedded database');
  const { template } = provided;
  const database = await openPglite({ folder: environment.DATA_DIR, template, reportProblem: () => {} });
  await sql`
    create function stand_still() returns trigger language plpgsql as $$
    begin
      if new.comment !~ '^Processing' and (select count(*) from barcode_job_log) = any (${sql.raw(`array[${standstills.join(', ')}]`)}) then
        perform pg_sleep(${sql.raw(String(standstillSeconds))});
      end if;
      return new;
    end $$`.execute(database.db);
  await sql`
    create trigger stand_still before insert on barcode_job_log for each row execute function stand_still()`.execute(
    database.db,
  );
  await database.close();
});

/** Waits until the database stands still: PGlite does one thing after the other, so that nobody gets an answer. */
async function standstill(server: BarcodeProcess): Promise<void> {
  await vi.waitFor(
    async () => {
      const answer = server.call('GET', '/Step1').then(
        () => true,
        () => true,
      );
      const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), noAnswerMs));
      expect(await Promise.race([answer, patience])).toBe(false);
    },
    { timeout: 20_000, interval: 10 },
  );
}

test('a job whose server is killed after each entry of its log ends once, with one file', async () => {
  let server = await start(environment);
  const jobId = await readyJob(server);
  await startJob(server, jobId);
  for (let kills = 0; kills < standstills.length; kills += 1) {
    await standstill(server);
    server.process.kill('SIGKILL');
    await server.process.ended;
    server = await start(environment);
  }
  const log = await endedLog(server, jobId);
  const file = filesOf(jobId);
  expect(log).toEqual([
    'Start Processing',
    'Processing resumed, try 2',
    '2 coupons, 2,002 barcodes to write',
    'Processing resumed, try 3',
    '2 coupons, 2,002 barcodes to write',
    'Coupon 1: 1 mailer, 1,001 barcodes',
    'Processing resumed, try 4',
    '2 coupons, 2,002 barcodes to write',
    'Coupon 1: 1 mailer, 1,001 barcodes',
    'Coupon 2: 1 mailer, 1,001 barcodes',
    'Processing resumed, try 5',
    '2 coupons, 2,002 barcodes to write',
    'Coupon 1: 1 mailer, 1,001 barcodes',
    'Coupon 2: 1 mailer, 1,001 barcodes',
    `Output file ${file[0]} with 2,002 lines`,
    'End Processing',
  ]);
  expect(endsOf(log)).toBe(1);
  expect(file).toHaveLength(1);
});
