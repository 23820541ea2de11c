import { expect, test } from 'vitest';
import { readManifests, supplyProblems } from './licences.ts';

const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const problemsOf = (entry: object) =>
  supplyProblems({ packages: { 'node_modules/planted': { ...good, ...entry } }, allowScripts: {} });

test('everything that is installed is allowed', () => {
  expect(supplyProblems(readManifests())).toEqual([]);
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
  [{ hasInstallScript: true }, 'has an install script that allowScripts of package.json does not name'],
])('%o is rejected', (entry, problem) => {
  expect(problemsOf(entry)).toEqual([expect.stringContaining(problem)]);
});

test('an allowed script that does not exist is reported', () => {
  const problems = supplyProblems({ packages: {}, allowScripts: { gone: true } });
  expect(problems).toEqual([expect.stringContaining('gone: allowScripts of package.json names it')]);
});
