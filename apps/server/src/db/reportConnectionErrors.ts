import type { Pool } from 'pg';
import type { ReportProblem } from './database.ts';

/**
 * Reports lost connections. Without these listeners a connection error would end the process, whether the connection is
 * idle or in use.
 */
export function reportConnectionErrors(pool: Pool, reportProblem: ReportProblem): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => reportProblem('a database connection was lost', error));
  });
  // The pool emits the error again for idle connections.
  pool.on('error', () => {});
}
