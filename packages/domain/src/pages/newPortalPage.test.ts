import { expect, test } from 'vitest';
import { pageRecord } from './pageFixtures.ts';
import { findPageWithUrl, toNewPage, validateNewPortalPage, type NewPortalPage } from './newPortalPage.ts';
import { buildPageTree } from './pageTree.ts';

const web: NewPortalPage = {
  pageType: 'web',
  pageName: 'Weekly Sales',
  url: '/Reports/Weekly',
  viewUrl: '',
  parentId: 2,
  orderBy: 10,
  mainMenu: true,
  roles: [],
};
const view: NewPortalPage = { ...web, pageType: 'tableau', pageName: '', viewUrl: 'Sales/Weekly' };
const views = [{ viewId: 1, title: 'Sales by week', viewUrl: 'Sales/Weekly' }];

test.each<{ why: string; page: NewPortalPage; errors: object }>([
  { why: 'a web page requires a name', page: web, errors: {} },
  {
    why: 'and the name must not be blank',
    page: { ...web, pageName: ' ' },
    errors: { pageName: 'Page name is required' },
  },
  { why: 'a page without a URL is a group', page: { ...web, url: '' }, errors: {} },
  {
    why: 'an unsafe URL is rejected',
    page: { ...web, url: '//evil.example' },
    errors: { url: 'URL must start with / or https://' },
  },
  { why: 'a view requires no name', page: view, errors: {} },
  { why: 'but a view name', page: { ...view, viewUrl: '' }, errors: { viewUrl: 'Report view is required' } },
  { why: 'the URL field is ignored for a view', page: { ...view, url: 'x' }, errors: {} },
  ...[web, view].flatMap((page) => [
    { why: `the order of ${page.pageType} is above 0`, page: { ...page, orderBy: 1 }, errors: {} },
    {
      why: `zero is rejected`,
      page: { ...page, orderBy: 0 },
      errors: { orderBy: 'Order must be greater than 0' },
    },
  ]),
  {
    why: 'all errors are listed',
    page: { ...view, viewUrl: '', orderBy: -1 },
    errors: { viewUrl: 'Report view is required', orderBy: 'Order must be greater than 0' },
  },
])('$why', ({ page, errors }) => expect(validateNewPortalPage(page, views)).toEqual(errors));

test('a page for a view has its title as the default name, and the URL of the viewer', () => {
  expect(toNewPage(view, views)).toMatchObject({
    pageName: 'Sales by week',
    url: '/Tableau/TableauLink?report=Sales%2FWeekly',
  });
  expect(toNewPage({ ...view, pageName: ' Mine ' }, views)).toMatchObject({ pageName: 'Mine' });
});

test('the roles are joined', () => {
  expect(toNewPage({ ...web, roles: ['JAS', 'MSC'] }).roles).toBe('JAS,MSC');
});

test('a URL belongs to the page with its path, ignoring case', () => {
  const tree = buildPageTree([pageRecord(1, { url: '/Admin/Roles' }), pageRecord(2, { url: '' })]);
  expect(findPageWithUrl(tree, '/admin/roles/')?.pageId).toBe(1);
  expect(findPageWithUrl(tree, '/admin')).toBeUndefined();
});
