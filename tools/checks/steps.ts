import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findBrowser } from '../browser.ts';
import { cache, root } from '../paths.ts';
import { bin, sourceOptions, typescript7 } from '../processes.ts';
import { findChangedTests, type ChangedTests } from './changedTests.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import type { Step } from './Step.ts';
import { findTemporaryFolder } from './temporaryFolder.ts';

type Command = Step['command'];

/** What the contract and the files generated from it depend on. */
const contractFiles = /^(openapi|tools)\/|^redocly\.yaml$|\/generated\//;

/**
 * Everything that `npm test` runs, in its order.
 * @param changedSince only what the changes since this commit can affect; absent: everything
 */
export async function listSteps(changedSince?: string): Promise<Step[]> {
  const only = changedSince === undefined ? undefined : await findChangedTests(changedSince);
  const browser = { CHROME_BIN: await findBrowser() };
  return [
    ...staticSteps(only),
    vitestStep('unit and server tests', 'vitest.config.ts', only?.tests),
    vitestStep('stories', '.storybook/vitest.config.ts', only?.stories, browser),
    testStep('mutants of changed modules', mutationOf(only)),
    testStep('build and size budgets', only?.journeys.length === 0 ? null : tool('commands/build.ts')),
    testStep('packages and consumer app', only ? null : tool('commands/consumers.ts', 'vite'), browser),
    playwrightStep(only?.journeys, browser),
  ];
}

/** Mutants of the folders with changes: modules are tested with the tests of their folder. */
function mutationOf(only?: ChangedTests): Command {
  const folders = only?.changed
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${posix.dirname(file)}/`);
  return folders?.length === 0 ? null : tool('commands/mutation.ts', '--changed', ...(folders ?? []));
}

/** The steps of `npm run check`: no test and no build. They keep in `.cache` what makes the next run faster. */
export function staticSteps(only?: ChangedTests): Step[] {
  const formatted = only ? only.changed.filter((file) => existsSync(join(root, file))) : ['.'];
  const changesContract = only?.changed.some((file) => contractFiles.test(file)) ?? true;
  const commands: Record<string, Command> = {
    ...Object.fromEntries(typedProjects(only).map((folder) => [`types ${folder}`, typeCheck(folder)])),
    format: formatted.length === 0 ? null : formatCheck(formatted),
    lint: [bin('oxlint'), '--deny-warnings'],
    words: tool('checks/words.ts'),
    migrations: [bin('squawk'), '--no-error-on-unmatched-pattern', 'apps/server/src/db/migrations/*.sql'],
    contract: changesContract ? [bin('redocly'), 'lint'] : null,
    'generated files': changesContract ? tool('generate.ts', '--check') : null,
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

function formatCheck(files: readonly string[]): Command {
  const options =
    '--check --log-level warn --ignore-unknown --cache --cache-strategy content --cache-location';
  return [bin('prettier'), ...words(options), join(cache, 'prettier'), ...files];
}

/** @param only those that the changes can affect: an app affects no other workspace; absent: all */
function typedProjects(only?: ChangedTests): string[] {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const isAffected = (workspace: string) =>
    only?.changed.some((file) => !file.startsWith('apps/') || file.startsWith(`${workspace}/`)) ?? true;
  return ['.', '.storybook', ...workspaces.filter(isAffected)].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
}

/** @param files only these; absent: all of the configuration */
function vitestStep(
  name: string,
  config: string,
  files: readonly string[] | undefined,
  environment: NodeJS.ProcessEnv = {},
): Step {
  const path = join(cache, `${config.replaceAll('/', '-')}-report.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const args = ['run', '--config', config, ...reporters, ...(files ?? [])];
  const step = testStep(name, files?.length === 0 ? null : [bin('vitest'), ...args], environment);
  return { ...step, report: { path, read: readVitestReport } };
}

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
