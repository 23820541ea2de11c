import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../apps/server/src/testing/freePort.ts';
import type { ApiName } from '../../contract/documents.ts';
import { root } from '../../paths.ts';
import type { Judges } from '../judges.ts';

const startMs = 60_000;

export interface Prism {
  address: string;
  stop: () => void;
}

/** Prism as a validating proxy for one of the documents, on any free port. @throws with its output */
export async function startPrism(
  { folder }: Judges,
  api: ApiName,
  upstream: string,
  options: readonly string[] = [],
): Promise<Prism> {
  const port = await freePort();
  const prism = join(folder, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');
  const child = spawn(
    process.execPath,
    [prism, 'proxy', join(root, 'openapi', `${api}.yaml`), upstream, '--port', String(port), ...options],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, SCARF_ANALYTICS: 'false' } },
  );
  process.on('exit', () => child.kill());
  let output = '';
  child.stdout.on('data', (piece) => (output += String(piece)));
  child.stderr.on('data', (piece) => (output += String(piece)));
  const until = performance.now() + startMs;
  while (!output.includes('Prism is listening')) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`Prism did not start:\n${output}`);
    await wait(100);
  }
  return { address: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
