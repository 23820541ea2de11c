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
    {
      ...options,
      tsConfig: undefined,
      validate: true,
      ruleSet: { forbidden } as ICruiseOptions['ruleSet'],
    },
  );
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const nothing = 'export const nothing = null;\n';

describe('a planted violation is found', () => {
  test.each([
    { rule: 'domain-is-pure', path: 'packages/domain/src/a.ts', imports: 'react' },
    { rule: 'domain-is-pure', path: 'packages/domain/src/a.ts', imports: 'node:fs' },
    { rule: 'api-client-only-transports', path: 'packages/api-client/src/a.ts', imports: 'react' },
    { rule: 'ui-takes-data-as-props', path: 'packages/ui/src/tables/a.ts', imports: 'react-router-dom' },
    { rule: 'ui-takes-data-as-props', path: 'packages/ui/src/tables/a.ts', imports: 'jotai' },
    {
      rule: 'generic-families-know-no-business',
      path: 'packages/ui/src/tables/a.ts',
      imports: '../campaigns/b.ts',
    },
    { rule: 'packages-know-no-app', path: 'packages/ui/src/a.ts', imports: '../../../apps/portal/src/b.ts' },
    {
      rule: 'portal-and-server-meet-in-the-contract',
      path: 'apps/portal/src/a.ts',
      imports: '../../server/src/b.ts',
    },
    { rule: 'server-draws-nothing', path: 'apps/server/src/a.ts', imports: 'react' },
    { rule: 'screens-only-assemble', path: 'apps/portal/src/screens/home/a.ts', imports: '@mui/material' },
    { rule: 'areas-do-not-share', path: 'apps/portal/src/screens/home/a.ts', imports: '../campaigns/b.ts' },
    { rule: 'jotai-stays-in-state', path: 'apps/portal/src/app/a.ts', imports: 'jotai' },
    { rule: 'no-unresolvable', path: 'apps/portal/src/app/a.ts', imports: './missing.ts' },
  ])('$rule: $path imports $imports', async ({ rule, path, imports }) => {
    const target = imports.endsWith('/b.ts') ? { [join(dirname(path), imports)]: nothing } : {};
    expect(await brokenRules({ [path]: `import '${imports}';\n`, ...target })).toContain(rule);
  });

  test('no-cycles: two files import each other', async () => {
    const files = {
      'apps/server/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'apps/server/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    };
    expect(await brokenRules(files)).toContain('no-cycles');
  });
});

test('the same folders without a violation pass', async () => {
  const files = {
    'packages/domain/src/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
    'packages/domain/src/b.ts': 'export const b = 1;\n',
    'apps/portal/src/screens/home/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
    'apps/portal/src/screens/home/b.ts': 'export const b = 1;\n',
  };
  expect(await brokenRules(files)).toEqual([]);
});
