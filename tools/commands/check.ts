/** `npm run check`: the quick part of `npm test` — form, lint, contract, types, dependency rules, unused code. */
import { checks } from '../checks.ts';
import { foreground, sourceOptions } from '../processes.ts';

const quick = checks.filter(({ kind }) => kind === 'static').map(({ name }) => name);
process.exitCode = await foreground(process.execPath, [...sourceOptions, 'tools/commands/test.ts', ...quick]);
