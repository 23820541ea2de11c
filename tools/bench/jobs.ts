import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addPrintedMailer } from '../../apps/server/src/benchmarks/addPrintedMailer.ts';
import { startTemporaryPostgres } from '../../apps/server/src/testing/temporaryPostgres.ts';
import { atLeastFigure, atMostFigure, median, plainFigure, type Section } from './figures.ts';
import { bearer, clientOf, logIn } from './requests.ts';
import { inEmptyFolder, startServer, type ServerProcess } from './serverProcess.ts';

const rounds = 5;
/** Bytes that are written plainly at a time. */
const pieceBytes = 256 * 1024;
const list = '/api/mailer?rowsPerPage=100';
const pair = { 'user-name': 'bench', 'user-key': 'key-of-the-benchmark' };

/** Mailers by how many pieces, and so lines of a job, they have. */
const mailers = { small: 'BENCHS', million: 'BENCHM', tenMillion: 'BENCHT' } as const;

/** Barcode jobs: how fast their output is written, in how much memory, and what others notice of it. */
export function benchJobs(): Promise<Section> {
  return inEmptyFolder(async (folder) => {
    const postgres = await startTemporaryPostgres();
    const databaseUrl = postgres.url('postgres');
    const server = await startServer({
      DATABASE_URL: databaseUrl,
      BARCODE_OUTPUT_DIR: folder,
      BARCODE_API_USER_NAME: pair['user-name'],
      BARCODE_API_USER_KEY: pair['user-key'],
    });
    try {
      await addPrintedMailer(databaseUrl, mailers.small, 10_000);
      await addPrintedMailer(databaseUrl, mailers.million, 1_000_000);
      await addPrintedMailer(databaseUrl, mailers.tenMillion, 10_000_000);
      return await measure(server, folder);
    } finally {
      await server.stop();
      await postgres.stop();
    }
  });
}

async function measure(server: ServerProcess, folder: string): Promise<Section> {
  const mostMb = () => server.memoryMb()?.most ?? Number.NaN;
  await doJob(server, mailers.small);
  const before = mostMb();
  const jobs: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    jobs.push(await doJob(server, mailers.million));
    plain.push(await writePlainly(folder));
  }
  const afterMillions = mostMb();
  const longMs = await doJob(server, mailers.tenMillion);
  const afterTenMillion = mostMb();
  const furtherMs = (longMs - median(jobs)) / 9;
  const meanwhile = await listTimes(server, () => doJob(server, mailers.tenMillion));

  return {
    title: 'A barcode job of 1,000,000 lines',
    how: `The running server on PostgreSQL, from the start of a job until its log has ended, beside the bytes of its file written in pieces of ${pieceBytes / 1024} kB and synced; medians of ${rounds} rounds in turns.`,
    figures: [
      atMostFigure('the job', median(jobs), 5_000, 'ms'),
      atLeastFigure('lines a second', (1_000_000 * 1_000) / median(jobs), 500_000, ''),
      plainFigure('the same bytes written plainly', median(plain), 'ms'),
      atMostFigure('the job, its queue and log included, to that', median(jobs) / median(plain), 5, '×'),
      atMostFigure('most memory, more than after a job of 10,000 lines', afterMillions - before, 32, 'MB'),
      plainFigure('a job of 10,000,000 lines', longMs, 'ms'),
      atMostFigure('each further million of it, to writing one plainly', furtherMs / median(plain), 2.5, '×'),
      atMostFigure('most memory, more than before that', afterTenMillion - afterMillions, 32, 'MB'),
      atMostFigure('the list of mailers meanwhile', median(meanwhile), 150, 'ms'),
    ],
  };
}

/** How long the list of mailers takes while something else is done, again and again. */
async function listTimes(server: ServerProcess, work: () => Promise<unknown>): Promise<number[]> {
  const client = clientOf(server, bearer(await logIn(server, 'demo.admin')));
  const done = new AbortController();
  const working = work().finally(() => done.abort());
  const times: number[] = [];
  while (!done.signal.aborted) times.push(await client.timeOf(list));
  await working;
  client.close();
  return times;
}

/** @returns from the start of a job until its log has ended, in ms */
async function doJob(server: ServerProcess, legacyMailercode: string): Promise<number> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(new URL(`/embedded/barcode${path}`, server.address), {
      method,
      headers: { ...pair, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.text();
  };
  const jobId = Number(
    await ask('POST', '/Step1', { JobName: 'Benchmark', JoannStatsTable: 'stats', ChannelId: 1 }),
  );
  await ask('PUT', `/Coupons/${jobId}`, [
    {
      id: jobId,
      couponOrder: 1,
      legacyCouponType: '04',
      legacyCouponOffer: '140',
      promocode: 'QUILT25',
      orceDealId: '90412',
      legacyMailercode,
    },
  ]);
  const startedAt = performance.now();
  await ask('POST', '/Step3', { JobId: jobId });
  for (;;) {
    const log = await ask('GET', `/Step4/${jobId}`);
    if (log.includes('End Processing')) break;
    await wait(5);
  }
  const tookMs = performance.now() - startedAt;
  const state = JSON.parse(await ask('GET', `/Job/${jobId}`)) as { status: string };
  if (state.status !== 'Complete') throw new Error(`The job ended as ${state.status}.`);
  return tookMs;
}

/** Writes the bytes of an output file of a million lines. @returns how long that took, in ms */
async function writePlainly(folder: string): Promise<number> {
  const bytes = await readFile(join(folder, await largest(folder)));
  const startedAt = performance.now();
  const file = await open(join(folder, 'plain.txt'), 'w');
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    await file.writeFile(bytes.subarray(from, from + pieceBytes));
  }
  await file.sync();
  await file.close();
  return performance.now() - startedAt;
}

/** The name of the largest file, all others of a million lines being as large. */
async function largest(folder: string): Promise<string> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return names[sizes.indexOf(Math.max(...sizes))] ?? '';
}
