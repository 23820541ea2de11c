import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from './database.ts';
import { openReplica, type Replica, type ReplicaLimits, type ReplicaProblem } from './replica.ts';

const pauseMs = 1_000;

/** Opens the replica of the settings and examines it while the server runs; `null` if there is none. */
export function registerReplica(
  app: FastifyInstance,
  { reportsDatabaseUrl: url, connections }: Config,
  primary: Db,
  limits?: ReplicaLimits,
): Replica | null {
  if (url === undefined) return null;
  const replica = openReplica(url, primary, connections.long, limits);
  const closing = new AbortController();
  const { signal } = closing;
  let running = Promise.resolve();
  let found: ReplicaProblem | null | undefined;
  let logged: ReplicaProblem | null | undefined;

  async function examine(): Promise<void> {
    const { problem, ...details } = await replica.examine();
    // What was found twice is logged: the replica may not have yet what the primary has just written.
    if (problem === found && problem !== logged) {
      logged = problem;
      if (problem === null) app.log.info('reports are read from the replica');
      else
        app.log.warn(
          'error' in details ? { err: details.error } : {},
          `reports are read from the primary: the replica ${problem}`,
        );
    }
    found = problem;
  }

  async function start(): Promise<void> {
    while (!signal.aborted) {
      running = examine();
      await running;
      await wait(pauseMs, null, { ref: false, signal }).catch(() => {});
    }
  }

  app.addHook('onReady', async () => void start());
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
    await replica.close();
  });
  return replica;
}
