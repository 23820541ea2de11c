import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { cache, root } from '../paths.ts';
import { bin, sourceOptions, typescript7 } from '../processes.ts';
import { findChangedFiles } from './changedFiles.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import type { Step } from './Step.ts';
import { findTemporaryFolder } from './temporaryFolder.ts';

type Command = Step['command'];

/**
 * Everything that `npm test` runs, in its order.
 * @param since only the tests that import what has changed since this commit, and the journeys of changed screens
 */
export async function listSteps(since?: string): Promise<Step[]> {
  const changed = since === undefined ? undefined : await findChangedFiles(since);
  const testsSince = changed && since;
  const journeys = changed && listJourneys(changed);
  const browser = { CHROME_BIN: await findBrowser() };
  return [
    ...staticSteps(),
    vitestStep('unit and server tests', 'vitest.config.ts', testsSince),
    vitestStep('stories', '.storybook/vitest.config.ts', testsSince, browser),
    testStep('mutants of changed modules', tool('commands/mutation.ts', '--changed')),
    testStep('build and size budgets', journeys?.length === 0 ? null : tool('commands/build.ts')),
    testStep('packages and consumer app', changed ? null : tool('commands/consumers.ts', 'vite'), browser),
    playwrightStep(journeys, browser),
  ];
}

/** Changed journeys, and those of the areas (`e2e/<area>`) with a changed screen. */
function listJourneys(changed: readonly string[]): string[] {
  const areas = changed.flatMap((file) => /^apps\/portal\/src\/screens\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [
    ...changed.filter((file) => file.endsWith('.spec.ts')),
    ...new Set(areas.map((area) => `e2e/${area}/`)),
  ];
}

/** The steps of `npm run check`: no test and no build. They keep in `.cache` what makes the next run faster. */
export function staticSteps(): Step[] {
  const commands: Record<string, Command> = {
    ...Object.fromEntries(listTypedProjects().map((folder) => [`types ${folder}`, typeCheck(folder)])),
    format: [
      bin('prettier'),
      ...words('--check --log-level warn --ignore-unknown --cache --cache-strategy content --cache-location'),
      join(cache, 'prettier'),
      '.',
    ],
    lint: [bin('oxlint'), '--deny-warnings'],
    words: tool('checks/words.ts'),
    migrations: [bin('squawk'), '--no-error-on-unmatched-pattern', 'apps/server/src/db/migrations/*.sql'],
    contract: [bin('redocly'), 'lint'],
    'generated files': tool('generate.ts', '--check'),
    'dependency rules': [
      bin('depcruise'),
      ...words('packages apps tools e2e --config .dependency-cruiser.cjs'),
      ...words('--cache .cache/dependency-rules --cache-strategy content'),
    ],
    'unused code': [bin('knip'), '--no-progress'],
  };
  const environment = { REDOCLY_TELEMETRY: 'off' };
  return Object.entries(commands).map(([name, command]) => ({ name, kind: 'static', command, environment }));
}

function typeCheck(folder: string): Command {
  const kept = join(cache, `types-${folder.replaceAll('/', '-')}.tsbuildinfo`);
  const options = words('--pretty false --incremental --tsBuildInfoFile');
  return [process.execPath, typescript7, '-p', folder, ...options, kept];
}

function listTypedProjects(): string[] {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return ['.', '.storybook', ...workspaces].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
}

/** @param since only tests that import what has changed since this commit */
function vitestStep(name: string, config: string, since?: string, environment?: NodeJS.ProcessEnv): Step {
  const path = join(cache, `${config.replaceAll('/', '-')}-report.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const changed = since === undefined ? [] : [`--changed=${since}`];
  const command = [bin('vitest'), 'run', '--config', config, ...reporters, ...changed];
  const report = { path, read: readVitestReport, mayBeEmpty: since !== undefined };
  return { ...testStep(name, command, environment), report };
}

/** @param files only these; absent: all */
function playwrightStep(files: readonly string[] | undefined, environment: NodeJS.ProcessEnv): Step {
  const path = join(cache, 'end-to-end-report.json');
  const command = [bin('playwright'), ...words('test --config e2e --reporter=list,json'), ...(files ?? [])];
  // From the sources of the packages, which may not be built.
  const options = { NODE_OPTIONS: sourceOptions.join(' '), PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const step = testStep('end to end', files?.length === 0 ? null : command, { ...environment, ...options });
  return { ...step, report: { path, read: readPlaywrightReport } };
}

function testStep(name: string, command: Command, environment: NodeJS.ProcessEnv = {}): Step {
  return { name, kind: 'test', command, environment: { TMPDIR: findTemporaryFolder(), ...environment } };
}

function tool(script: string, ...args: string[]): Command {
  const options = [...sourceOptions, '--import', './tools/plainErrors.mjs'];
  return [process.execPath, ...options, `tools/${script}`, ...args];
}

function words(text: string): string[] {
  return text.split(' ');
}
