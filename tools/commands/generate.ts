/** `npm run generate`: makes the types of the OpenAPI documents. */
import { foreground, sourceOptions } from '../processes.ts';

process.exitCode = await foreground(process.execPath, [
  ...sourceOptions,
  'tools/generate.ts',
  ...process.argv.slice(2),
]);
