/** `npm start`: builds what is stale and runs the server, which serves the portal. */
import { buildPortal } from '../buildPortal.ts';
import { foreground, serverOptions } from '../processes.ts';

await buildPortal();
process.exitCode = await foreground(process.execPath, [...serverOptions, 'apps/server/src/main.ts']);
