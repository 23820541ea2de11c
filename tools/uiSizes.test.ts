import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uiFolder } from './paths.ts';
import { costOf } from './uiSizes.ts';

describe('budgets', { timeout: 60_000 }, () => {
  // KB beyond React. MUI's styling engine and theme are 24 of it.
  test.each([
    { names: '{ PortalThemeProvider }', from: '@portal/ui/theme', budget: 34 },
    { names: '{ LoginForm }', from: '@portal/ui/account', budget: 28 },
    { names: '{ AppLayout, SidebarMenu, UserMenu, Page, Footer }', from: '@portal/ui/layout', budget: 32 },
    { names: '{ PagingBar }', from: '@portal/ui/tables', budget: 28 },
    { names: '{ DataTable, PagingBar }', from: '@portal/ui/tables', budget: 49 },
    { names: '{ TreeTable }', from: '@portal/ui/tree', budget: 52 },
    // x-data-grid with all that it imports; the portal's build leaves out what is switched off.
    { names: '{ EditableGrid }', from: '@portal/ui/grid', budget: 200 },
    { names: '{ Form, fieldsFor }', from: '@portal/ui/forms', budget: 51 },
    { names: '{ ErrorBanner }', from: '@portal/ui/feedback', budget: 27 },
    // What draws is fetched when a chart is shown.
    { names: '{ TimeSeriesChart, ShareChart, RankedBarChart }', from: '@portal/ui/charts', budget: 34 },
    { names: '{ mailerColumns, mailerFilters }', from: '@portal/ui/campaigns', budget: 31 },
    { names: '{ ToggleList, ChoiceList, PageTree }', from: '@portal/ui/administration', budget: 36 },
  ])('$names costs at most $budget KB', async ({ names, from, budget }) => {
    const { kilobytes } = await costOf({ [from]: names });
    expect(kilobytes).toBeLessThanOrEqual(budget);
  });
});

describe('a component costs at most 1.08 of what it wraps', { timeout: 60_000 }, () => {
  test.each([
    { ours: 'modals/ConfirmModal/ConfirmModal.tsx', name: 'ConfirmModal', wrapped: ['Dialog'] },
    { ours: 'menus/PopupMenu.tsx', name: 'PopupMenu', wrapped: ['Menu', 'MenuItem', 'Divider'] },
    { ours: 'layout/ActionButton/ActionButton.tsx', name: 'ActionButton', wrapped: ['Button'] },
  ])('$name beside $wrapped', async ({ ours, name, wrapped }) => {
    const own = await costOf({ [join(uiFolder, 'src', ours)]: `{ ${name} }` });
    const mui = await costOf(Object.fromEntries(wrapped.map((part) => [`@mui/material/${part}`, part])));
    expect(own.kilobytes).toBeLessThanOrEqual(1.08 * mui.kilobytes);
  });
});

describe('nothing large is loaded by default', { timeout: 60_000 }, () => {
  const heavy =
    /react-hook-form|\/zod\/|x-date-pickers|x-tree-view|x-charts|dayjs|@tanstack|@mui\/material\/(Dialog|Menu|Modal|Popover|TextField|Select)\//;
  test.each([
    { names: '{ LoginForm }', from: '@portal/ui/account', allowed: /^$/ },
    {
      names: '{ AppLayout, SidebarMenu, UserMenu, MenuSearch, Page }',
      from: '@portal/ui/layout',
      allowed: /^$/,
    },
    { names: '{ mailerColumns, mailerFilters }', from: '@portal/ui/campaigns', allowed: /^$/ },
    // The tree's own code is fetched with the first tree that is shown.
    { names: '{ PageTree, ToggleList, auditColumns }', from: '@portal/ui/administration', allowed: /^$/ },
    { names: '{ DataTable }', from: '@portal/ui/tables', allowed: /@tanstack\/(react-virtual|virtual-core)/ },
    { names: '{ TimeSeriesChart, ShareChart, RankedBarChart }', from: '@portal/ui/charts', allowed: /^$/ },
    { names: '{ TreeTable }', from: '@portal/ui/tree', allowed: /@tanstack\/(react-virtual|virtual-core)/ },
    {
      names: '{ pageColumns, startPageColumns, dashboardPageColumns, defaultValueColumns }',
      from: '@portal/ui/administration',
      allowed: /^$/,
    },
  ])('with $names', async ({ names, from, allowed }) => {
    const { modules } = await costOf({ [from]: names });
    expect(modules.filter((path) => heavy.test(path) && !allowed.test(path))).toEqual([]);
  });

  test.each([
    ['theme', 'createPortalTheme', []],
    ['layout', 'Footer', []],
    ['tables', 'PagingBar', []],
    ['feedback', 'ErrorBanner', []],
    ['modals', 'Modal', []],
    ['account', 'LoginForm', ['feedback']],
  ])('no other family comes with %s', async (family, name, parts: string[]) => {
    const { modules } = await costOf({ [`@portal/ui/${family}`]: `{ ${name} }` });
    const found = modules.flatMap((path) => /packages\/ui\/src\/(\w+)\/[A-Z]/.exec(path)?.[1] ?? []);
    const expected = new Set([family, 'buttons', ...parts]);
    expect([...new Set(found)].filter((each) => !expected.has(each))).toEqual([]);
  });
});
