import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createReportCalls,
  findReportParameters,
  type ReportParameters,
} from '../../apps/server/src/benchmarks/reportCalls.ts';
import { listTimes } from '../../apps/server/src/benchmarks/load.ts';
import { atMost, median, type Row, type Section } from '../sections/section.ts';
import {
  ask,
  inEmptyFolder,
  onPostgres,
  signedIn,
  startServer,
  type ServerProcess,
} from '../server/target.ts';

const warmupSeconds = 300;
const idleSeconds = 120;

/** Goals 8, 10 and 13. */
export const start: Section = {
  name: 'start',
  how:
    'The installed and built product is started in an empty data folder, then once more in the same folder, where it is left alone for seven minutes; the last two count: V8 compiles and collects garbage in the first ones. ' +
    'Then both reports of campaigns are asked for over HTTP, with the campaign that has the most responses: p50.',
  run: () =>
    onPostgres(({ databaseUrl }) =>
      inEmptyFolder(async (folder) => {
        const settings = { DATA_DIR: join(folder, 'data') };
        const first = await startServer(settings);
        const { most } = first.memoryMb();
        await first.stop();
        const second = await startServer(settings);
        const { now } = second.memoryMb();
        const idle = await measureIdle(second);
        const other = await startServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO_DATA: 'on' });
        const about = await findReportParameters(databaseUrl);
        const reports = [
          ...(await measureReports(second, 'embedded database', about)),
          ...(await measureReports(other, 'PostgreSQL', about)),
        ];
        await second.stop();
        await other.stop();
        return [
          atMost('first start with demo data', first.startMs / 1000, 15, 's'),
          atMost('second start', second.startMs / 1000, 5, 's'),
          atMost('peak memory while seeding', most, 1024, 'MB'),
          atMost('memory after a restart', now, 400, 'MB'),
          atMost('processor time while idle', idle * 100, 0.5, '% of a core'),
          ...reports,
        ];
      }),
    ),
};

/** @returns the share of a core that a server uses which has nothing to do */
async function measureIdle(server: ServerProcess): Promise<number> {
  await wait(warmupSeconds * 1_000);
  const before = await readProcessorSeconds(server);
  await wait(idleSeconds * 1_000);
  return ((await readProcessorSeconds(server)) - before) / idleSeconds;
}

async function readProcessorSeconds(server: ServerProcess): Promise<number> {
  const { text } = await ask(server, { path: '/metrics' });
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function measureReports(
  server: ServerProcess,
  database: string,
  about: ReportParameters,
): Promise<Row[]> {
  const headers = await signedIn(server, 'demo.admin');
  const rows: Row[] = [];
  for (const report of ['mailerSummary', 'annualSummary']) {
    const { path = '', body } = createReportCalls(about)[report] ?? {};
    const times = await listTimes({ url: new URL(path, server.address).href, headers, body }, 53);
    // The first requests fill caches.
    rows.push(atMost(`report on demo data, ${database}: ${report}`, median(times.slice(3)), 25, 'ms'));
  }
  return rows;
}
