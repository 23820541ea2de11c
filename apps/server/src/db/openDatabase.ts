import type { PortalDatabase, ReportProblem } from './database.ts';
import { openPostgres } from './openPostgres.ts';
import { openPglite } from './pglite/openPglite.ts';

/** Where the data is. */
export interface DatabaseSettings {
  /** PostgreSQL; when it is not set, PGlite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Absolute path. */
  dataDir: string;
}

/**
 * Opens PostgreSQL when its URL is set, the embedded database otherwise.
 * @throws StartupError naming DATABASE_URL or DATA_DIR
 */
export function openDatabase(
  settings: DatabaseSettings,
  reportProblem: ReportProblem,
): Promise<PortalDatabase> {
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl, reportProblem);
  return openPglite({ folder: settings.dataDir, reportProblem });
}
