/** The server process of one worker (`servers.ts`): the product's own server with a fresh copy of the template. */
import { cpSync, rmSync } from 'node:fs';
import { buildServer } from '../apps/server/src/buildServer.ts';
import { readConfig } from '../apps/server/src/config/config.ts';
import { openDatabase } from '../apps/server/src/db/openDatabase.ts';
import { checkResponses } from '../apps/server/src/testing/responseChecks.ts';
import { templateFolder } from './servers.ts';
import { startProvider } from './startProvider.ts';

const kind = readKind();
const provider = kind && (await startProvider(kind, Number(process.env.PORT) + 1));
if (provider) process.env.PROVIDER_API_URL = provider.url;

const config = readConfig();
rmSync(config.dataDir, { recursive: true, force: true });
cpSync(templateFolder, config.dataDir, { recursive: true });
const database = await openDatabase(config, (message, error) => {
  process.stderr.write(`${message}: ${String(error)}\n`);
});
const app = await buildServer({
  config,
  database,
  // A busy machine delays the server. Refusing requests then is tested elsewhere.
  maxEventLoopDelayMs: 0,
  onContract: (instance, contract) =>
    checkResponses(instance, contract, (difference) => {
      if (process.connected) process.send?.(difference);
    }),
});
await app.listen({ host: config.host, port: config.port });

process.once('disconnect', stop);
if (process.connected) process.send?.('ready');
else await stop();

async function stop(): Promise<void> {
  await app.close();
  await database.close();
  await provider?.stop();
  rmSync(config.dataDir, { recursive: true, force: true });
  process.exit();
}

function readKind(): 'other' | 'described' | null {
  const { E2E_PROVIDER: given } = process.env;
  if (!given) return null;
  if (given === 'other' || given === 'described') return given;
  throw new Error('E2E_PROVIDER is neither other nor described.');
}
