import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { operations, type ApiName, type FoundOperation } from '../contract/documents.ts';
import { root } from '../paths.ts';
import { fittingRequests, written } from './inputs/requests.ts';
import { isFittingBody } from './inputs/answerJudge.ts';
import { judges, type Judges } from './judges.ts';
import { figure, notRun, type Options, type Section, type Tally } from './section.ts';
import { askPatiently, onTarget, signedIn, type Target } from './target.ts';

const fittingCount = 10;
const prefixes = { provider: '', barcode: '/barcode', grant: '/grant' };
const startMs = 60_000;

/** They end the session that the others need. */
const leftOut = new Set(['logout', 'changePassword', 'login']);

/** Prism between caller and server, as the judge of the contract: neither requests nor answers may differ from it. */
export async function hardenPrism({ seed }: Options): Promise<Section> {
  const found = await judges();
  const what = 'requests that fit, through Prism';
  return {
    title: 'prism',
    how: `Prism 5.16 (\`proxy --errors\`) stands between the caller and the running server; each operation is called with ${fittingCount} requests that fit (seed ${seed}). What Prism says against a request or an answer fails. It knows paths only as they are written, and no answer to a path it does not know.`,
    figures: found
      ? await onTarget(async (target) => [
          await figure(what, (tally) => throughPrism(tally, target, found, seed)),
        ])
      : [notRun(what, 'Prism could not be installed')],
  };
}

async function throughPrism(tally: Tally, target: Target, found: Judges, seed: number): Promise<void> {
  await target.database.query(`update pages set roles = '{}'`);
  const headers = await signedIn(target.server, 'demo.admin');
  for (const api of ['provider', 'barcode', 'grant'] as const) {
    const prism = await startPrism(found, api, new URL(target.server.address).origin + prefixes[api]);
    try {
      for (const operation of operations.filter((each) => each.api === api && !leftOut.has(each.id))) {
        await judge(tally, operation, { address: prism.address, headers, seed });
      }
    } finally {
      prism.stop();
    }
  }
}

async function judge(
  tally: Tally,
  found: FoundOperation,
  { address, headers, seed }: { address: string; headers: Record<string, string>; seed: number },
): Promise<void> {
  for (const request of fc.sample(fittingRequests(found), { seed, numRuns: fittingCount })) {
    if (request.body !== undefined && !isFittingBody(found, request.body)) continue;
    const sent = written(found, request);
    const path = sent.path.slice(prefixes[found.api].length);
    const answer = await askPatiently({ address } as Target['server'], {
      ...sent,
      path,
      // Prism ends connections that rest, which a slow machine finds out too late.
      headers: { ...headers, ...sent.headers, connection: 'close' },
    });
    const isPrism = answer.text.includes('stoplight.io/prism/errors');
    tally.check(
      !isPrism,
      () => `${found.id}: ${sent.method} ${sent.path.slice(0, 200)}\n  ${answer.text.slice(0, 500)}`,
    );
  }
}

async function startPrism({ folder }: Judges, api: ApiName, upstream: string) {
  const port = await freePort();
  const prism = join(folder, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');
  const child = spawn(
    process.execPath,
    [prism, 'proxy', join(root, 'openapi', `${api}.yaml`), upstream, '--errors', '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, SCARF_ANALYTICS: 'false' } },
  );
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
