/** `npm run generate`: makes what derives from the OpenAPI documents and from the sources of `@portal/ui`. */
import { foreground, sourceOptions } from '../processes.ts';

process.exitCode = await foreground(process.execPath, [
  ...sourceOptions,
  'tools/generate.ts',
  ...process.argv.slice(2),
]);
