import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

/** The product complies with their conditions: it lists the packages (`npm run sbom`) and includes the texts. */
const allowed = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 PSF-2.0 Python-2.0 Zlib'.split(
    ' ',
  ),
);

/** Packages that may have another licence. */
const exceptions: readonly { name: RegExp; licence: string }[] = [
  // Tools of the tests and of the build, unchanged, and data that the build reads.
  { name: /^(axe-core|lightningcss(-.+)?)$/, licence: 'MPL-2.0' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
  // The typeface, under its own name.
  { name: /^@fontsource-variable\/ibm-plex-sans$/, licence: 'OFL-1.1' },
];

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

interface Manifests {
  /** Of package-lock.json. */
  packages: Record<string, LockedPackage>;
  /** Of package.json. */
  allowScripts: Record<string, boolean>;
}

/** One line for each licence that is not allowed, package without integrity, and script that is not allowed. */
function supplyProblems({ packages, allowScripts }: Manifests): string[] {
  const problems: string[] = [];
  const scripted = new Set<string>();
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  for (const [path, { version, license = 'unknown', integrity, hasInstallScript }] of installed) {
    const name = path.replace(/^.*node_modules\//, '');
    if (!isAllowed(name, license)) problems.push(`${name} ${version}: licence ${license} is not allowed`);
    if (integrity === undefined) problems.push(`${name} ${version}: the lock file has no integrity for it`);
    if (hasInstallScript) scripted.add(name);
  }
  const unnamed = [...scripted].filter((name) => !(name in allowScripts));
  const needless = Object.keys(allowScripts).filter((name) => !scripted.has(name));
  return [
    ...problems,
    ...unnamed.map((name) => `${name}: allowScripts of package.json does not name its install script`),
    ...needless.map((name) => `${name}: allowScripts of package.json names it without an install script`),
  ];
}

function isAllowed(name: string, licence: string): boolean {
  if (exceptions.some((exception) => exception.name.test(name) && exception.licence === licence)) return true;
  const parts = licence.replaceAll(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((choice) => allowed.has(choice)));
}

const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const problemsOf = (entry: object) =>
  supplyProblems({ packages: { 'node_modules/planted': { ...good, ...entry } }, allowScripts: {} });

test('everything that is installed is allowed', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const { packages } = read('package-lock.json');
  expect(supplyProblems({ packages, allowScripts: read('package.json').allowScripts })).toEqual([]);
});

test.each([{ license: '(GPL-3.0 OR MIT)' }, { license: '(MIT AND Zlib)' }])('%s is allowed', (entry) => {
  expect(problemsOf(entry)).toEqual([]);
});

test.each([
  [{ license: 'GPL-3.0' }, 'licence GPL-3.0 is not allowed'],
  [{ license: 'MIT AND AGPL-3.0' }, 'licence MIT AND AGPL-3.0 is not allowed'],
  [{ license: undefined }, 'licence unknown is not allowed'],
  // Allowed for other packages only.
  [{ license: 'MPL-2.0' }, 'licence MPL-2.0 is not allowed'],
  [{ integrity: undefined }, 'the lock file has no integrity'],
  [{ hasInstallScript: true }, 'allowScripts of package.json does not name its install script'],
])('%o is rejected', (entry, problem) => {
  expect(problemsOf(entry)).toEqual([expect.stringContaining(problem)]);
});

test('an allowed script that does not exist is reported', () => {
  const problems = supplyProblems({ packages: {}, allowScripts: { gone: true } });
  expect(problems).toEqual([expect.stringContaining('gone: allowScripts of package.json names it')]);
});
