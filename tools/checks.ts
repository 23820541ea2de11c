import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brokenBudgets, readChunks } from './budgets.ts';
import { buildPortal } from './buildPortal.ts';
import { findBrowser } from './browser.ts';
import { checkViteApp } from './consumers/viteApp.ts';
import { type Journey, runJourneys } from './journeys.ts';
import { checkSupply } from './licences.ts';
import { checkMutation } from './mutation/mutation.ts';
import { checkPackages } from './packages.ts';
import { cache, root } from './paths.ts';
import { bin, run, sourceOptions, type Finished } from './processes.ts';

/** How many checks of a step passed and failed, and what it said. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
}

/** One line of `npm test`. Static checks may run beside each other; tests want the machine for themselves. */
export interface Check {
  name: string;
  kind: 'static' | 'test';
  run: () => Promise<Outcome>;
}

const node = (script: string, ...args: string[]) =>
  run(process.execPath, [...sourceOptions, script, ...args]);

const typedProjects = ['.', '.storybook', ...['packages', 'apps'].flatMap(workspacesIn)].filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
);

/** Everything that `npm test` runs, in its order. */
export const checks: readonly Check[] = [
  staticCheck('format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.'])),
  staticCheck('lint', () => run(bin('oxlint'), ['--deny-warnings'])),
  staticCheck('contract', () => run(bin('redocly'), ['lint'], { REDOCLY_TELEMETRY: 'off' })),
  staticCheck('generated files', () => node('tools/generate.ts', '--check')),
  staticCheck('dependency rules', () =>
    run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'tools', 'e2e']),
  ),
  staticCheck('licences and scripts', checkSupply),
  staticCheck('unused code', () => run(bin('knip'), ['--no-progress'])),
  ...typedProjects.map((folder) =>
    staticCheck(`types ${folder}`, () => run(bin('tsc'), ['-p', folder, '--pretty', 'false'])),
  ),
  { name: 'unit and server tests', kind: 'test', run: () => vitest('vitest.config.ts') },
  staticAfterTests('mutation', checkMutation),
  {
    name: 'stories',
    kind: 'test',
    run: () => vitest('.storybook/vitest.config.ts', './.storybook/storyReporter.ts'),
  },
  staticAfterTests('build', async () => ({ code: 0, output: await buildPortal() })),
  staticAfterTests('packages', checkPackages),
  staticAfterTests('consumer app', checkViteApp),
  staticAfterTests('size budgets', async () => {
    const broken = brokenBudgets(readChunks());
    return { code: broken.length, output: broken.join('\n') };
  }),
  { name: 'end to end', kind: 'test', run: playwright },
];

function workspacesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

function staticCheck(name: string, command: () => Promise<Finished>): Check {
  return { name, kind: 'static', run: async () => toOutcome(await command()) };
}

function staticAfterTests(name: string, command: () => Promise<Finished>): Check {
  return { ...staticCheck(name, command), kind: 'test' };
}

function toOutcome({ code, output }: Finished): Outcome {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

async function vitest(config: string, ...reporters: string[]): Promise<Outcome> {
  const report = reportPath(config.replaceAll('/', '-'));
  const told = ['default', 'json', ...reporters].map((reporter) => `--reporter=${reporter}`);
  const finished = await run(
    bin('vitest'),
    ['run', '--config', config, `--outputFile.json=${report}`, ...told],
    { CHROME_BIN: await findBrowser() },
  );
  const counts = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  return counted(finished, counts?.numPassedTests, counts?.numFailedTests);
}

async function playwright(): Promise<Outcome> {
  const { journeys, finished } = await runJourneys();
  const count = (wanted: Journey['outcome']) => journeys.filter(({ outcome }) => outcome === wanted).length;
  const flaky = count('flaky');
  if (flaky > 0) console.log(`${flaky} passed at the second try only`);
  return counted(finished, count('expected') + flaky, count('unexpected'));
}

/** A runner that fell over, or ran nothing, has failed whatever it counted. */
function counted({ code, output }: Finished, passed = 0, failed = 0): Outcome {
  const isBroken = (code !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: isBroken ? failed + 1 : failed, output };
}

function reportPath(name: string): string {
  mkdirSync(cache, { recursive: true });
  return join(cache, `${name}-report.json`);
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
