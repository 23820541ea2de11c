import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { bin, run, sourceOptions } from '../processes.ts';
import { ToolError } from '../ToolError.ts';
import { plantedFaults, type Finder, type PlantedFault } from './planted/faults.ts';
import { figure, type Section, type Tally } from './section.ts';

type TestFile = Extract<Finder, { test: string }>;

/** Rounds of a section that must find a fault. */
const rounds = 1;

/** Plants one fault after the other into a copy of the last commit; each must be found by the test or section that is named. */
export async function hardenPlanted(): Promise<Section> {
  const files = plantedFaults.flatMap(({ finder }) => ('test' in finder ? [finder] : []));
  return inCopy(async (copy) => ({
    title: 'planted',
    how: `Into a copy of the last commit one fault is planted at a time (\`tools/harden/planted/faults.ts\`); it counts as found when a test of the named file fails, or the named section of this command does.`,
    figures: [
      await figure('the same tests without a fault pass', async (tally) => {
        for (const project of new Set(files.map((file) => file.project))) {
          const finders = files.filter((file) => file.project === project);
          const { failed, passed, output } = await runTests(copy, project, namesOf(finders));
          tally.tried += passed;
          if (failed > 0 || passed === 0) tally.failures.push(`${project} fails by itself:\n${output}`);
        }
      }),
      await figure('planted faults that must be found', async (tally) => {
        for (const fault of plantedFaults) await plant(copy, tally, fault);
      }),
    ],
  }));
}

async function plant(
  copy: string,
  tally: Tally,
  { what, file, find, replace, finder }: PlantedFault,
): Promise<void> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) {
    tally.check(false, () => `"${what}" cannot be planted: its place in ${file} has changed.`);
    return;
  }
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    const isFound =
      'test' in finder
        ? (await runTests(copy, finder.project, [finder.test])).failed > 0
        : await sectionFails(copy, finder.section);
    tally.check(isFound, () => `"${what}" was not found by ${JSON.stringify(finder)}.`);
    console.log(`${isFound ? 'found' : 'NOT FOUND'}: ${what}`);
  } finally {
    writeFileSync(path, source);
  }
}

/** Runs files of tests. A file that does not even start has no failed test, and has found nothing. */
async function runTests(copy: string, project: string, tests: readonly string[]) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', '--project', project, ...tests, '--reporter=json', `--outputFile=${report}`];
  const { output } = await run(bin('vitest'), args, {}, copy);
  const counts = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number })
    : { numPassedTests: 0, numFailedTests: 0 };
  return { passed: counts.numPassedTests, failed: counts.numFailedTests, output };
}

async function sectionFails(copy: string, section: string): Promise<boolean> {
  const command = ['tools/commands/harden.ts', section, `--rounds=${rounds}`];
  const { code } = await run(process.execPath, [...sourceOptions, ...command], {}, copy);
  return code !== 0;
}

function namesOf(files: readonly TestFile[]): string[] {
  return [...new Set(files.map(({ test }) => test))];
}

/** Gives the work a copy of the last commit that uses the packages installed here, and removes it afterwards. */
async function inCopy<T>(work: (copy: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-planted-'));
  const copy = join(folder, 'copy');
  try {
    const { code, output } = await run('git', ['worktree', 'add', '--detach', copy]);
    if (code !== 0) throw new ToolError(`The last commit could not be copied:\n${output}`);
    linkPackages(copy);
    return await work(copy);
  } finally {
    await run('git', ['worktree', 'remove', '--force', copy]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything installed is shared; the packages of this repository are those of the copy. */
function linkPackages(copy: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(modules)) {
    const target = join(copy, 'node_modules', name);
    if (name === '@portal') cpSync(join(modules, name), target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(modules, name), target);
  }
  for (const workspace of ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  )) {
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, workspace, 'node_modules'));
  }
}
