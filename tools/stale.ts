import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cache, root } from './paths.ts';

interface Build {
  /** Name of the stamp file of the last run. */
  name: string;
  /** Files and folders, from the repository's root, whose contents decide the result. */
  inputs: readonly string[];
  /** Inputs outside of the files, such as environment variables. */
  settings?: readonly string[];
  /** An output file of the build; if it is missing, the build is stale. */
  output: string;
}

/** Runs `make` only when the inputs or settings differ from those of the last successful run, or the output is gone. */
export async function buildWhenStale(build: Build, make: () => Promise<void>): Promise<'built' | 'current'> {
  const stamp = join(cache, `${build.name}.stamp`);
  const wanted = fingerprint(build);
  const isCurrent =
    existsSync(join(root, build.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isCurrent) return 'current';
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return 'built';
}

function fingerprint({ inputs, settings = [] }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of inputs.flatMap((input) => filesOf(join(root, input)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  return names.toSorted().flatMap((name) => filesOf(join(path, name)));
}
