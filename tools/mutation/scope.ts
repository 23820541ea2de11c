import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { root } from '../paths.ts';

/** A source file whose mutants are tested, and the unit tests that must find them. Paths are relative to the repository. */
export interface Target {
  file: string;
  tests: readonly string[];
  /** Hash of the code of the file and its tests; the score is outdated if it changes. */
  hash: string;
}

const domain = 'packages/domain/';
/** Data is no rule; the contract, random page trees and hashed passwords take too long to be repeated for each mutant. */
const excluded = /\/(contract|demo-data|initial-data|authentication)\/|Laws\.test\.ts$/;
/** A test that imports one of these needs a browser, files, a network or a database. */
const impure = /from '(node:(fs|http)|kysely|react|.*\/testing\/)/;
const component = /from '(react|@mui|.*\/theme\/styled\.ts)/;
const hasCode = /\bfunction\b|=> /;
/** Texts are proven by the stories that show them. */
const helper = /LocaleText\.ts$|\.test\.ts$|\/testing\/|\/index\.ts$|[Ff]ixtures?\.ts$/;

/**
 * All modules of domain, and of ui and server those that a pure unit test of their folder reaches. The tests of a
 * module are those of its own folder that reach it.
 */
export function mutationTargets(): Target[] {
  const sources = globSync('packages/domain/src/*/**/*.ts', { cwd: root });
  const testsOf = new Map<string, string[]>(sources.map((file) => [file, []]));
  for (const test of globSync('{packages/{domain,ui},apps/server}/src/*/**/*.test.ts', {
    cwd: root,
  }).toSorted()) {
    if (excluded.test(test) || (!test.startsWith(domain) && impure.test(read(test)))) continue;
    for (const file of reachedInFolder(test)) testsOf.set(file, [...(testsOf.get(file) ?? []), test]);
  }
  return [...testsOf]
    .filter(
      ([file, tests]) =>
        !helper.test(file) && !component.test(read(file)) && (tests.length > 0 || hasCode.test(read(file))),
    )
    .map(([file, tests]) => ({ file, tests, hash: hashOf([file, ...tests]) }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** The modules below its own folder that a test imports, directly or through one another. */
function reachedInFolder(test: string): Set<string> {
  const reached = new Set([test]);
  for (const file of reached) {
    for (const [, name] of read(file).matchAll(/ from '(\.\.?\/[^']+\.ts)';$/gm)) {
      const next = join(dirname(file), String(name));
      if (next.startsWith(`${dirname(test)}/`) && existsSync(join(root, next))) reached.add(next);
    }
  }
  reached.delete(test);
  return reached;
}

/** Comments and types have no mutants. */
function hashOf(files: readonly string[]): string {
  const compilerOptions = { removeComments: true, target: ts.ScriptTarget.ESNext };
  const hash = createHash('sha256');
  for (const file of files) hash.update(ts.transpile(read(file), compilerOptions));
  return hash.digest('hex').slice(0, 12);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
