import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths.ts';
import { run, succeeded } from '../processes.ts';
import { readImporters, readSource, withImporters, type Importers } from './importGraph.ts';

/** Files used by every screen and every request. */
const frame =
  /^apps\/(portal\/src\/(app|navigation|state)\/|server\/src\/(buildServer|(plugins|contract)\/)).*(?<!\.(test|stories)\.tsx?)$/;

/** A component of these families is proven by their stories, and by screens that use it themselves. */
const genericFamilies = 'packages/ui/src/(theme|controls|feedback|modals|forms|tables|charts|layout)/';

/** Imports all screens or is imported by all stories: what it imports is not about any of them. */
const portalFrame = 'apps/portal/src/(app|testing)/';

/** The server reads the contract when it starts. */
const contractReader = 'apps/server/src/contract/loadContract.ts';

/** What the screens of more areas use is proven by the shortest journeys of so many areas. */
const sampledAreas = 3;

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
 * Follows a change through the import graph and the contract: tests and stories that import what changed; server tests
 * that call a changed operation by its path, or lie beside its code; journeys about screens that import what changed or
 * call a changed operation.
 */
export function testsAffectedBy(
  changed: readonly string[],
  importers: Importers,
): Omit<ChangedTests, 'changed'> {
  const isContract = changed.some((file) => file.startsWith('openapi/'));
  const affected = withImporters([...changed, ...(isContract ? [contractReader] : [])], importers);
  const files = [...affected];
  const paths = operationPaths(affected);
  const dialogs = dialogNames(affected);
  const callers = sourcesThat(
    'apps/portal/src/**/!(*.test|*.stories).{ts,tsx}',
    (text) => callsOneOf(text, paths) || dialogs.some((name) => text.includes(`'${name}'`)),
  );
  const isGeneric = changed.every((file) => file.match(genericFamilies));
  const rendered = withImporters(changed, importers, isGeneric ? `(?!${genericFamilies})` : portalFrame);
  const screens = withImporters([...changed, ...callers], importers, `${portalFrame}|${genericFamilies}`);
  const isFrame = changed.some((file) => frame.test(file));
  return {
    tests: unique([
      ...files.filter((file) => /\.test\.tsx?$/.test(file)),
      ...sourcesThat('apps/server/src/{access,gateway,services}/**/*.test.ts', (text) =>
        mentionsOneOf(text, paths),
      ),
      ...files.flatMap(testsBeside),
    ]),
    stories: affected.has('.storybook/preview.tsx')
      ? globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root })
      : unique([
          ...[...rendered].filter((file) => file.endsWith('.stories.tsx')),
          ...storiesOfScreens(withImporters(changed, importers, 'packages/ui/')),
        ]),
    journeys: unique([
      ...files.filter((file) => file.endsWith('.spec.ts')),
      ...(isFrame
        ? globSync('e2e/**/*.spec.ts', { cwd: root })
        : [...journeysAbout(screens), ...journeysNamedAfter([...changed, ...callers])]),
    ]),
  };
}

async function changedFiles(commit: string): Promise<string[]> {
  const difference = await run('git', ['diff', '--name-only', '--diff-filter=d', commit, '--']);
  succeeded(difference, `Not a commit: ${commit}\n`);
  const untracked = await run('git', ['ls-files', '--others', '--exclude-standard']);
  return unique(`${difference.output}\n${untracked.output}`.split('\n').filter(Boolean));
}

