import { channel } from 'node:diagnostics_channel';
import type { KyselyConfig, LogEvent } from 'kysely';

const statements = channel('portal.statement');

/**
 * Observes the statements of all databases that are opened later, each when it has ended.
 * @returns a function that stops observing
 */
export function observeStatements(observe: (event: LogEvent) => void): () => void {
  const listener = (message: unknown) => observe(message as LogEvent);
  statements.subscribe(listener);
  return () => void statements.unsubscribe(listener);
}

/** For Kysely, which measures statements only if they are observed. */
export function publishStatements(): Pick<KyselyConfig, 'log'> {
  return statements.hasSubscribers ? { log: (event) => statements.publish(event) } : {};
}
