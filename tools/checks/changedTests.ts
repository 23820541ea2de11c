import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths.ts';
import { run } from '../processes.ts';
import { ToolError } from '../ToolError.ts';
import { readImporters, readSource, withImporters, type Importers } from './importGraph.ts';

/** Files used by every screen and every request. */
const frame =
  /^apps\/(portal\/src\/(app|navigation|state)\/|server\/src\/(buildServer|(plugins|contract)\/)).*(?<!\.(test|stories)\.tsx?)$/;

/** A component of these families is proven by its stories, not by all screens that show it within another one. */
const genericFamilies = /^packages\/ui\/src\/(theme|controls|feedback|modals|forms|tables|charts|layout)\//;

/** Files that differ from a commit and the tests that they can affect. Paths are relative to the repository. */
export interface ChangedTests {
  changed: readonly string[];
  /** `*.test.ts(x)` */
  tests: readonly string[];
  stories: readonly string[];
  /** `e2e/*.spec.ts` */
  journeys: readonly string[];
}

/**
 * What changes since a commit can affect; `undefined`: everything, because a dependency or a setting changed.
 * @param commit what the working tree is compared with, untracked files included
 * @throws ToolError when git does not know the commit
 */
export async function findChangedTests(commit: string): Promise<ChangedTests | undefined> {
  const changed = await changedFiles(commit);
  if (changed.some((file) => /^(package-lock\.json|tsconfig[^/]*|.*vitest[^/]*\.config\.ts)$/.test(file)))
    return undefined;
  return { changed, ...testsAffectedBy(changed, readImporters()) };
}

/**
 * Follows a change through the import graph and the contract: tests and stories that import what changed, and the
 * stories of screens that import it themselves; server tests that call a changed operation by its path; journeys about
 * screens that import what changed or call a changed operation.
 */
export function testsAffectedBy(
  changed: readonly string[],
  importers: Importers,
): Omit<ChangedTests, 'changed'> {
  // The server reads the contract when it starts.
  const readers = changed.some((file) => file.startsWith('openapi/'))
    ? ['apps/server/src/contract/loadContract.ts']
    : [];
  const affected = withImporters([...changed, ...readers], importers);
  const files = [...affected];
  const paths = operationPaths(affected);
  const dialogs = dialogNames(affected);
  const callers = sourcesThat(
    'apps/portal/src/**/*.{ts,tsx}',
    (text) => mentionsOneOf(text, paths) || dialogs.some((name) => text.includes(`'${name}'`)),
  ).filter((file) => !file.endsWith('/retryWritesAfterLogin.ts')); // names operations, calls none
  const screens = withImporters([...changed, ...callers], importers, genericFamilies);
  const isFrame = changed.some((file) => frame.test(file));
  return {
    tests: unique([
      ...files.filter((file) => /\.test\.tsx?$/.test(file)),
      ...sourcesThat('apps/server/src/**/*.test.ts', (text) => mentionsOneOf(text, paths)),
    ]),
    stories: affected.has('.storybook/preview.tsx')
      ? globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root })
      : unique([
          ...files.filter((file) => file.endsWith('.stories.tsx')),
          ...storiesOfScreens(withImporters(changed, importers, /^packages\/ui\//)),
        ]),
    journeys: unique([
      ...files.filter((file) => file.endsWith('.spec.ts')),
      ...(isFrame ? globSync('e2e/*.spec.ts', { cwd: root }) : journeysAbout(screens)),
    ]),
  };
}

async function changedFiles(commit: string): Promise<string[]> {
  const difference = await run('git', ['diff', '--name-only', '--diff-filter=d', commit, '--']);
  if (difference.code !== 0) throw new ToolError(`Not a commit: ${commit}\n${difference.output}`);
  const untracked = await run('git', ['ls-files', '--others', '--exclude-standard']);
  return unique(`${difference.output}\n${untracked.output}`.split('\n').filter(Boolean));
}

