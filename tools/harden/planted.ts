import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { cache, root } from '../paths.ts';
import { run, sourceOptions, succeeded } from '../processes.ts';
import { figure, type Section } from '../sections/section.ts';
import { ToolError } from '../ToolError.ts';
import { count, runTests } from './runTests.ts';

/** A fault of planted.yaml, and the test file or the section of this command that must find it. */
interface PlantedFault {
  what: string;
  file: string;
  find: string;
  replace: string;
  /** Default: the test of the same name beside the file. */
  test?: string;
  section?: string;
}

export const planted: Section = {
  name: 'planted',
  how: 'The faults of `tools/harden/planted.yaml` are planted one at a time in a copy of the last commit: the test of the fault, or its section of this command, must fail.',
  async run({ only }) {
    const faults = readPlantedFaults()
      .filter(({ what }) => what.includes(only))
      .map((fault) => (fault.section ? fault : { test: fault.file.replace(/ts$/, 'test.ts'), ...fault }));
    const copy = join(cache, 'planted');
    try {
      await makeCopy(copy);
      return [
        await figure('tests that pass without a fault', async (tally) => {
          for (const test of new Set(faults.flatMap((fault) => fault.test ?? [])))
            count(tally, await runTest(copy, test));
        }),
        await figure('planted faults that must be found', async (tally) => {
          for (const fault of faults) {
            const isFound = await plant(copy, fault);
            tally.check(isFound, () => `"${fault.what}" was not found by ${fault.test ?? fault.section}.`);
            console.log(`${isFound ? 'found' : 'NOT FOUND'}: ${fault.what}`);
          }
        }),
      ];
    } finally {
      await run('git', ['worktree', 'remove', '--force', copy]);
    }
  },
};

export function readPlantedFaults(): PlantedFault[] {
  return parse(readFileSync(join(import.meta.dirname, 'planted.yaml'), 'utf8')) as PlantedFault[];
}

/** @returns whether the fault was found */
async function plant(copy: string, { file, find, replace, test, section }: PlantedFault): Promise<boolean> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const [before, after, ...more] = source.split(find);
  if (after === undefined || more.length > 0)
    throw new ToolError(`${file} does not contain this exactly once: ${find}`);
  writeFileSync(path, before + replace + after);
  try {
    // A test file that cannot be loaded has no failed test, and does not count as found.
    if (test)
      return (await runTest(copy, test)).failures.some(({ title }) => title !== 'could not be loaded');
    const args = [...sourceOptions, 'tools/commands/harden.ts', String(section), '--rounds=1'];
    return (await run(process.execPath, args, {}, copy)).code !== 0;
  } finally {
    writeFileSync(path, source);
  }
}

function runTest(copy: string, test: string) {
  const project = test.includes('.postgres.') ? 'server-postgres' : String(test.split('/')[1]);
  return runTests('vitest', ['--project', project, test], {}, copy);
}

/**
 * A copy of the last commit within this repository: workspace packages are its own, others are resolved from the
 * parent folder.
 */
async function makeCopy(copy: string): Promise<void> {
  await run('git', ['worktree', 'remove', '--force', copy]);
  succeeded(await run('git', ['worktree', 'add', '--detach', copy]));
  for (const name of ['node_modules/@portal', 'apps/portal/node_modules'])
    cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules/.bin'), join(copy, 'node_modules/.bin'));
  mkdirSync(join(copy, '.cache'));
}
