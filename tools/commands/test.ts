/**
 * `npm test`: runs every check and test.
 *
 * `npm test -- lint types`          only the steps whose names contain one of the words
 * `npm test -- --changed`           without tests that import nothing that has changed since the last commit
 * `npm test -- --changed=main`      the same since another commit
 * `npm run check` (`--static`)      the steps without a test
 */
import { parseArgs } from 'node:util';
import { runSteps } from '../checks/runSteps.ts';
import { listSteps, staticSteps } from '../checks/steps.ts';
import { ToolError } from '../ToolError.ts';

const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: { changed: { type: 'string' }, static: { type: 'boolean' } },
});
const steps = values.static ? staticSteps() : await listSteps(values.changed);
const chosen = steps.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  throw new ToolError(`No such step. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
}
process.exitCode = (await runSteps(chosen)) ? 0 : 1;