/** Paths of the operations whose handlers are among the files, up to the first parameter: `/api/campaign`. */
function operationPaths(files: ReadonlySet<string>): string[] {
  return ['provider', 'barcode', 'grant'].flatMap((api) => {
    const handlers = [...files]
      .filter((file) => file.startsWith(`apps/server/src/services/${api}/`) && !file.endsWith('.test.ts'))
      .map(readSource);
    const isHandled = ({ operationId }: { operationId?: string }) =>
      handlers.some((text) => new RegExp(`\\b${operationId}(:|\\()`).test(text));
    const { paths } = parse(readSource(`openapi/${api}.yaml`)) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    return Object.entries(paths)
      .filter(([, methods]) => Object.values(methods).some(isHandled))
      .map(([path]) => path.replace(/\/?\{.*/, ''));
  });
}

/** Whether a text has one of the paths as a whole: `'/api/campaign'` or `/api/campaign/7`, not `/api/campaigns`. */
function mentionsOneOf(text: string, paths: readonly string[]): boolean {
  return paths.some((path) => new RegExp(`${path}(?![\\w-])`, 'i').test(text));
}

/** Whether a text calls one of the paths, as in `GET('/api/page'` and `'get', '/api/page'`, not in a comment. */
function callsOneOf(text: string, paths: readonly string[]): boolean {
  const calls = text.match(/^(?! *\*).*(get|post|put|patch|delete)('?,|\()\s*'[^']+'/gim) ?? [];
  return calls.some((call) => mentionsOneOf(call, paths));
}

/** The server assembles its services and gateways, so that their tests do not import them. */
function testsBeside(file: string): string[] {
  const [folder] = /^apps\/server\/src\/(gateway|services\/\w+\/\w+)\//.exec(file) ?? [];
  return folder ? globSync(`${folder}**/*.test.ts`, { cwd: root }) : [];
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

/**
 * Journeys about the screens: those of an area (`e2e/<area>`) that open the address of one, or all of the area if none
 * does. Of several areas, the nearest screen's has all of its journeys, others the shortest; what more areas share is
 * proven by the shortest of some.
 */
function journeysAbout(files: ReadonlySet<string>): string[] {
  const nearestFirst = [...files];
  const journeys = screenAddresses()
    .filter(({ file }) => files.has(file))
    .toSorted((a, b) => nearestFirst.indexOf(a.file) - nearestFirst.indexOf(b.file))
    .flatMap(({ area, address }) => {
      const ofArea = globSync(`e2e/${area}/*.spec.ts`, { cwd: root });
      const opening = ofArea.filter((file) => address.test(readSource(file)));
      return opening.length > 0 ? opening : ofArea;
    });
  const isOfArea = (area: string) => (file: string) => posix.dirname(file) === area;
  const nearestArea = posix.dirname(journeys[0] ?? '');
  const shortestFirst = unique(journeys).toSorted((a, b) => readSource(a).length - readSource(b).length);
  const shortest = unique(shortestFirst.map(posix.dirname)).flatMap(
    (area) => shortestFirst.find(isOfArea(area)) ?? [],
  );
  return shortest.length > sampledAreas
    ? shortest.slice(0, sampledAreas)
    : unique([...journeys.filter(isOfArea(nearestArea)), ...shortest]);
}

/** Journeys of the whole portal that are named after one of the files: `login.spec.ts` after `loginLimits.ts`. */
function journeysNamedAfter(files: readonly string[]): string[] {
  const names = files.join('\n').toLowerCase();
  return globSync('e2e/*.spec.ts', { cwd: root }).filter((file) =>
    names.includes(posix.basename(file, '.spec.ts').toLowerCase()),
  );
}

/** The screens of all `routes.ts` and what finds their addresses in a text: `Campaigns/MailerList`. */
function screenAddresses(): { file: string; area: string; address: RegExp }[] {
  return globSync('apps/portal/src/screens/*/routes.ts', { cwd: root }).flatMap((routes) => {
    const folder = posix.dirname(routes);
    const texts = globSync(`${folder}/*.ts`, { cwd: root }).map(readSource).join('\n');
    const valueOf = (name: string) => new RegExp(`${name} = '([^']+)'`).exec(texts)?.[1];
    const entry = /path: (?:'([^']+)'|(\w+)),[^}]*?import\('\.\/([^']+Screen\.tsx)'\)/g;
    return [...readSource(routes).matchAll(entry)].map(([, path, name, file]) => ({
      file: `${folder}/${file}`,
      area: posix.basename(folder),
      address: new RegExp(`['"\`/]${(path ?? valueOf(String(name)))?.slice(1)}(?![\\w/-])`, 'i'),
    }));
  });
}

function sourcesThat(pattern: string, matches: (text: string) => boolean): string[] {
  return globSync(pattern, { cwd: root }).filter((file) => matches(readSource(file)));
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
