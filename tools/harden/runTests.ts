import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport } from '../checks/reports.ts';
import type { Outcome } from '../checks/Step.ts';
import { bin, run } from '../processes.ts';
import { findBrowser } from '../browser.ts';
import { root } from '../paths.ts';
import type { Tally } from '../sections/section.ts';

const runners = {
  vitest: { args: (report: string) => ['run', `--outputFile=${report}`], read: readVitestReport },
  playwright: { args: () => ['test', '--config', 'e2e'], read: readPlaywrightReport },
};

/** Runs test files of this repository, or of a copy of it. @throws with the output when none could run */
export async function runTests(
  runner: keyof typeof runners,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  folder = root,
): Promise<Outcome> {
  const { args, read } = runners[runner];
  const report = join(folder, `.cache/harden-${runner}.json`);
  rmSync(report, { force: true });
  const { output } = await run(
    bin(runner),
    [...args(report), ...words, '--reporter=json'],
    { ...environment, CHROME_BIN: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    folder,
  );
  if (!existsSync(report)) throw new Error(`The tests did not run:\n${output}`);
  return read(readFileSync(report, 'utf8'));
}

/** Counts the tests of a run. */
export function count(tally: Tally, { passed, failures }: Outcome): void {
  tally.tried += passed + failures.length;
  tally.failures.push(...failures.map(({ title, place, message }) => `${title} (${place})\n  ${message}`));
}
