import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { cache } from './paths.ts';
import { bin, run, type Finished } from './processes.ts';

/** One journey of e2e/, and what came of it. */
export interface Journey {
  title: string;
  /** `flaky`: at its second try only. */
  outcome: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** What its tries failed with. */
  errors: string[];
}

/** As Playwright's reporter `json` writes it: the outermost suites are the files. */
interface Report {
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; tests: Test[] }[];
}

interface Test {
  status: Journey['outcome'];
  results: { error?: { message: string } }[];
}

/**
 * Runs the journeys of the files whose paths have one of the words, all without a word, on the portal as it was built
 * last. There are none when the run failed: its output tells why.
 */
export async function runJourneys(
  words: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ journeys: Journey[]; finished: Finished }> {
  mkdirSync(cache, { recursive: true });
  const report = join(cache, 'journeys-report.json');
  rmSync(report, { force: true });
  const finished = await run(
    bin('playwright'),
    ['test', '--config', 'e2e', ...words, '--reporter=list,json'],
    { ...environment, CHROME_BIN: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const journeys = existsSync(report) ? journeysIn(report) : [];
  return { journeys, finished };
}

function journeysIn(path: string): Journey[] {
  const { suites } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  return suites.flatMap((suite) => journeysOf(suite, []));
}

function journeysOf({ suites = [], specs = [] }: Suite, groups: readonly string[]): Journey[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => ({
      title: [`${file}:${line}`, ...groups, title].join(' › '),
      outcome: status,
      errors: results.flatMap(({ error }) => error?.message ?? []),
    })),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, [...groups, suite.title]))];
}
