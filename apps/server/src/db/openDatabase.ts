import type { PoolSizes, PortalDatabase, ReportProblem } from './database.ts';
import { openPostgres } from './openPostgres.ts';
import { openPglite } from './pglite/openPglite.ts';

/** Location of the data. */
export interface DatabaseSettings {
  /** If not set, PGlite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Absolute path. */
  dataDir: string;
  /** For PostgreSQL; the embedded database has one connection. */
  connections: PoolSizes;
}

/**
 * Opens PostgreSQL if its URL is set, otherwise the embedded database.
 * @throws StartupError naming DATABASE_URL or DATA_DIR
 */
export function openDatabase(
  settings: DatabaseSettings,
  reportProblem: ReportProblem,
): Promise<PortalDatabase> {
  if (settings.databaseUrl) {
    return openPostgres(settings.databaseUrl, reportProblem, settings.connections);
  }
  return openPglite({ folder: settings.dataDir, reportProblem });
}
