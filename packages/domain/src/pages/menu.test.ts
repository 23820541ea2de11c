/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, test } from 'vitest';
import { buildMenu, type MenuNode } from './menu.ts';
import { pageRecord, user } from './pageFixtures.ts';
import { buildPageTree, type PageRecord } from './pageTree.ts';

const menuOf = (records: PageRecord[], ...roles: string[]) =>
  buildMenu(buildPageTree(records), user(...roles));
const names = (menu: MenuNode[]): unknown[] =>
  menu.map((node) => (node.children.length ? [node.pageName, names(node.children)] : node.pageName));

describe('buildMenu', () => {
  test('shows the pages that the user can reach, in tree order', () => {
    const records = [
      pageRecord(1, { pageName: 'Campaigns', url: '/Campaigns', orderBy: 20 }),
      pageRecord(2, { pageName: 'Mailers', parentId: 1, roles: 'JAS,MSC', orderBy: 2 }),
      pageRecord(3, { pageName: 'Campaign Update', parentId: 1, roles: 'JAS', orderBy: 1 }),
      pageRecord(4, { pageName: 'Reports', url: '', orderBy: 10 }),
      pageRecord(5, { pageName: 'Stores', parentId: 4 }),
    ];
    expect(names(menuOf(records, 'JAS'))).toEqual([
      ['Reports', ['Stores']],
      ['Campaigns', ['Campaign Update', 'Mailers']],
    ]);
    expect(names(menuOf(records, 'MSC'))).toEqual([
      ['Reports', ['Stores']],
      ['Campaigns', ['Mailers']],
    ]);
    expect(menuOf(records)).toEqual([]);
  });

  test('hides a parent without visible children and without URL, level by level', () => {
    const records = [
      pageRecord(1, { url: '' }),
      pageRecord(2, { parentId: 1, url: '' }),
      pageRecord(3, { parentId: 2, roles: 'MSC' }),
    ];
    expect(menuOf(records, 'JAS')).toEqual([]);
    expect(names(menuOf(records, 'MSC'))).toEqual([['Page 1', [['Page 2', ['Page 3']]]]]);
  });

  test('keeps a parent without visible children that has a URL', () => {
    const records = [pageRecord(1, { url: '/Campaigns' }), pageRecord(2, { parentId: 1, roles: 'MSC' })];
    expect(names(menuOf(records, 'JAS'))).toEqual(['Page 1']);
  });

  test('omits reachable pages that are not menu entries, with their descendants', () => {
    const records = [
      pageRecord(1),
      pageRecord(2, { parentId: 1, mainMenu: false }),
      pageRecord(3, { mainMenu: false }),
      pageRecord(4, { parentId: 3 }),
    ];
    expect(names(menuOf(records, 'JAS'))).toEqual(['Page 1']);
  });

  test.each([
    { url: '/Home', entry: { url: '/Home', external: false } },
    { url: 'https://reports.example/x', entry: { url: 'https://reports.example/x', external: true } },
  ])('$url is external: $entry.external', ({ url, entry }) => {
    expect(menuOf([pageRecord(1, { url })], 'JAS')).toMatchObject([entry]);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'http://intranet.example', ''])(
    'an entry with the URL %j has no link and is shown only as a parent',
    (url) => {
      expect(menuOf([pageRecord(1, { url })], 'JAS')).toEqual([]);
      const parent = menuOf([pageRecord(1, { url }), pageRecord(2, { parentId: 1 })], 'JAS');
      expect(parent).toMatchObject([{ url: null, external: false, children: [{ pageId: 2 }] }]);
    },
  );

  test('http URLs are allowed by an option', () => {
    const tree = buildPageTree([pageRecord(1, { url: 'http://intranet.example' })]);
    expect(buildMenu(tree, user('JAS'), { allowHttp: true })).toMatchObject([{ external: true }]);
  });

  test.each([
    ['/images/sale.svg', '/images/sale.svg'],
    ['https://cdn.example.com/sale.svg', ''],
    ['javascript:alert(1)', ''],
    [null, ''],
  ])('the image %s of an entry is shown as "%s"', (imageUrl, shown) => {
    expect(menuOf([pageRecord(1, { imageUrl })], 'JAS')).toMatchObject([{ imageUrl: shown }]);
  });

  test('the path of the app precedes the paths of images', () => {
    const tree = buildPageTree([pageRecord(1, { imageUrl: '/sale.svg' }), pageRecord(2)]);
    const menu = buildMenu(tree, user('JAS'), { basePath: '/portal' });
    expect(menu.map(({ imageUrl }) => imageUrl)).toEqual(['/portal/sale.svg', '']);
  });

  test('an entry contains what is rendered: icon, tooltip and roles', () => {
    const record = pageRecord(1, { icon: 'campaign', toolTip: 'All mailers', roles: 'JAS,MSC' });
    expect(menuOf([record], 'JAS')).toEqual([
      {
        pageId: 1,
        pageName: 'Page 1',
        url: '/page1',
        external: false,
        icon: 'campaign',
        imageUrl: '',
        toolTip: 'All mailers',
        roles: ['JAS', 'MSC'],
        children: [],
      },
    ]);
  });
});
