import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { describe, expect, test } from 'vitest';
import { uiFolder } from './paths.ts';

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

interface Cost {
  /** Compressed size (Brotli, in KB) of the code loaded before the first use, without code loaded later. */
  kilobytes: number;
  /** Modules in it, as paths. */
  modules: string[];
}

/**
 * The size that imports of `@portal/ui` add to an app: everything they load except React, in a production build.
 * @param imports what is used, by the module it comes from: `{ Form, fieldsFor }`, `* as Menu`
 */
async function costOf(imports: Readonly<Record<string, string>>): Promise<Cost> {
  const names = Object.values(imports).flatMap((clause) => clause.match(/\w+(?=[ ,}]*$|,)/g) ?? []);
  const lines = Object.entries(imports).map(([from, clause]) => `import ${clause} from '${from}';`);
  return await built(`${lines.join('\n')}\nglobalThis.used = [${names.join(', ')}];\n`);
}

async function built(code: string): Promise<Cost> {
  // Not a file: its path would change the hashes in the chunks, and so their sizes.
  const entry = join(uiFolder, 'entry.js');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: uiFolder,
    define: { 'process.env.NODE_ENV': '"production"' },
    // By default the test's NODE_ENV decides, and the code would hold the paths of its sources.
    oxc: { jsx: { development: false } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    resolve: { conditions: ['@portal/source', ...defaultClientConditions] },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: entry, external: react },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Only one build was requested');
  const chunks = new Map(
    result.output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item]] : [])),
  );
  const first = [...chunks.values()].filter((chunk) => chunk.isEntry);
  for (const chunk of first) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported && !first.includes(imported)) first.push(imported);
    }
  }
  return {
    kilobytes: first.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0) / 1024,
    modules: first.flatMap((chunk) => chunk.moduleIds).map((id) => id.replaceAll('\\', '/')),
  };
}

/** Packages that must not be loaded unless an app uses them. */
const heavy =
  /react-hook-form|\/zod\/|x-date-pickers|x-tree-view|x-charts|x-data-grid|dayjs|@tanstack|@mui\/material\/(Dialog|Menu|Modal|Popover|ButtonBase|InputBase|TextField|Select)\//;
const none = /^$/;
const any = /./;

describe('the size of imports in an app', { timeout: 60_000 }, () => {
  // KB beyond React, of which MUI's styling engine and theme are 24; and which of the heavy modules may come.
  test.each([
    ['theme', '{ PortalThemeProvider }', 35, any],
    ['account', '{ LoginForm }', 29, none],
    ['layout', '{ AppLayout, SidebarMenu, UserMenu, Page, Footer }', 38, any],
    ['layout', '{ AppLayout, SidebarMenu, UserMenu, SearchButton, Page }', Infinity, none],
    [
      'controls',
      '{ Button, IconButton, LinkButton, TextInput, SelectInput, Checkbox, RadioGroup }',
      27,
      none,
    ],
    ['icons', '{ CloseIcon, ExternalIcon }', 0.5, none],
    ['tables', '{ PagingBar }', 28, any],
    ['tables', '{ DataTable }', Infinity, none],
    ['tables', '{ DataTable, PagingBar }', 50, any],
    ['tables', '{ TreeTable }', 52, none],
    // x-data-grid is loaded when the first rows are shown.
    ['tables/EditableGrid', '{ EditableGrid }', 50, none],
    ['forms', '{ Form, fieldsFor }', 52, any],
    ['feedback', '{ ErrorBanner }', 27, any],
    // The drawing code is loaded when a chart is shown.
    ['charts', '{ TimeSeriesChart, ShareChart, RankedBarChart }', 37, none],
    ['campaigns', '{ mailerColumns, mailerFilters }', 31, none],
    ['administration', '{ ToggleList, ChoiceList, PageTree }', 36, any],
    // The tree's own code is fetched with the first tree that is shown.
    ['administration', '{ PageTree, ToggleList, auditColumns }', Infinity, none],
    [
      'administration',
      '{ pageColumns, startPageColumns, dashboardPageColumns, defaultValueColumns }',
      Infinity,
      none,
    ],
  ] as const)('%s %s: at most %d KB', async (family, names, budget, allowed) => {
    const { kilobytes, modules } = await costOf({ [`@portal/ui/${family}`]: names });
    expect(kilobytes).toBeLessThanOrEqual(budget);
    expect(modules.filter((path) => heavy.test(path) && !allowed.test(path))).toEqual([]);
  });
});

describe('a component adds at most 8 % to the size of what it wraps', { timeout: 60_000 }, () => {
  test.each([
    { ours: 'modals/ConfirmModal/ConfirmModal.tsx', name: 'ConfirmModal', wrapped: ['Dialog'] },
    { ours: 'controls/PopupMenu/PopupMenu.tsx', name: 'PopupMenu', wrapped: ['Menu', 'MenuItem', 'Divider'] },
    { ours: 'controls/Button/Button.tsx', name: 'Button', wrapped: ['Button'] },
  ])('$name compared with $wrapped', async ({ ours, name, wrapped }) => {
    const own = await costOf({ [join(uiFolder, 'src', ours)]: `{ ${name} }` });
    const mui = await costOf(Object.fromEntries(wrapped.map((part) => [`@mui/material/${part}`, part])));
    expect(own.kilobytes).toBeLessThanOrEqual(1.08 * mui.kilobytes);
  });
});

describe('no other family is loaded', { timeout: 60_000 }, () => {
  test.each([
    ['theme', 'createPortalTheme', []],
    ['layout', 'Footer', []],
    ['tables', 'PagingBar', []],
    ['feedback', 'ErrorBanner', []],
    ['modals', 'Modal', []],
    ['account', 'LoginForm', ['feedback']],
  ])('with %s', async (family, name, parts: string[]) => {
    const { modules } = await costOf({ [`@portal/ui/${family}`]: `{ ${name} }` });
    const found = modules.flatMap((path) => /packages\/ui\/src\/(\w+)\/[A-Z]/.exec(path)?.[1] ?? []);
    const expected = new Set([family, 'controls', 'theme', ...parts]);
    expect([...new Set(found)].filter((each) => !expected.has(each))).toEqual([]);
  });
});
