import { globSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../paths.ts';
import { run } from '../processes.ts';
import { ToolError } from '../ToolError.ts';
import { readImporters, readSource, withImporters, type Importers } from './importGraph.ts';

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
 * What the changes since a commit can affect; `undefined`: everything, because a dependency or a setting changed.
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
 * that call a changed operation by its path; journeys that open a screen which imports what changed or calls a changed
 * operation.
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
  const callers = sourcesThat('apps/portal/src/**/*.{ts,tsx}', (text) => mentionsOneOf(text, paths));
  const screens = screenNames([...files, ...withImporters(callers, importers)]);
  const isCore = ['apps/server/src/buildServer.ts', 'apps/portal/src/app/router.tsx'].some((file) =>
    affected.has(file),
  );
  return {
    tests: unique([
      ...files.filter((file) => /\.test\.tsx?$/.test(file)),
      ...sourcesThat('apps/server/src/**/*.test.ts', (text) => mentionsOneOf(text, paths)),
    ]),
    stories: affected.has('.storybook/preview.tsx')
      ? globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root })
      : files.filter((file) => file.endsWith('.stories.tsx')),
    journeys: unique([
      ...files.filter((file) => file.endsWith('.spec.ts')),
      ...sourcesThat(
        'e2e/*.spec.ts',
        (text) => isCore || screens.some((name) => new RegExp(`\\b${name}\\b`).test(text)),
      ),
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

/**
 * The last parts of the addresses of screens: `MailerList` of `MailerListScreen.tsx`. A dialog counts as part of every
 * screen of its area.
 */
function screenNames(files: readonly string[]): string[] {
  const areas = unique(
    files.flatMap((file) => /(.*\/screens\/\w+)\/.*(Dialog|Modal)\.tsx$/.exec(file)?.[1] ?? []),
  );
  const screens = areas.flatMap((area) => globSync(`${area}/**/*Screen.tsx`, { cwd: root }));
  return unique(
    [...files, ...screens].flatMap((file) => /\/screens\/.+\/(\w+)Screen\.tsx$/.exec(file)?.[1] ?? []),
  );
}

function sourcesThat(pattern: string, matches: (text: string) => boolean): string[] {
  return globSync(pattern, { cwd: root }).filter((file) => matches(readSource(file)));
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
