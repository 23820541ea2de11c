import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { addPrintedMailer } from '../../apps/server/src/benchmarks/addPrintedMailer.ts';
import { startTemporaryPostgres } from '../../apps/server/src/testing/temporaryPostgres.ts';
import { inEmptyFolder, startServer, type ServerProcess } from '../bench/serverProcess.ts';
import { figure, type Options, type Section, type Tally } from './section.ts';
import { ask, pair, settingsOf } from './target.ts';

const defaultRounds = 8;
const serverCount = 3;
const mailerCode = 'KILLED';
const pieces = 400_000;
const longestJobMs = 180_000;

/** One server after the other is killed while the three of them share a job. */
interface Killing {
  /** Which ones, in turn. */
  victims: number[];
  /** Pauses before each. */
  pauses: number[];
}

/** Barcode jobs whose servers are killed: each ends once, with one file, the same as an undisturbed one. */
export async function hardenJobs({ seed, rounds = defaultRounds }: Options): Promise<Section> {
  const killing = fc.record({
    victims: fc.array(fc.nat(serverCount - 1), { minLength: 1, maxLength: 3 }),
    pauses: fc.array(fc.integer({ min: 5, max: 700 }), { minLength: 3, maxLength: 3 }),
  });
  const killings = fc.sample(killing, { seed, numRuns: rounds });
  return {
    title: 'jobs',
    how: `${serverCount} servers on one PostgreSQL share a job of ${pieces} lines; one to three of them are killed in turn, 5 to 700 ms after its start or the kill before (seed ${seed}), and started again. The log has one “Start Processing” and one “End Processing”, the folder one file, its bytes those of a job that nobody disturbed.`,
    figures: [
      await figure(`jobs with servers killed, ${rounds} rounds`, (tally) => disturbJobs(tally, killings)),
    ],
  };
}

function disturbJobs(tally: Tally, killings: readonly Killing[]): Promise<void> {
  return inEmptyFolder(async (folder) => {
    const postgres = await startTemporaryPostgres();
    const databaseUrl = postgres.url('postgres');
    const settings = { ...settingsOf(databaseUrl, folder), BARCODE_OUTPUT_DIR: join(folder, 'output') };
    const servers = [await startServer(settings)];
    try {
      while (servers.length < serverCount) servers.push(await startServer(settings));
      await addPrintedMailer(databaseUrl, mailerCode, pieces);
      const expected = await digestOf(servers, await startedJob(servers), folder);
      for (const [round, { victims, pauses }] of killings.entries()) {
        const jobId = await startedJob(servers);
        for (const [index, victim] of victims.entries()) {
          await wait(pauses[index]);
          await servers[victim]?.kill();
          servers[victim] = await startServer(settings);
        }
        const outcome = await digestOf(servers, jobId, folder);
        const how = `round ${round + 1}, servers ${victims.join(', ')} killed after ${pauses.join(', ')} ms`;
        tally.check(JSON.stringify(outcome) === JSON.stringify(expected), () => {
          return `${how}: ${JSON.stringify(outcome)} instead of ${JSON.stringify(expected)}`;
        });
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.stop();
    }
  });
}

async function startedJob(servers: readonly ServerProcess[]): Promise<number> {
  const body = { JobName: 'Hardening', JoannStatsTable: 'stats', ChannelId: 1 };
  const jobId = Number(await askAny(servers, 'POST', '/Step1', body));
  const coupon = { id: jobId, couponOrder: 1, legacyCouponType: '04', legacyCouponOffer: '140' };
  await askAny(servers, 'PUT', `/Coupons/${jobId}`, [
    { ...coupon, promocode: 'QUILT25', legacyMailercode: mailerCode },
  ]);
  await askAny(servers, 'POST', '/Step3', { JobId: jobId });
  return jobId;
}

/** How a job has ended: the beginnings and ends in its log, its state, its files and their bytes. */
async function digestOf(servers: readonly ServerProcess[], jobId: number, folder: string) {
  const until = performance.now() + longestJobMs;
  let log: string[] = [];
  while (log.at(-1) !== 'End Processing') {
    if (performance.now() > until) throw new Error(`The job ${jobId} does not end: ${log.join(' | ')}`);
    await wait(200);
    const entries = JSON.parse(await askAny(servers, 'GET', `/Step4/${jobId}`)) as { comment: string }[];
    log = entries.map(({ comment }) => comment);
  }
  const { status } = JSON.parse(await askAny(servers, 'GET', `/Job/${jobId}`)) as { status: string };
  const files = readdirSync(join(folder, 'output')).filter((name) => name.startsWith(`barcodes-${jobId}-`));
  return {
    status,
    begins: log.filter((comment) => comment === 'Start Processing').length,
    ends: log.filter((comment) => comment === 'End Processing').length,
    files: files.map((name) =>
      createHash('sha256')
        .update(readFileSync(join(folder, 'output', name)))
        .digest('hex'),
    ),
  };
}

async function askAny(
  [server]: readonly ServerProcess[],
  method: string,
  path: string,
  body?: object,
): Promise<string> {
  if (!server) throw new Error('There is no server.');
  const answer = await ask(server, {
    method,
    path: `/embedded/barcode${path}`,
    headers: pair,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300)
    throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
  return answer.text;
}
