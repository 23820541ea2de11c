import { expect, test } from 'vitest';
import { readManifests, supplyProblems } from './licences.ts';

const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const problemsOf = (entry: object, name = 'planted') =>
  supplyProblems({ packages: { [`node_modules/${name}`]: { ...good, ...entry } }, allowScripts: {} });

test('everything that is installed is allowed', () => {
  expect(supplyProblems(readManifests())).toEqual([]);
});

test.each([
  { what: 'a choice with one that is allowed', entry: { license: '(GPL-3.0 OR MIT)' }, problems: [] },
  { what: 'two that are allowed', entry: { license: '(MIT AND Zlib)' }, problems: [] },
  {
    what: 'a forbidden licence',
    entry: { license: 'GPL-3.0' },
    problems: ['planted 1.0.0: licence GPL-3.0 is not allowed'],
  },
  {
    what: 'one of two forbidden',
    entry: { license: 'MIT AND AGPL-3.0' },
    problems: ['planted 1.0.0: licence MIT AND AGPL-3.0 is not allowed'],
  },
  {
    what: 'no licence',
    entry: { license: undefined },
    problems: ['planted 1.0.0: licence unknown is not allowed'],
  },
  {
    what: 'a licence allowed for others',
    entry: { license: 'MPL-2.0' },
    problems: ['planted 1.0.0: licence MPL-2.0 is not allowed'],
  },
  {
    what: 'no integrity',
    entry: { integrity: undefined },
    problems: ['planted 1.0.0: the lock file has no integrity for it'],
  },
  {
    what: 'an install script',
    entry: { hasInstallScript: true },
    problems: ['planted: has an install script that allowScripts of package.json does not name'],
  },
])('$what', ({ entry, problems }) => expect(problemsOf(entry)).toEqual(problems));

test('a script that is allowed for nothing', () => {
  expect(supplyProblems({ packages: {}, allowScripts: { gone: true } })).toEqual([
    'gone: allowScripts of package.json names it, but it has no install script',
  ]);
});
