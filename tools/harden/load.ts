import { setTimeout as wait } from 'node:timers/promises';
import { keepBusy } from '../../apps/server/src/benchmarks/busyQuery.ts';
import { runLoad } from '../../apps/server/src/benchmarks/load.ts';
import { addUsers } from '../../apps/server/src/benchmarks/signIns.ts';
import { buildServer } from '../../apps/server/src/buildServer.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openPglite } from '../../apps/server/src/db/pglite/openPglite.ts';
import { atMost, isTrue, percentile, plain, type Row, type Section } from '../sections/section.ts';
import { ask, inEmptyFolder, onTarget, signedIn, type Target } from '../server/target.ts';

const seconds = 8;
/** Calls of screens that are often opened. */
export const reads = ['session', 'mailer', 'campaign', 'page', 'offer', 'company'].map(
  (name) => `/api/${name}`,
);
/** The same, but each connection reads other pages of the long lists. */
const readsOfPages = Array.from({ length: 38 }, (_, index) =>
  reads.map((path) =>
    ['/api/mailer', '/api/offer'].includes(path)
      ? `${path}?pageNumber=${index + 1}`
      : `${path}?call=${index}`,
  ),
).flat();
const limitMs = 1_000;
const busySeconds = 60;

/** Reports of one user beside the calls of others, and more calls than the server can answer. */
export const load: Section = {
  name: 'load',
  how: 'One statement keeps the embedded database busy. One session sends 30 reports that wait for a locked table, while another one works. Five read the list of 5,000 users without a pause. Then as many connections as a row says send mixed reads without a pause; server, PostgreSQL and sender share the machine. A check of health is sent every 100 ms.',
  run: async () => [
    ...(await besideEmbeddedQuery()),
    ...(await onTarget(async (target) => [
      ...(await besideReports(target)),
      ...(await besideUserLists(target)),
      ...(await overloaded(target, 10)),
      ...(await overloaded(target, 300)),
      ...(await overloaded(target, 300, readsOfPages)),
      ...(await overloaded(target, 1_000)),
      ...(await overloaded(target, 3_000)),
    ])),
  ],
};

/** One statement keeps the embedded database busy, in its thread. */
function besideEmbeddedQuery(): Promise<Row[]> {
  return inEmptyFolder(async (folder) => {
    const database = await openPglite({ folder, reportProblem: () => {} });
    await migrate(database);
    const app = await buildServer({
      config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder }),
      database,
    });
    const address = await app.listen({ port: 0 });
    const { times: idle } = await watch(address, '/healthz', wait(busySeconds * 100));
    const { times: busy } = await watch(address, '/healthz', keepBusy(database, busySeconds));
    await app.close();
    await database.close();
    const what = (text: string) => `a query of ${busySeconds} s on the embedded database: /healthz ${text}`;
    return [
      plain(what('before it, at most'), Math.max(...idle), 'ms'),
      plain(what('p50'), percentile(busy, 50), 'ms'),
      atMost(what('at most'), Math.max(...busy), 100, 'ms'),
    ];
  });
}

async function besideReports({ server, database }: Target): Promise<Row[]> {
  const headers = await signedIn(server, 'demo.admin');
  const times: number[] = [];
  let failed = 0;
  const locked = database.query('begin; lock table signups; select pg_sleep(4); commit');
  await wait(200);
  const reports = Array.from({ length: 30 }, () => ask(server, { path: '/api/SignupStats', headers }, 1));
  for (let call = 0; call < 40; call += 1) {
    const startedAt = performance.now();
    const { status } = await ask(server, { path: '/api/session', headers }, 1);
    times.push(performance.now() - startedAt);
    if (status !== 200) failed += 1;
  }
  await Promise.allSettled([locked, ...reports]);
  return [
    atMost('30 reports of one session: p99 of its other calls', percentile(times, 99), limitMs, 'ms'),
    atMost('30 reports of one session: other calls that failed', failed, 0),
  ];
}

async function besideUserLists({ server, database }: Target): Promise<Row[]> {
  await addUsers(database, 5_000, 'demo.marketing');
  const headers = { ...(await signedIn(server, 'demo.admin')), 'accept-encoding': 'br' };
  const url = new URL(server.address).origin;
  const readers = runLoad({ url, headers }, { paths: ['/api/user'], connections: 5, seconds });
  const { isHealthy, result } = await watch(server.address, '/readyz', readers);
  const { acceptedMs, refusedMs, failed } = result;
  const what = (text: string) => `five readers of 5,000 users: ${text}`;
  return [
    plain(what('answered a second'), acceptedMs.length / seconds),
    atMost(what('p99'), percentile(acceptedMs, 99), limitMs, 'ms'),
    atMost(what('refused'), refusedMs.length + failed, 0),
    isTrue(what('/readyz always answers 200'), isHealthy),
  ];
}

async function overloaded({ server }: Target, connections: number, paths = reads): Promise<Row[]> {
  const headers = await signedIn(server, 'demo.admin');
  const url = new URL(server.address).origin;
  const callers = runLoad({ url, headers }, { paths, connections, seconds });
  const { isHealthy, result: figures } = await watch(server.address, '/healthz', callers);
  const what = (text: string) =>
    `${connections} connections${paths === reads ? '' : ' that ask for different pages'}: ${text}`;
  return [
    plain(what('answered a second'), figures.acceptedMs.length / seconds),
    plain(what('refused a second'), figures.refusedMs.length / seconds),
    atMost(what('p99 of answered calls'), percentile(figures.acceptedMs, 99), limitMs, 'ms'),
    atMost(what('other answers'), figures.failed, 0),
    isTrue(what('/healthz always answers 200'), isHealthy),
  ];
}

/** Checks one after the other until the work has ended. @returns their times, in ms, and whether every one had a 200 */
async function watch<T>(address: string, path: string, work: Promise<T>) {
  const ended = new AbortController();
  const working = work.finally(() => ended.abort());
  const times: number[] = [];
  let isHealthy = true;
  while (!ended.signal.aborted) {
    const startedAt = performance.now();
    const response = await fetch(new URL(path, address)).catch(() => null);
    isHealthy &&= response?.status === 200;
    await response?.arrayBuffer();
    times.push(performance.now() - startedAt);
    await wait(100);
  }
  return { times, isHealthy, result: await working };
}
