import type { Pool } from 'pg';
import type { ReportProblem } from './database.ts';

/**
 * Reports lost connections. An error of a connection that nobody listens to would end the process, whether the
 * connection is idle in its pool or in the middle of a request.
 */
export function watchConnections(pool: Pool, reportProblem: ReportProblem): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => reportProblem('a database connection was lost', error));
  });
  // The same error once more, for connections that were idle.
  pool.on('error', () => {});
}
