import { setTimeout as wait } from 'node:timers/promises';
import { runLoad } from '../../apps/server/src/benchmarks/load.ts';
import { atMost, isTrue, percentile, plain, type Row, type Section } from '../sections/section.ts';
import { ask, onTarget, signedIn, type Target } from '../server/target.ts';

const seconds = 8;
const reads = ['/api/session', '/api/mailer', '/api/campaign', '/api/page', '/api/offer', '/api/company'];
const limitMs = 1_000;

/** Reports of one user beside the calls of others, and more calls than the server can answer. */
export const load: Section = {
  name: 'load',
  how: 'One session sends 30 reports that wait for a locked table, while another one works. Then as many connections as a row says send mixed reads without a pause; server, PostgreSQL and sender share the machine. A check of health is sent every 100 ms.',
  run: () =>
    onTarget(async (target) => [
      ...(await besideReports(target)),
      ...(await overloaded(target, 10)),
      ...(await overloaded(target, 300)),
      ...(await overloaded(target, 1_000)),
    ]),
};

async function besideReports({ server, database }: Target): Promise<Row[]> {
  const headers = await signedIn(server, 'demo.admin');
  const times: number[] = [];
  let failed = 0;
  const locked = database.query('begin; lock table signups; select pg_sleep(4); commit');
  await wait(200);
  const reports = Array.from({ length: 30 }, () =>
    ask(server, { method: 'GET', path: '/api/SignupStats', headers }, 1),
  );
  for (let call = 0; call < 40; call += 1) {
    const startedAt = performance.now();
    const { status } = await ask(server, { method: 'GET', path: '/api/session', headers }, 1);
    times.push(performance.now() - startedAt);
    if (status !== 200) failed += 1;
  }
  await Promise.allSettled([locked, ...reports]);
  return [
    atMost('30 reports of one session: p99 of its other calls', percentile(times, 99), limitMs, 'ms'),
    atMost('30 reports of one session: other calls that failed', failed, 0),
  ];
}

async function overloaded({ server }: Target, connections: number): Promise<Row[]> {
  const headers = await signedIn(server, 'demo.admin');
  const stopped = new AbortController();
  const health = watchHealth(server.address, stopped.signal);
  const url = new URL(server.address).origin;
  const figures = await runLoad({ url, headers }, { paths: reads, connections, seconds });
  stopped.abort();
  const what = (text: string) => `${connections} connections: ${text}`;
  return [
    plain(what('answered a second'), figures.acceptedMs.length / seconds),
    plain(what('refused a second'), figures.refusedMs.length / seconds),
    atMost(what('p99 of answered calls'), percentile(figures.acceptedMs, 99), limitMs, 'ms'),
    atMost(what('other answers'), figures.failed, 0),
    isTrue(what('/healthz always answers 200'), await health),
  ];
}

/** @returns whether every check had a 200 */
async function watchHealth(address: string, stopped: AbortSignal): Promise<boolean> {
  let isHealthy = true;
  while (!stopped.aborted) {
    const answer = await fetch(new URL('/healthz', address)).catch(() => null);
    isHealthy &&= answer?.status === 200;
    await answer?.arrayBuffer();
    await wait(100);
  }
  return isHealthy;
}
