import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, describe, expect, test } from 'vitest';
import configuration from '../.dependency-cruiser.cjs';
import { cache } from './paths.ts';

const folders: string[] = [];
const here = process.cwd();

afterEach(() => {
  process.chdir(here);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes the files into an empty project inside ours, whose node_modules it finds, and answers the names of the broken rules. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'planted-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  process.chdir(folder);
  const { forbidden, options } = configuration as unknown as { forbidden: object[]; options: ICruiseOptions };
  const { output } = await cruise(
    ['packages', 'apps'].filter((top) => JSON.stringify(files).includes(`${top}/`)),
    { ...options, tsConfig: undefined, validate: true, ruleSet: { forbidden } as ICruiseOptions['ruleSet'] },
  );
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const nothing = 'export const nothing = null;\n';

describe('a planted violation is found', () => {
  test.each([
    ['domain-is-pure', 'packages/domain/src/a.ts', 'react'],
    ['domain-is-pure', 'packages/domain/src/a.ts', 'node:fs'],
    ['api-client-only-transports', 'packages/api-client/src/a.ts', 'react'],
    ['ui-takes-data-as-props', 'packages/ui/src/tables/a.ts', 'react-router-dom'],
    ['ui-takes-data-as-props', 'packages/ui/src/tables/a.ts', 'jotai'],
    ['families-share-generic-code-only', 'packages/ui/src/tables/a.ts', '../campaigns/b.ts'],
    ['families-share-generic-code-only', 'packages/ui/src/reports/a.ts', '../campaigns/b.ts'],
    ['generic-families-in-order', 'packages/ui/src/modals/a.ts', '../forms/b.ts'],
    ['packages-know-no-app', 'packages/ui/src/a.ts', '../../../apps/portal/src/b.ts'],
    ['portal-and-server-meet-in-the-contract', 'apps/portal/src/a.ts', '../../server/src/b.ts'],
    ['server-draws-nothing', 'apps/server/src/a.ts', 'react'],
    ['screens-only-assemble', 'apps/portal/src/screens/home/a.ts', '@mui/material'],
    ['areas-do-not-share', 'apps/portal/src/screens/home/a.ts', '../campaigns/b.ts'],
    ['app-is-the-root', 'apps/portal/src/screens/home/a.ts', '../../app/b.ts'],
    ['app-is-the-root', 'apps/portal/src/navigation/a.ts', '../app/b.ts'],
    ['shared-folders-know-no-screen', 'apps/portal/src/lists/a.ts', '../screens/home/b.ts'],
    ['shared-folders-in-order', 'apps/portal/src/api/a.ts', '../lists/b.ts'],
    ['shared-folders-in-order', 'apps/portal/src/url/a.ts', '../views/b.ts'],
    ['jotai-stays-in-state', 'apps/portal/src/app/a.ts', 'jotai'],
    ['no-unresolvable', 'apps/portal/src/app/a.ts', './missing.ts'],
  ])('%s: %s imports %s', async (rule, path, imports) => {
    const target = imports.endsWith('/b.ts') ? { [join(dirname(path), imports)]: nothing } : {};
    expect(await brokenRules({ [path]: `import '${imports}';\n`, ...target })).toContain(rule);
  });

  test.each([
    ['type-only', "import type { b } from '../../app/b.ts';\nexport type A = typeof b;\n"],
    ['dynamic', "export const a = async () => import('../../app/b.ts');\n"],
  ])('app-is-the-root: a %s import counts', async (_kind, content) => {
    const files = {
      'apps/portal/src/screens/home/a.ts': content,
      'apps/portal/src/app/b.ts': 'export const b = 1;\n',
    };
    expect(await brokenRules(files)).toContain('app-is-the-root');
  });

  test.each(['import { b } from', 'import type { b } from', 'export const b = () => import('])(
    'no-cycles: two files depend on each other, one with %s',
    async (statement) => {
      const files = {
        'apps/server/src/a.ts': `${statement} './b.ts'${statement.endsWith('(') ? ')' : ''};\nexport const a = 1;\n`,
        'apps/server/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
      };
      expect(await brokenRules(files)).toContain('no-cycles');
    },
  );
});

test('the same folders without a violation pass', async () => {
  const files = {
    'packages/domain/src/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
    'packages/domain/src/b.ts': 'export const b = 1;\n',
    'packages/ui/src/campaigns/a.ts': "import { b } from '../forms/b.ts';\nexport const a = b;\n",
    'packages/ui/src/forms/b.ts': 'export const b = 1;\n',
    'apps/portal/src/screens/home/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
    'apps/portal/src/screens/home/b.ts': 'export const b = 1;\n',
  };
  expect(await brokenRules(files)).toEqual([]);
});
