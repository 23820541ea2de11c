import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { buildPortal } from '../buildPortal.ts';
import { cache } from '../paths.ts';
import { bin, run } from '../processes.ts';

/** One journey of e2e/, and what came of it. */
export interface Journey {
  title: string;
  /** `flaky`: at its second try only. */
  outcome: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** What its tries failed with. */
  errors: string[];
}

/** As Playwright's reporter `json` writes it. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; tests: Test[] }[];
}

interface Test {
  status: Journey['outcome'];
  results: { error?: { message: string } }[];
}

/** Plays the journeys of the files whose paths have one of the words, all without a word. @throws when none ran */
export async function playJourneys(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Journey[]> {
  await buildPortal();
  const report = join(cache, 'journeys-report.json');
  rmSync(report, { force: true });
  const { output } = await run(
    bin('playwright'),
    ['test', '--config', 'e2e', ...words, '--reporter=list,json'],
    { ...environment, CHROME_BIN: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const journeys = existsSync(report) ? journeysIn(JSON.parse(readFileSync(report, 'utf8')) as Suite) : [];
  if (journeys.length === 0) throw new Error(`The journeys did not run:\n${output}`);
  return journeys;
}

function journeysIn({ suites = [], specs = [] }: Suite): Journey[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => ({
      title: `${file}:${line} ${title}`,
      outcome: status,
      errors: results.flatMap(({ error }) => error?.message ?? []),
    })),
  );
  return [...own, ...suites.flatMap(journeysIn)];
}
