/**
 * `npm run mutation`: mutation tests of the whole scope (`tools/mutation/scope.ts`) and the scores they came to;
 * `npm run mutation -- dates csv` takes the files whose path contains one of the words. `--accept` keeps scores that
 * have fallen. `--check`, a step of `npm test`, tests the files that have changed since their scores were kept.
 */
import { parseArgs } from 'node:util';
import { checkMutation, scoreTable, testMutants } from '../mutation/mutation.ts';
import { mutationTargets } from '../mutation/scope.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean' }, check: { type: 'boolean' } },
});
if (values.check) {
  const { code, output } = await checkMutation();
  console.log(output);
  process.exit(code);
}
const chosen = mutationTargets().filter(
  ({ file }) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
);
const { code, output } = await testMutants(chosen, values.accept);
console.log(`${output}\n\n${scoreTable()}`);
process.exitCode = code;