/** Paths of the operations whose handlers are among the files, up to the first parameter: `/api/campaign`. */
function operationPaths(files: ReadonlySet<string>): string[] {
  const handlers = [...files]
    .filter((file) => /^apps\/server\/src\/services\/.+\/.+\.ts$/.test(file))
    .map(readSource);
  const documents = ['provider', 'barcode', 'grant'].map(
    (api) =>
      parse(readSource(`openapi/${api}.yaml`)) as {
        paths: Record<string, Record<string, { operationId?: string }>>;
      },
  );
  return documents
    .flatMap(({ paths }) => Object.entries(paths))
    .filter(([, methods]) =>
      Object.values(methods).some(
        ({ operationId }) =>
          operationId && handlers.some((text) => new RegExp(`\\b(async )?${operationId}(:|\\()`).test(text)),
      ),
    )
    .map(([path]) => path.replace(/\/?\{.*/, ''));
}

/** Whether a text has one of the paths as a whole: `'/api/campaign'` or `/api/campaign/7`, not `/api/campaigns`. */
function mentionsOneOf(text: string, paths: readonly string[]): boolean {
  return paths.some((path) => new RegExp(`${path}(?![\\w-])`, 'i').test(text));
}

/** Stories load their screen by its address: they are in its folder. */
function storiesOfScreens(files: Iterable<string>): string[] {
  const screens = [...files].filter((file) => file.endsWith('Screen.tsx'));
  return screens.flatMap((file) => globSync(`${posix.dirname(file)}/*.stories.tsx`, { cwd: root }));
}

/** Names of the dialogs that are among the files: screens open them by these. */
function dialogNames(files: ReadonlySet<string>): string[] {
  return globSync('apps/portal/src/screens/*/dialogs.ts', { cwd: root }).flatMap((list) =>
    [...readSource(list).matchAll(/(\w+): async[^;]*?import\('\.\/([^']+)'\)/g)].flatMap(([, name, file]) =>
      name && files.has(`${posix.dirname(list)}/${file}`) ? [name] : [],
    ),
  );
}

/** Journeys that open one of these screens most often; the others visit it in passing. */
function journeysAbout(files: ReadonlySet<string>): string[] {
  const addresses = screenAddresses();
  const helpers = globSync('e2e/*.ts', { cwd: root, exclude: ['**/*.spec.ts'] })
    .map(readSource)
    .join('\n');
  const constants = [...helpers.matchAll(/export const (\w+) = '([^']+)'/g)];
  return sourcesThat('e2e/*.spec.ts', (text) => {
    const plain = constants.reduce(
      (all, [, name, value]) => all.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `'${value}'`),
      text,
    );
    const counts = addresses.map(({ file, pattern }) => ({ file, count: plain.match(pattern)?.length ?? 0 }));
    const most = Math.max(...counts.map(({ count }) => count));
    return most > 0 && counts.some(({ file, count }) => count === most && files.has(file));
  });
}

/** The screens of all `routes.ts` and what finds their addresses in a text: `Campaigns/MailerList`. */
function screenAddresses(): { file: string; pattern: RegExp }[] {
  return globSync('apps/portal/src/screens/*/routes.ts', { cwd: root }).flatMap((routes) => {
    const area = posix.dirname(routes);
    const texts = globSync(`${area}/*.ts`, { cwd: root }).map(readSource).join('\n');
    const valueOf = (name: string) => new RegExp(`${name} = '([^']+)'`).exec(texts)?.[1];
    const entry = /path: (?:'([^']+)'|(\w+)),[^}]*?import\('\.\/([^']+Screen\.tsx)'\)/g;
    return [...readSource(routes).matchAll(entry)]
      .map(([, path, name, file]) => ({ file: `${area}/${file}`, path: path ?? valueOf(String(name)) }))
      .filter(({ path }) => path && path !== '/Home') // a word, and where every journey begins
      .map(({ file, path }) => ({ file, pattern: new RegExp(`['"\`/]${path?.slice(1)}(?![\\w/-])`, 'gi') }));
  });
}

function sourcesThat(pattern: string, matches: (text: string) => boolean): string[] {
  return globSync(pattern, { cwd: root }).filter((file) => matches(readSource(file)));
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
