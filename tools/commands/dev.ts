/** `npm run dev`: the server, restarted on change, and the portal with hot reload in front of it. */
import { bin, foreground, sourceOptions } from '../processes.ts';

const watchOptions = ['--watch', '--watch-preserve-output'];
await Promise.all([
  foreground(process.execPath, [...sourceOptions, ...watchOptions, 'apps/server/src/main.ts']),
  foreground(bin('vite'), ['apps/portal']),
]);
