import {
  buildMenu,
  buildPageTree,
  canOpenPath,
  flattenPages,
  isDeveloper,
  toReportLink,
  toSafeUrl,
  resolveStartUrl,
  type MenuNode,
  type PageRecord,
} from '@portal/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../demo-data/demoAccounts.ts';
import { createInitialPages } from './pages.ts';
import { roles, serverRoles } from './roles.ts';

const tree = buildPageTree(
  createInitialPages().map((row): PageRecord => ({
    pageId: row.page_id ?? 0,
    parentId: row.parent_id ?? 0,
    pageName: row.page_name,
    url: row.url ?? '',
    roles: (row.roles ?? []).join(','),
    serverRoles: (row.server_roles ?? []).join(' '),
    mainMenu: row.main_menu ?? true,
    orderBy: row.order_by ?? 1,
    toolTip: row.tool_tip ?? null,
    imageUrl: null,
    icon: row.icon ?? null,
  })),
);

function listVisiblePages(username: string) {
  const account = demoAccounts.find((each) => each.username === username);
  if (!account) throw new Error(`no demo account ${username}`);
  const menu = buildMenu(tree, account);
  const start = resolveStartUrl({ startPage: account.startPage, startPages: [], menu });
  return { account, menu, start };
}

const listPaths = (menu: readonly MenuNode[]): (string | null)[] =>
  menu.flatMap((entry) => [entry.url, ...listPaths(entry.children)]);

describe('the pages that demo accounts see', () => {
  test('demo.admin: every page of the menu', () => {
    const { menu } = listVisiblePages('demo.admin');
    const listed = flattenPages(tree).filter((page) => page.mainMenu);
    expect(listPaths(menu).toSorted()).toEqual(listed.map((page) => page.url).toSorted());
  });

  test('demo.developer: Developer mode, and nothing under /Admin', () => {
    const { account, menu } = listVisiblePages('demo.developer');
    expect(isDeveloper(account)).toBe(true);
    expect(listPaths(menu)).toContain('/Campaigns/MailerList');
    expect(listPaths(menu).filter((path) => path?.startsWith('/Admin'))).toEqual([]);
  });

  test('demo.marketing: starts at a page it can open, and sees nothing under /Admin', () => {
    const { account, menu, start } = listVisiblePages('demo.marketing');
    expect(start).toBe('/Campaigns/CampaignUpdate');
    expect(canOpenPath(tree, start, account)).toBe(true);
    expect(listPaths(menu).filter((path) => path?.startsWith('/Admin'))).toEqual([]);
  });

  test('demo.care: exactly two main-menu entries, and starts at the second', () => {
    const { menu, start } = listVisiblePages('demo.care');
    expect(menu.map((entry) => entry.pageName)).toEqual(['Home', 'Campaigns']);
    expect(start).toBe('/Campaigns');
    expect(listPaths(menu)).toEqual([
      '/Home',
      '/Campaigns',
      '/Campaigns/MailerList',
      toReportLink('Mailers/PiecesByMonth'),
    ]);
  });

  test.each(['demo.admin', 'demo.developer'])(
    '%s: more than two entries and no start page, so Home',
    (name) => {
      const { menu, start } = listVisiblePages(name);
      expect(menu.length).toBeGreaterThan(2);
      expect(start).toBe('/Home');
    },
  );

  test('demo.locked: nothing', () => expect(listVisiblePages('demo.locked').menu).toEqual([]));
});

test('every page has a safe URL, a top-level icon and existing roles', () => {
  const known = new Set([...roles, ...serverRoles].map((role) => role.rolename));
  for (const page of flattenPages(tree)) {
    expect(page.url === '' || toSafeUrl(page.url) !== null).toBe(true);
    expect(page.parent !== null || page.icon !== '').toBe(true);
    for (const role of [...page.roles, ...page.serverRoles]) expect(known).toContain(role);
    expect(page.detached).toBe(false);
  }
});
