import { spawn } from 'node:child_process';
import { loadContract } from '../apps/server/src/contract/loadContract.ts';
import { asDescribed } from '../apps/server/src/testing/describedProvider.ts';
import { startUpstreamDouble, type AskServer } from '../apps/server/src/testing/upstreamDouble.ts';
import { sourceOptions } from '../tools/processes.ts';

const patienceMs = 300_000;
const pauseMs = 250;

/**
 * Starts a second server as the provider of the first.
 * @param kind `described`: without the extensions of the contract
 * @returns its address
 */
export async function startProvider(
  kind: 'other' | 'described',
  { port, dataDir }: { port: number; dataDir: string },
): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...sourceOptions, 'e2e/startServer.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, E2E_PROVIDER: '' },
    stdio: 'inherit',
  });
  process.on('exit', () => server.kill());
  await ready(`${url}/readyz`);
  if (kind === 'other') return url;
  const double = await startUpstreamDouble(asDescribed(await loadContract('provider'), askOverHttp(url)));
  return double.url;
}

async function ready(address: string): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`The provider at ${address} does not start.`);
}

function askOverHttp(url: string): AskServer {
  return async (call) => {
    const { host: _ofDouble, connection: _ofHop, 'content-length': _ofBody, ...headers } = call.headers;
    const answer = await fetch(url + call.url, {
      method: call.method,
      headers: headers as Record<string, string>,
      ...(call.body === '' ? {} : { body: call.body }),
    });
    const { 'content-encoding': _packed, ...rest } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: rest, body: await answer.text() };
  };
}
