/** The server of the journeys: the product's own, on a fresh database, so that every run begins alike. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startProvider } from './startProvider.ts';

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('DATA_DIR names no folder.');
rmSync(resolve(import.meta.dirname, '..', dataDir), { recursive: true, force: true });

const { E2E_PROVIDER: provider, PORT: port } = process.env;
if (provider) {
  if (provider !== 'other' && provider !== 'described') {
    throw new Error('E2E_PROVIDER is neither other nor described.');
  }
  process.env.PROVIDER_API_URL = await startProvider(provider, {
    port: Number(port) + 1,
    dataDir: `${dataDir}-provider`,
  });
}
await import(new URL('../apps/server/src/main.ts', import.meta.url).href);
