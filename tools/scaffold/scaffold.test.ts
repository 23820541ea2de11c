import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { scaffold, type Scaffold } from './scaffold.ts';

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);
const make = (...words: string[]) => scaffold(read, words);

/** Existing files, parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();
/** Files that only declare, and that nothing imports. */
const declarations: Record<string, string> = { 'packages/ui': 'packages/ui/src/theme/portalTheme.ts' };

/** Compiler errors of the generated and changed files, as if they were in the repository. */
function compilerErrors(files: Scaffold, project: string): string[] {
  const made = new Map(Object.entries(files).map(([path, content]) => [join(root, path), content]));
  const folder = join(root, project);
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config as object;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const { fileExists, directoryExists, getSourceFile } = host;
  host.fileExists = (path) => made.has(path) || fileExists(path);
  host.directoryExists = (path) =>
    [...made.keys()].some((file) => file.startsWith(`${path}/`)) || (directoryExists?.(path) ?? true);
  host.getSourceFile = (path, version) => {
    const content = made.get(path);
    if (content !== undefined) return ts.createSourceFile(path, content, version);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, version));
    return parsed.get(path);
  };
  const roots = [...made.keys()].filter((path) => path.startsWith(`${folder}/`));
  expect(roots.length).toBeGreaterThan(0);
  const declared = declarations[project];
  const program = ts.createProgram(declared ? [...roots, join(root, declared)] : roots, options, host);
  return roots.flatMap((path) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

describe('generated code compiles', () => {
  test.each([
    { words: ['screen', 'campaigns', 'CouponMap'], projects: ['apps/portal', 'apps/server'] },
    { words: ['component', 'tables', 'Thing'], projects: ['packages/ui'] },
    { words: ['operation', 'provider', 'shops', 'listStores'], projects: ['apps/server'] },
    { words: ['operation', 'grant', 'printers', 'listApplications'], projects: ['apps/server'] },
  ])('$words', { timeout: 120_000 }, ({ words, projects }) => {
    const made = make(...words);
    for (const project of projects) expect(compilerErrors(made, project)).toEqual([]);
  });
});

test('a screen is registered in the router, the demo data, Storybook and the journeys', () => {
  const files = make('screen', 'campaigns', 'CouponMap');
  expect(Object.keys(files).toSorted()).toEqual([
    'apps/portal/src/screens/campaigns/CouponMap/CouponMapScreen.stories.tsx',
    'apps/portal/src/screens/campaigns/CouponMap/CouponMapScreen.tsx',
    'apps/portal/src/screens/campaigns/routes.ts',
    'apps/server/src/db/initial-data/pages.ts',
    'e2e/campaigns/couponMap.spec.ts',
  ]);
  expect(files['apps/portal/src/screens/campaigns/routes.ts']).toContain("path: '/Campaigns/CouponMap'");
  expect(files['apps/server/src/db/initial-data/pages.ts']).toMatch(
    /^ {2}Campaigns .*\n {2}- Coupon Map \| \/Campaigns\/CouponMap \| \| JAS \|/m,
  );
});

test.each([
  { words: [], why: 'Say what to make' },
  { words: ['screen', 'campaigns'], why: 'Say what to make' },
  { words: ['page', 'campaigns', 'CouponMap'], why: 'Say what to make' },
  { words: ['screen', 'campaigns', 'couponMap'], why: '"couponMap" is no name' },
  { words: ['screen', '../etc', 'CouponMap'], why: '"../etc" is no name' },
  { words: ['screen', 'campaigns', 'MailerList'], why: 'MailerListScreen.stories.tsx already exists' },
  { words: ['component', 'tables', 'DataTable'], why: 'DataTable.stories.tsx already exists' },
  { words: ['screen', 'stores', 'StoreMap'], why: 'screens/stores/routes.ts does not exist' },
  { words: ['component', 'nothing', 'Thing'], why: 'packages/ui/src/nothing/index.ts does not exist' },
  { words: ['operation', 'soap', 'shops', 'listStores'], why: 'soap.yaml does not describe listStores' },
  { words: ['operation', 'provider', 'shops', 'listWonders'], why: 'does not describe listWonders' },
  { words: ['operation', 'provider', 'mailers', 'listStores'], why: 'handlers.ts already exists' },
])('$words is rejected: $why', ({ words, why }) => expect(() => make(...words)).toThrow(why));
