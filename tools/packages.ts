import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.ts';
import { bin, npm, type Finished, run } from './processes.ts';
import { ToolError } from './ToolError.ts';

/** A package as it is published: built, and packed into the file that npm would upload. */
export interface PackedPackage {
  /** `@portal/ui` */
  name: string;
  tarball: string;
}

/** Folders of what other apps install, each after the ones it needs. */
export const published = ['domain', 'api-client', 'ui'];

let packed: Promise<PackedPackage[]> | undefined;

/** Builds and packs what is published; once for all checks of a run. @throws ToolError with what the builder said */
export function packPackages(): Promise<PackedPackage[]> {
  return (packed ??= buildAndPack());
}

async function buildAndPack(): Promise<PackedPackage[]> {
  const destination = join(cache, 'packages');
  mkdirSync(destination, { recursive: true });
  const packages: PackedPackage[] = [];
  for (const folder of published.map((name) => join(root, 'packages', name))) {
    // Packing builds: `prepack` in the manifest.
    succeeded(await npm(['pack', '--pack-destination', destination], folder));
    const { name, version } = readManifest(folder);
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    packages.push({ name, tarball: join(destination, file) });
  }
  return packages;
}

/**
 * Looks at each published package as its users' tools will: publint at the manifest and the files, attw at how its
 * types resolve. Ends at the first that is not clean.
 */
export async function checkPackages(): Promise<Finished> {
  let output = '';
  for (const { tarball } of await packPackages()) {
    const steps: [program: string, args: string[]][] = [
      ['publint', ['run', tarball, '--strict']],
      ['attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii', ...untyped]],
    ];
    for (const [program, args] of steps) {
      const finished = await run(bin(program), args);
      output += `${tarball}: ${program}\n${finished.output}\n`;
      if (finished.code !== 0) return { code: finished.code, output };
    }
  }
  return { code: 0, output };
}

/** Entries that no program imports by types. */
const untyped = ['--exclude-entrypoints', 'fonts.css', 'package.json'];

/** The part of a `package.json` that the tools read. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** @throws ToolError with what a program printed that did not succeed */
export function succeeded(finished: Finished): Finished {
  if (finished.code === 0) return finished;
  throw new ToolError(finished.output);
}
