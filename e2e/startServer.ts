/** The server of the journeys: the product's own, on a fresh database, so that every run begins alike. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('DATA_DIR names no folder.');
rmSync(resolve(import.meta.dirname, '..', dataDir), { recursive: true, force: true });
await import(new URL('../apps/server/src/main.ts', import.meta.url).href);
