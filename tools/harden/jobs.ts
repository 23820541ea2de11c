import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { addPrintedMailer } from '../../apps/server/src/benchmarks/addPrintedMailer.ts';
import type { Section } from '../sections/section.ts';
import { startServer, type ServerProcess } from '../server/serverProcess.ts';
import { askJson, onPostgres, pair } from '../server/target.ts';
import { figure, type Tally } from './section.ts';

const defaultRounds = 8;
const serverCount = 3;
const mailerCode = 'KILLED';
const pieces = 400_000;
const longestJobMs = 180_000;

/** Servers that are killed one after the other, and the pauses before each. */
const killing = fc.record({
  victims: fc.array(fc.nat(serverCount - 1), { minLength: 1, maxLength: 3 }),
  pauses: fc.array(fc.integer({ min: 5, max: 700 }), { minLength: 3, maxLength: 3 }),
});

export const jobs: Section = {
  name: 'jobs',
  title: 'jobs',
  how: `${serverCount} servers on one PostgreSQL share a job of ${pieces} lines; one to three of them are killed in turn, 5 to 700 ms after its start or the kill before, and started again. The log has one “Start Processing” and one “End Processing”, the folder one file, its bytes those of an undisturbed job.`,
  async run({ seed, rounds = defaultRounds }) {
    const killings = fc.sample(killing, { seed, numRuns: rounds });
    return [
      await figure(`jobs with servers killed, ${rounds} rounds`, (tally) => disturbJobs(tally, killings)),
    ];
  },
};

function disturbJobs(tally: Tally, killings: readonly { victims: number[]; pauses: number[] }[]) {
  return onPostgres(async ({ databaseUrl, folder, settings: common }) => {
    const settings = { ...common, BARCODE_OUTPUT_DIR: join(folder, 'output') };
    const servers = [await startServer(settings)];
    try {
      while (servers.length < serverCount) servers.push(await startServer(settings));
      await addPrintedMailer(databaseUrl, mailerCode, pieces);
      const expected = await digestOf(servers, await startJob(servers), folder);
      for (const [round, { victims, pauses }] of killings.entries()) {
        const jobId = await startJob(servers);
        for (const [index, victim] of victims.entries()) {
          await wait(pauses[index]);
          await servers[victim]?.kill();
          servers[victim] = await startServer(settings);
        }
        const found = await digestOf(servers, jobId, folder);
        tally.check(found === expected, () => {
          const how = `servers ${victims.join(', ')} killed after ${pauses.join(', ')} ms`;
          return `round ${round + 1}, ${how}: ${found} instead of ${expected}`;
        });
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
}

async function startJob(servers: readonly ServerProcess[]): Promise<number> {
  const job = { JobName: 'Hardening', JoannStatsTable: 'stats', ChannelId: 1 };
  const jobId = await call<number>(servers, 'POST', '/Step1', job);
  const coupon = { id: jobId, couponOrder: 1, legacyCouponType: '04', legacyCouponOffer: '140' };
  await call(servers, 'PUT', `/Coupons/${jobId}`, [
    { ...coupon, promocode: 'QUILT25', legacyMailercode: mailerCode },
  ]);
  await call(servers, 'POST', '/Step3', { JobId: jobId });
  return jobId;
}

/** How a job has ended, as JSON: its state, the beginnings and ends in its log, its files and their bytes. */
async function digestOf(servers: readonly ServerProcess[], jobId: number, folder: string): Promise<string> {
  const until = performance.now() + longestJobMs;
  let log: string[] = [];
  while (log.at(-1) !== 'End Processing') {
    if (performance.now() > until) throw new Error(`The job ${jobId} does not end: ${log.join(' | ')}`);
    await wait(200);
    log = (await call<{ comment: string }[]>(servers, 'GET', `/Step4/${jobId}`)).map(
      ({ comment }) => comment,
    );
  }
  const { status } = await call<{ status: string }>(servers, 'GET', `/Job/${jobId}`);
  const count = (wanted: string) => log.filter((comment) => comment === wanted).length;
  const files = readdirSync(join(folder, 'output'))
    .filter((name) => name.startsWith(`barcodes-${jobId}-`))
    .map((name) =>
      createHash('sha256')
        .update(readFileSync(join(folder, 'output', name)))
        .digest('hex'),
    );
  return JSON.stringify({ status, begins: count('Start Processing'), ends: count('End Processing'), files });
}

function call<T>(
  [server]: readonly ServerProcess[],
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  if (!server) throw new Error('No server is running.');
  return askJson<T>(server, {
    method,
    path: `/embedded/barcode${path}`,
    headers: pair,
    ...(body && { body }),
  });
}
