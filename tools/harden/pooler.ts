import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { END_OF_JOB_COMMENT, type JobLogEntry } from '@portal/domain/barcode';
import type { Mailer } from '@portal/domain';
import { runLoad } from '../../apps/server/src/benchmarks/load.ts';
import { openPostgres } from '../../apps/server/src/db/openPostgres.ts';
import { findFreePort } from '../../apps/server/src/testing/freePort.ts';
import { run, sourceOptions } from '../processes.ts';
import { figure, notRun, type Section } from '../sections/section.ts';
import {
  askJson,
  onPostgres,
  pair,
  signedIn,
  startServer,
  type PostgresSetup,
  type ServerProcess,
} from '../server/target.ts';
import { reads } from './load.ts';

const password = 'of-the-pooler';
/** More calls at once than the pooler has connections. */
const callers = 40;
const pooledConnections = 5;
/** The user without rights of Linux systems. */
const unprivilegedId = 65_534;

/** A server that reaches PostgreSQL through PgBouncer in transaction mode, as `docs/operation.md` describes. */
export const pooler: Section = {
  name: 'pooler',
  how: `A server whose role does not own the tables is connected through PgBouncer in transaction mode with ${pooledConnections} connections: it starts only with a limited role, answers ${callers} callers at once, and runs a job.`,
  async run() {
    // The version is written, and nothing is started.
    if ((await run('pgbouncer', ['--version'])).code !== 0)
      return [notRun('a server behind PgBouncer', 'PgBouncer is missing')];
    return onPostgres(async (setup) => {
      // Tables and demo data, by their owner and directly.
      await (await startServer(setup.settings)).stop();
      const port = await findFreePort();
      const pooled = {
        ...setup.settings,
        DEMO_DATA: 'off',
        DATABASE_URL: `postgres://portal:${password}@127.0.0.1:${port}/postgres`,
      };
      await runStatements(setup, `create role portal login password '${password}'`);
      const migrated = await run(
        process.execPath,
        [...sourceOptions, 'apps/server/src/migrate.ts', '--grant', 'portal'],
        setup.settings,
      );
      const stopPooler = await startPooler(setup, port);
      try {
        const starts = await figure('the start requires limits of the role', async (tally) => {
          tally.check(migrated.code === 0, () => migrated.output);
          const refusal = await startServer(pooled).then(
            (server) => server.kill().then(() => 'The server started.'),
            String,
          );
          tally.check(refusal.includes("alter role … set statement_timeout = '10s'"), () => refusal);
        });
        for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
          await runStatements(setup, `alter role portal set ${limit} = '10s'`);
        // Its connections keep the limits of the time when they were opened.
        await runStatements(
          setup,
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portal'",
        );
        const server = await startServer(pooled);
        try {
          return [
            starts,
            await figure(`${callers} callers at once`, async (tally) => {
              const headers = await signedIn(server, 'demo.admin');
              const url = new URL(server.address).origin;
              const { acceptedMs, refusedMs, failed } = await runLoad(
                { url, headers },
                { paths: reads, connections: callers, seconds: 5 },
              );
              tally.tried += acceptedMs.length;
              const others = refusedMs.length + failed;
              tally.check(others === 0, () => `${others} calls were refused or failed.`);
            }),
            await figure('a job', async (tally) => {
              const log = await runBarcodeJob(server);
              const isRight =
                log.at(-1) === END_OF_JOB_COMMENT && log.at(-2)?.startsWith('Output file ') === true;
              tally.check(isRight, () => log.join('\n  '));
            }),
          ];
        } finally {
          await server.stop();
        }
      } finally {
        await stopPooler();
      }
    });
  },
};

async function runStatements({ databaseUrl }: PostgresSetup, statement: string): Promise<void> {
  const database = await openPostgres(databaseUrl, () => {});
  await database.query(statement, []);
  await database.close();
}

/** @returns the function that ends it */
async function startPooler(
  { databaseUrl, folder }: PostgresSetup,
  port: number,
): Promise<() => Promise<void>> {
  const users = join(folder, 'users.txt');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"portal" "${password}"\n`);
  writeFileSync(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${new URL(databaseUrl).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${pooledConnections}
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {};
  const child = spawn('pgbouncer', [file], { ...user, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await wait(500);
  if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}.`);
  return async () => {
    child.kill('SIGINT');
    await ended;
  };
}

/** @returns the log of the job */
async function runBarcodeJob(server: ServerProcess): Promise<string[]> {
  const call = <T>(method: string, path: string, body?: object) =>
    askJson<T>(server, { method, path: `/embedded/barcode${path}`, headers: pair, ...(body && { body }) });
  const id = await call<number>('POST', '/Step1', {
    JobName: '25073',
    JoannStatsTable: 'stats',
    ChannelId: 1,
  });
  const headers = await signedIn(server, 'demo.admin');
  const { mailerData } = await askJson<{ mailerData: Mailer[] }>(server, { path: '/api/mailer', headers });
  const legacyMailercode = mailerData.find((mailer) => mailer.sequenceNumberStart)?.mailerCode;
  const offer = { legacyCouponType: '04', legacyCouponOffer: '140', promocode: 'QUILT25' };
  await call('PUT', `/Coupons/${id}`, [{ id, couponOrder: 1, legacyMailercode, ...offer }]);
  await call('POST', '/Step3', { JobId: id });
  for (;;) {
    const log = (await call<JobLogEntry[]>('GET', `/Step4/${id}`)).map(({ comment }) => comment);
    if (log.at(-1) === END_OF_JOB_COMMENT) return log;
    await wait(200);
  }
}
