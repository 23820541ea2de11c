/**
 * `npm test`: runs every check and test. `npm test -- lint types` runs those whose names contain one of the words.
 * A failed check prints what it said; the last line counts.
 */
import { checks, type Check, type Outcome } from '../checks.ts';
import { atMost } from '../concurrency.ts';

const words = process.argv.slice(2);
const chosen = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No check is called like that. There are: ${checks.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const outcomes = [
  ...(await atMost(
    2,
    chosen.filter(({ kind }) => kind === 'static').map((check) => () => perform(check)),
  )),
  ...(await atMost(
    1,
    chosen.filter(({ kind }) => kind === 'test').map((check) => () => perform(check)),
  )),
];
const passed = sum(outcomes.map((outcome) => outcome.passed));
const failed = sum(outcomes.map((outcome) => outcome.failed));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function perform(check: Check): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = await check
    .run()
    .catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`);
  if (outcome.failed > 0) console.log(outcome.output);
  return outcome;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
