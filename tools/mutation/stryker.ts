import { relative } from 'node:path';
import { root } from '../paths.ts';
import type { Target } from './scope.ts';

/** The mutation test result of a file. */
export interface Verdict extends Target {
  mutants: number;
  /** One line for each mutant that no test found: place and replacement. */
  survivors: string[];
}

/** Tests the mutants of files of one folder with the unit tests of that folder. */
export async function runStryker(targets: readonly Target[]): Promise<Verdict[]> {
  const verdicts = targets.map((target) => ({ ...target, mutants: 0, survivors: [] as string[] }));
  const tested = verdicts.filter(({ tests }) => tests.length > 0);
  for (const verdict of verdicts.filter(({ tests }) => tests.length === 0)) {
    verdict.mutants = 1;
    verdict.survivors.push(`${verdict.file}: no unit test of its folder reaches it`);
  }
  if (tested.length === 0) return verdicts;

  // Read by vitest.config.ts, in a process of Stryker's.
  process.env.MUTATION_TESTS = [...new Set(tested.flatMap(({ tests }) => tests))].join(',');
  // Most runs of the check have nothing to test and need not load it.
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    configFile: 'tools/mutation/stryker.config.json',
    mutate: tested.map(({ file }) => file),
  });
  for (const { fileName, location, replacement, status } of await stryker.runMutationTest()) {
    const file = relative(root, fileName).replaceAll('\\', '/');
    const verdict = tested.find((each) => each.file === file);
    const survived = status === 'Survived' || status === 'NoCoverage';
    if (!verdict || !(survived || status === 'Killed' || status === 'Timeout')) continue;
    verdict.mutants += 1;
    if (!survived) continue;
    const { line, column } = location.start;
    verdict.survivors.push(`${file}:${line}:${column} ${status}: ${replacement.replaceAll(/\s+/g, ' ')}`);
  }
  return verdicts;
}
