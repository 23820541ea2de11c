import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages, published, readManifest, succeeded } from '../packages.ts';
import { root } from '../paths.ts';
import { npm } from '../processes.ts';

/** What every app of another team has beside our packages; the rest is in `more`. */
const common = ['@emotion/react', '@emotion/styled', '@mui/material', '@types/react', '@types/react-dom'];
const needed = [...common, 'react', 'react-dom', 'typescript', 'zod'];

/** What the READMEs tell to write, a file for each piece of code; their commands are left out. */
function writeReadmeCode(folder: string) {
  mkdirSync(folder);
  for (const name of published) {
    const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    const pieces = [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)];
    if (pieces.length === 0) throw new Error(`The README of ${name} shows no code`);
    for (const [index, [, kind, code = '']] of pieces.entries())
      writeFileSync(join(folder, `${name}-${index + 1}.${kind}`), code);
  }
}

/**
 * Makes an app as another team would: its sources in a folder outside of the repository, our packages from the files
 * npm would upload, everything else from the registry, in the versions the packages are developed with.
 * The code of their READMEs is in `src/readme`.
 * @param sources folder below `tools/consumers`; what is in `shared` joins it in `src`
 * @param more what it installs beside that, with a version where no package of ours has one
 * @param check gets the folder, which is removed afterwards
 */
export async function withConsumerApp<T>(
  sources: string,
  more: Readonly<Record<string, string | undefined>>,
  check: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `portal-${sources}-`));
  try {
    cpSync(join(root, 'tools/consumers', sources), folder, { recursive: true });
    cpSync(join(root, 'tools/consumers/shared'), join(folder, 'src'), { recursive: true });
    writeReadmeCode(join(folder, 'src/readme'));
    const ours = (await packPackages()).map(({ name, tarball }) => [name, `file:${tarball}`] as const);
    const others = [...needed.map((name) => [name, undefined] as const), ...Object.entries(more)];
    const dependencies = Object.fromEntries([
      ...ours,
      ...others.map(([name, version]) => [name, version ?? versionOf(name)]),
    ]);
    const manifest = { name: `consumer-${sources}`, private: true, type: 'module', dependencies };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    succeeded(await npm(['install', '--prefer-offline', '--no-audit', '--no-fund'], folder));
    return await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Error when no package of ours is developed with it */
function versionOf(name: string): string {
  for (const folder of [join(root, 'packages/ui'), root]) {
    const { dependencies, devDependencies } = readManifest(folder);
    const version = dependencies?.[name] ?? devDependencies?.[name];
    if (version) return version;
  }
  throw new Error(`${name} has no version in packages/ui or in the repository`);
}
