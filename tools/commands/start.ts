/** `npm start`: builds what is stale and runs the server, which serves the portal. */
import { buildPortal } from '../buildPortal.ts';
import { foreground, serverEnvironment, serverOptions } from '../processes.ts';

await buildPortal();
const server = [...serverOptions, 'apps/server/src/main.ts'];
process.exitCode = await foreground(process.execPath, server, serverEnvironment);
