import { startTemporaryPostgres } from '../../apps/server/src/testing/temporaryPostgres.ts';
import { run, sourceOptions } from '../processes.ts';
import { ToolError } from '../ToolError.ts';
import { atMostFigure, median, percentile, type Figure } from './figures.ts';
import type { Client } from './requests.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

/** The server and a process of naked routes, beside a PostgreSQL with the demo data of the large scale. */
export interface LargeDatabase {
  server: ServerProcess;
  naked: ServerProcess;
  databaseUrl: string;
}

/** Lets the work use a large database of its own. */
export async function onLargeDatabase<T>(work: (database: LargeDatabase) => Promise<T>): Promise<T> {
  const postgres = await startTemporaryPostgres();
  const databaseUrl = postgres.url('postgres');
  const settings = { DATABASE_URL: databaseUrl };
  const running: ServerProcess[] = [];
  try {
    await seedLarge(settings);
    const server = await startServer(settings);
    running.push(server);
    const naked = await startServer(settings, 'apps/server/src/benchmarks/nakedLists.ts');
    running.push(naked);
    return await work({ server, naked, databaseUrl });
  } finally {
    for (const process of running) await process.stop();
    await postgres.stop();
  }
}

async function seedLarge(settings: Record<string, string>): Promise<void> {
  const { code, output } = await run(
    process.execPath,
    [...sourceOptions, 'apps/server/src/seed.ts', '--scale', 'large'],
    settings,
  );
  if (code !== 0) throw new ToolError(`The database could not be filled:\n${output}`);
}

/** Asks the server and the naked route the same in turns, so many times each. */
export async function compareClients(
  { name, path, rounds }: { name: string; path: string; rounds: number },
  ours: Client,
  theirs: Client,
): Promise<Figure[]> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  // The first ones fill caches.
  for (let round = -5; round < rounds; round += 1) {
    const our = await ours.timeOf(path);
    const their = await theirs.timeOf(path);
    if (round < 0) continue;
    times.ours.push(our);
    times.theirs.push(their);
  }
  const ratio = (share: number) => percentile(times.ours, share) / percentile(times.theirs, share);
  return [
    atMostFigure(name, median(times.ours), 150, 'ms'),
    atMostFigure(`${name}, p50 to the naked route's`, ratio(50), 1.5, '×'),
    atMostFigure(`${name}, p99 to the naked route's`, ratio(99), 2, '×'),
  ];
}

/** The address of a page of a list. */
export function listPath(list: string, query: Record<string, string | number>): string {
  const words = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return `${list}?${new URLSearchParams(words as [string, string][])}`;
}
