import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { repeatWhileRunning } from '../jobs/repeatWhileRunning.ts';
import type { Db } from './database.ts';
import { openReplica, type Replica, type ReplicaLimits, type ReplicaProblem } from './replica.ts';

const pauses = { firstPauseMs: 0, pauseMs: 1_000 };

/** Opens the replica of the settings and examines it while the server runs; `null` if there is none. */
export function registerReplica(
  app: FastifyInstance,
  { reportsDatabaseUrl: url, connections }: Config,
  primary: Db,
  limits?: ReplicaLimits,
): Replica | null {
  if (url === undefined) return null;
  const replica = openReplica(url, primary, connections.long, limits);
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

  // What is added first is closed last.
  app.addHook('onClose', () => replica.close());
  repeatWhileRunning(app, pauses, examine);
  return replica;
}
