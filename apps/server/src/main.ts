/** Entry point: reads the configuration, opens the database, serves requests, and shuts down gracefully. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import {
  formatPortalUrl,
  listParts,
  formatStartLines,
  listWarnings,
  type StartInfo,
} from './installation/announce.ts';
import { readConfig, type Config, type Tracing } from './config/config.ts';
import type { ReportProblem } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { prepareData } from './db/prepareData.ts';
import { StartupError } from './errors.ts';
import type { StartedTracing } from './tracing/startTracing.ts';

const stopTimeoutMs = 20_000;

let app: FastifyInstance | undefined;
const reportProblem: ReportProblem = (message, error) => app?.log.error({ err: error }, message);

try {
  // Files that the server writes are readable by its own user only.
  process.umask(0o077);
  await run(readConfig());
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : describe(error)}\n`);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  await checkPortIsFree(config);
  const tracing = config.tracing && (await loadTracing(config, config.tracing));
  // The code of the server is loaded while the database opens.
  const [database, { buildServer }] = await Promise.all([
    openDatabase(config, reportProblem),
    import('./buildServer.ts'),
  ]);
  try {
    await migrate(database);
    // The database works in a thread of its own, or elsewhere.
    const [data, built] = await Promise.all([
      prepareData(database, config),
      buildServer({ config, database, tracing }),
    ]);
    app = built;
    await explainListenErrors(config, app.listen({ host: config.host, port: config.port }));
    stopOnSignals(app, config, [() => built.close(), () => database.close(), async () => tracing?.stop()]);
    const { port } = app.server.address() as AddressInfo;
    announce(app, { config, port, data });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function loadTracing(config: Config, tracing: Tracing): Promise<StartedTracing> {
  const { startTracing } = await import('./tracing/startTracing.ts');
  return startTracing(config, tracing, reportProblem);
}

/** Checks early that the port is free, before a possibly long first start. */
async function checkPortIsFree(config: Config): Promise<void> {
  const probe = createServer();
  probe.listen(config.port, config.host);
  await explainListenErrors(config, once(probe, 'listening'));
  probe.close();
  await once(probe, 'close');
}

/** @throws StartupError naming HOST or PORT if the address cannot be used */
async function explainListenErrors(config: Config, listening: Promise<unknown>): Promise<void> {
  try {
    await listening;
  } catch (error) {
    throw toListenError(error, config);
  }
}

function toListenError(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(`PORT: ${port} is already in use. Set PORT to a free port`);
    case 'EACCES':
      return new StartupError(`PORT: no permission to listen on ${port}. Set PORT to a higher port`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(`HOST: ${host} is not an address of this machine`);
    default:
      return error;
  }
}

/**
 * Drains on SIGTERM (process managers), so that proxies can switch servers. Ctrl+C stops immediately.
 * @param steps run in this order, also after one has failed
 */
function stopOnSignals(
  server: FastifyInstance,
  { trustProxy }: Config,
  steps: readonly (() => Promise<void>)[],
): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // A second signal exits immediately.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    if (signal === 'SIGTERM' && trustProxy.length > 0) await server.drain();
    let exitCode = 0;
    for (const step of steps) {
      await step().catch((error: unknown) => {
        reportProblem('the server could not stop properly', error);
        exitCode = 1;
      });
    }
    process.exit(exitCode);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** Prints the start message: for a terminal in development, to the log in production. */
function announce(server: FastifyInstance, started: StartInfo): void {
  const { config, port, data } = started;
  if (!config.production) {
    process.stdout.write(`${formatStartLines(started).join('\n')}\n`);
    return;
  }
  const parts = Object.fromEntries(listParts(config).map(({ name, where }) => [name, where]));
  for (const warning of listWarnings(config, data)) server.log.warn(warning);
  server.log.info(
    { parts, trustProxy: config.trustProxy },
    `Portal ready at ${formatPortalUrl(config, port)}`,
  );
}

/** Message for an unexpected error. */
function describe(error: unknown): string {
  return error instanceof Error ? `The server could not start: ${error.message}` : String(error);
}
