import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';
import type { Finished } from '../processes.ts';
import { mutationTargets, type Target } from './scope.ts';
import { runStryker } from './stryker.ts';

/** The entry of a file in `scores.json`. */
export interface Score {
  hash: string;
  mutants: number;
  survived: number;
}

const scoresFile = join(root, 'tools/mutation/scores.json');

/** The share of its mutants that the tests of a new file must find. */
const minimum = 0.8;

/** Modules without a score, or whose score is outdated. */
export function changedTargets(): Target[] {
  const scores = readScores();
  return mutationTargets().filter(({ file, hash }) => scores[file]?.hash !== hash);
}

/**
 * Tests the mutants of files, folder by folder, and names those that survive. A score is kept unless it has fallen,
 * which fails; with `accept` it is kept in any case.
 */
export async function testMutants(targets: readonly Target[], accept = false): Promise<Finished> {
  const output: string[] = [];
  let code = 0;
  for (const folder of new Set(targets.map(({ file }) => dirname(file)))) {
    const files = targets.filter(({ file }) => dirname(file) === folder);
    const startedAt = performance.now();
    const verdicts = await runStryker(files).catch((error: unknown) => {
      code = 1;
      output.push(`${folder}: the mutants could not be tested. Do its tests pass? ${String(error)}`);
      return [];
    });
    const scores = readScores();
    for (const { file, hash, mutants, survivors } of verdicts) {
      const score: Score = { hash, mutants, survived: survivors.length };
      if (accept || !hasFallen(score, scores[file])) scores[file] = score;
      else {
        code = 1;
        output.push(`${file}: its tests find ${percent(score)} of the mutants, fewer than they must.`);
      }
      output.push(...survivors);
    }
    writeScores(scores);
    console.log(`${folder}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  }
  return { code, output: output.join('\n') };
}

/** If a file has fewer mutants, its score may be lower without a new survivor. */
export function hasFallen(now: Score, kept: Score | undefined): boolean {
  return share(now) < (kept ? share(kept) : minimum) && now.survived > (kept?.survived ?? 0);
}

function share({ mutants, survived }: Score): number {
  return mutants === 0 ? 1 : 1 - survived / mutants;
}

function percent(score: Score): string {
  return `${(share(score) * 100).toFixed(1)} %`;
}

/** One line for each workspace and one for all: mutants, survivors, score. */
export function scoreTable(): string {
  const scores = Object.entries(readScores());
  return ['packages/domain', 'packages/ui', 'apps/server', '']
    .map((workspace) => {
      const score: Score = { hash: '', mutants: 0, survived: 0 };
      for (const [, { mutants, survived }] of scores.filter(([file]) => file.startsWith(workspace))) {
        score.mutants += mutants;
        score.survived += survived;
      }
      return `${workspace || 'all'}: ${score.mutants} mutants, ${score.survived} survived, ${percent(score)}`;
    })
    .join('\n');
}

function readScores(): Record<string, Score> {
  return existsSync(scoresFile) ? JSON.parse(readFileSync(scoresFile, 'utf8')) : {};
}

function writeScores(scores: Record<string, Score>): void {
  const lines = Object.entries(scores)
    .filter(([file]) => existsSync(join(root, file)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { hash, mutants, survived }]) => {
      return `  "${file}": { "hash": "${hash}", "mutants": ${mutants}, "survived": ${survived} }`;
    });
  writeFileSync(scoresFile, `{\n${lines.join(',\n')}\n}\n`);
}
