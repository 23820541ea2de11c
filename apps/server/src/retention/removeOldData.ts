import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { repeatWhileRunning } from '../jobs/repeatWhileRunning.ts';
import { listRules } from './rules.ts';

/** Rows of one statement, which takes a fraction of a second. */
const batchSize = 500;
const pauses = { firstPauseMs: 60_000, pauseMs: 3_600_000 };

/** Removes old data each hour while the server runs. Every server does, without waiting for others. */
export function registerRetention(app: FastifyInstance, config: Config, db: Db): void {
  repeatWhileRunning(app, pauses, async (signal) => {
    try {
      const removed = await removeOldData(db, config, () => signal.aborted);
      if (Object.keys(removed).length > 0) app.log.info({ removed }, 'old data removed');
    } catch (error) {
      app.log.warn({ err: error }, 'old data is not removed');
    }
  });
}

/**
 * @returns how many rows were removed, by table
 * @throws AggregateError after all other tables when rows of a table could not be removed
 */
export async function removeOldData(
  db: Db,
  config: Config,
  isStopping = () => false,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const errors: Error[] = [];
  for (const { table, removeSome } of listRules(config)) {
    try {
      let count = batchSize;
      while (count === batchSize && !isStopping()) {
        count = await removeSome(db, batchSize);
        if (count > 0) removed[table] = (removed[table] ?? 0) + count;
      }
    } catch (error) {
      errors.push(new Error(`Rows of ${table} are not removed`, { cause: error }));
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not all old data could be removed');
  return removed;
}
