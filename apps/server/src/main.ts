/** The process: reads the configuration, opens the database, serves, and stops in good order. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './buildServer.ts';
import { readConfig, type Config } from './config.ts';
import type { PortalDatabase, ReportProblem } from './db/database.ts';
import { demoAccounts } from './db/demo-data/demoAccounts.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { prepareData } from './db/prepareData.ts';
import { StartupError } from './errors.ts';

const stopWithinMs = 20_000;

let app: FastifyInstance | undefined;
const reportProblem: ReportProblem = (message, error) => app?.log.error({ err: error }, message);

try {
  // What the server writes is for its own user only.
  process.umask(0o077);
  await run(readConfig());
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : describe(error)}\n`);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  await checkAddress(config);
  const database = await openDatabase(config, reportProblem);
  try {
    await migrate(database);
    const hasDemoData = await prepareData(database, config);
    app = await buildServer({ config, database });
    await explained(config, app.listen({ host: config.host, port: config.port }));
    stopOnSignals(app, database);
    announce(app, config, {
      hasDemoData: hasDemoData && !config.providerApi,
      isTrial: database.kind === 'pglite',
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Tells at once, and not after a long first start, that the address cannot be used. */
async function checkAddress(config: Config): Promise<void> {
  const probe = createServer();
  probe.listen(config.port, config.host);
  await explained(config, once(probe, 'listening'));
  probe.close();
  await once(probe, 'close');
}

/** @throws StartupError naming HOST or PORT when the address cannot be used */
async function explained(config: Config, listening: Promise<unknown>): Promise<void> {
  try {
    await listening;
  } catch (error) {
    throw listenError(error, config);
  }
}

function listenError(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(`PORT: ${port} is in use by another program; set PORT to a free one`);
    case 'EACCES':
      return new StartupError(`PORT: this user may not listen on ${port}; set PORT to a higher one`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(`HOST: this machine has no address ${host}`);
    default:
      return error;
  }
}

function stopOnSignals(server: FastifyInstance, database: PortalDatabase): void {
  let stopping = false;
  const stop = async () => {
    // A second signal is from someone who will not wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await server.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

interface Facts {
  /** Demo accounts can sign in. */
  hasDemoData: boolean;
  isTrial: boolean;
}

function announce(server: FastifyInstance, config: Config, { hasDemoData, isTrial }: Facts): void {
  const { port } = server.server.address() as AddressInfo;
  const lines = [
    ...(hasDemoData ? [...accountTable(), ''] : []),
    ...(isTrial
      ? ['The embedded database is for trial use; set DATABASE_URL to keep data in PostgreSQL.']
      : []),
    `Portal ready at http://${nameOf(config.host)}:${port}${config.basePath}/`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The name a browser on this machine can use. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function accountTable(): string[] {
  const rows = [{ username: 'User name', password: 'Password', shows: 'Shows' }, ...demoAccounts];
  return rows.map(({ username, password, shows }) => `${username.padEnd(16)}${password.padEnd(18)}${shows}`);
}

/** What nobody foresaw: the message and where it was thrown. */
function describe(error: unknown): string {
  return error instanceof Error ? `The server could not start: ${error.message}` : String(error);
}
