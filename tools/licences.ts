import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** What these ask for, the product does: it names them (`npm run sbom`) and passes their texts on. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
]);

/** Packages with another licence, and why they may be here. */
const exceptions: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^(@axe-core\/playwright|axe-core)$/,
    licence: 'MPL-2.0',
    reason: 'a tool of the tests, unchanged',
  },
  { name: /^lightningcss(-.+)?$/, licence: 'MPL-2.0', reason: 'a tool of the build, unchanged' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'data that the build reads' },
  { name: /^@fontsource-variable\/inter$/, licence: 'OFL-1.1', reason: 'the typeface, under its own name' },
];

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

export interface Manifests {
  /** Of package-lock.json. */
  packages: Record<string, LockedPackage>;
  /** Of package.json. */
  allowScripts: Record<string, boolean>;
}

/** Reads what is installed: every package, those of other platforms included. */
export function readManifests(): Manifests {
  const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  return { packages: read('package-lock.json').packages, allowScripts: read('package.json').allowScripts };
}

/** One line for each licence that is not allowed, each package without integrity, and each script nobody has allowed. */
export function supplyProblems({ packages, allowScripts }: Manifests): string[] {
  const installed = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }));
  const scripted = new Set(installed.filter((entry) => entry.hasInstallScript).map(({ name }) => name));
  return [
    ...installed
      .filter(({ name, license }) => !isAllowed(name, license))
      .map(
        ({ name, version, license }) => `${name} ${version}: licence ${license ?? 'unknown'} is not allowed`,
      ),
    ...installed
      .filter(({ integrity }) => integrity === undefined)
      .map(({ name, version }) => `${name} ${version}: the lock file has no integrity for it`),
    ...[...scripted]
      .filter((name) => !(name in allowScripts))
      .map((name) => `${name}: has an install script that allowScripts of package.json does not name`),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.has(name))
      .map((name) => `${name}: allowScripts of package.json names it, but it has no install script`),
  ];
}

function isAllowed(name: string, licence: string | undefined): boolean {
  if (licence === undefined) return false;
  if (exceptions.some((exception) => exception.name.test(name) && exception.licence === licence)) return true;
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((choice) => allowed.has(choice)));
}
