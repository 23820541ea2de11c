/** `npm run migrate -- --grant portal`: brings the database of DATABASE_URL to this version without starting the server. */
import { foreground, sourceOptions } from '../processes.ts';

process.exitCode = await foreground(process.execPath, [
  ...sourceOptions,
  'apps/server/src/migrate.ts',
  ...process.argv.slice(2),
]);
