/** `npm run format`: rewrites every file in the project's form. */
import { bin, foreground } from '../processes.ts';

process.exitCode = await foreground(bin('prettier'), ['--write', '--log-level', 'warn', '.']);
