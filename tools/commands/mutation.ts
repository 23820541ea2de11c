/**
 * `npm run mutation`: mutation tests of the whole scope (`tools/mutation/scope.ts`) and the scores they came to;
 * `npm run mutation -- dates csv` takes the files whose path contains one of the words, `--changed` those without a
 * current score. `--accept` keeps scores that have fallen.
 */
import { parseArgs } from 'node:util';
import { changedTargets, scoreTable, testMutants } from '../mutation/mutation.ts';
import { mutationTargets } from '../mutation/scope.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean' }, changed: { type: 'boolean' } },
});
const chosen = (values.changed ? changedTargets() : mutationTargets()).filter(
  ({ file }) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
);
const { code, output } = await testMutants(chosen, values.accept);
console.log(`${output}\n\n${scoreTable()}`);
process.exitCode = code;
