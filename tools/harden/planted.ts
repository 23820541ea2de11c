import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { cache, root } from '../paths.ts';
import { bin, run, sourceOptions } from '../processes.ts';
import { ToolError } from '../ToolError.ts';
import { figure, type Section } from './section.ts';

/** A fault of planted.yaml, and the test file or the section of this command that must find it. */
interface PlantedFault {
  what: string;
  file: string;
  find: string;
  replace: string;
  test?: string;
  section: string;
}

/** Plants one fault after the other into a copy of the last commit; its test or section must fail. */
export async function hardenPlanted(): Promise<Section> {
  const faults = parse(readFileSync(join(import.meta.dirname, 'planted.yaml'), 'utf8')) as PlantedFault[];
  const copy = join(cache, 'planted');
  try {
    await makeCopy(copy);
    return {
      title: 'planted',
      how: 'Into a copy of the last commit one fault of `tools/harden/planted.yaml` is planted at a time: its test, or section of this command, must fail.',
      figures: [
        await figure('test files that pass without a fault', async (tally) => {
          for (const test of new Set(faults.flatMap((fault) => fault.test ?? []))) {
            const { passed, failed, output } = await runTest(copy, test);
            tally.check(passed > 0 && failed === 0, () => output);
          }
        }),
        await figure('planted faults that must be found', async (tally) => {
          for (const fault of faults) {
            const isFound = await plant(copy, fault);
            tally.check(isFound, () => `"${fault.what}" was not found by ${fault.test ?? fault.section}.`);
            console.log(`${isFound ? 'found' : 'NOT FOUND'}: ${fault.what}`);
          }
        }),
      ],
    };
  } finally {
    await run('git', ['worktree', 'remove', '--force', copy]);
  }
}

/** @returns whether the fault was found */
async function plant(copy: string, { file, find, replace, test, section }: PlantedFault): Promise<boolean> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2)
    throw new ToolError(`${file} does not contain this exactly once: ${find}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    if (test) return (await runTest(copy, test)).failed > 0;
    const args = [...sourceOptions, 'tools/commands/harden.ts', section, '--rounds=1'];
    return (await run(process.execPath, args, {}, copy)).code !== 0;
  } finally {
    writeFileSync(path, source);
  }
}

/** Runs a test file in its project. One that does not even start has no failed test, and has found nothing. */
async function runTest(copy: string, test: string) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const args = [
    'run',
    '--project',
    String(test.split('/')[1]),
    test,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const { output } = await run(bin('vitest'), args, {}, copy);
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return { passed: Number(counts.numPassedTests ?? 0), failed: Number(counts.numFailedTests ?? 0), output };
}

/** A copy of the last commit within this repository: its workspaces are its own, other packages are found above it. */
async function makeCopy(copy: string): Promise<void> {
  await run('git', ['worktree', 'remove', '--force', copy]);
  const { code, output } = await run('git', ['worktree', 'add', '--detach', copy]);
  if (code !== 0) throw new ToolError(`The last commit could not be copied:\n${output}`);
  for (const name of ['node_modules/@portal', 'apps/portal/node_modules']) {
    cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules/.bin'), join(copy, 'node_modules/.bin'));
}
