/** `npm run seed -- --scale large`: fills an empty database with demo data without starting the server. */
import { foreground, sourceOptions } from '../processes.ts';

process.exitCode = await foreground(process.execPath, [
  ...sourceOptions,
  'apps/server/src/seed.ts',
  ...process.argv.slice(2),
]);
