import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cache, root } from '../tools/paths.ts';
import { sourceOptions } from '../tools/processes.ts';
import { canaries } from './canaries.ts';
import { today } from './today.ts';

/** The data directory that every server starts with a copy of: migrated, with the demo data of {@link today}. */
export const templateFolder = join(cache, 'e2e-template');

const firstPort = Number(process.env.E2E_PORT ?? 8179);
/** A worker needs two ports: its provider, if it has one, listens on the second, and a journey may use it otherwise. */
const portsPerWorker = 2;

/** Where the browser of a worker finds its portal. */
export function originOf(worker: number): string {
  return `http://127.0.0.1:${portOf(worker)}`;
}

const portOf = (worker: number) => firstPort + portsPerWorker * worker;

/** The second port of a worker, which is free without a provider. */
export const secondPortOf = (worker: number) => portOf(worker) + 1;

/** A running server process. */
export interface ServerProcess {
  /** Responses so far that differ from the contract. */
  differences: string[];
  /** Ends the process, and resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Starts the server of a worker. */
export function startWorkerServer(worker: number): Promise<ServerProcess> {
  return startServer(portOf(worker), { E2E_PROVIDER: process.env.E2E_PROVIDER ?? '' });
}

/**
 * Starts a server process with a fresh copy of the template. It ends when it is disconnected from this process, and so
 * also when this process is killed.
 * @param settings as in the environment; `E2E_PROVIDER`: kind of the second server that it is the gateway to, if any
 */
export async function startServer(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const server = fork(join(import.meta.dirname, 'startServer.ts'), {
    cwd: root,
    execArgv: sourceOptions,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(root, '.data', `e2e-${port}`),
      E2E_PROVIDER: '',
      SEED_TODAY: today,
      PORTAL_BASE_PATH: '/portal',
      NODE_ENV: 'test',
      ...canaries,
      ...settings,
    },
  });
  const ended = once(server, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`The server on port ${port} ended with ${code} before it was ready.`);
  });
  await Promise.race([once(server, 'message'), failed]);
  const differences: string[] = [];
  server.on('message', (difference) => differences.push(String(difference)));
  return {
    differences,
    async stop() {
      if (server.connected) server.disconnect();
      await ended;
    },
  };
}
