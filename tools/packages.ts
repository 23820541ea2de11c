import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.ts';
import { bin, npm, run, succeeded } from './processes.ts';

/** A package as it is published: built, and packed into the file that npm would upload. */
export interface PackedPackage {
  /** `@portal/ui` */
  name: string;
  tarball: string;
}

/** Folders of the published packages, each after its dependencies. */
export const published = ['domain', 'api-client', 'ui'];

/** Builds and packs the published packages. @throws ToolError with the builder's output */
export async function packPackages(): Promise<PackedPackage[]> {
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
 * Looks at each package as its users' tools will: publint at the manifest and the files, attw at how its types resolve.
 * @throws ToolError with the output of the first that is not clean
 */
export async function checkPackages(packages: readonly PackedPackage[]): Promise<void> {
  for (const { tarball } of packages) {
    succeeded(await run(bin('publint'), ['run', tarball, '--strict']));
    const profile = ['--profile', 'esm-only', '--no-emoji', '--format', 'ascii'];
    succeeded(await run(bin('attw'), [tarball, ...profile, ...untyped]));
  }
}

/** Entries that no program imports by types. */
const untypedNames = 'fonts.css package.json components.json tokens.light.json tokens.dark.json tokens.css';
const untyped = ['--exclude-entrypoints', ...untypedNames.split(' ')];

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
