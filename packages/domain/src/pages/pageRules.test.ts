/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, test } from 'vitest';
import { pageRecord } from './pageFixtures.ts';
import { validatePageReferences, validateNewPage, validatePage, type PageDraft } from './pageRules.ts';

const page: PageDraft = { ...pageRecord(0), pageName: 'Weekly Sales', url: '/Reports/Weekly', orderBy: 3 };

test('a page needs only a name and an order', () => {
  expect(validateNewPage({ pageName: 'Reports', orderBy: 1 })).toEqual({});
  expect(validateNewPage({})).toEqual({
    pageName: 'Page name is required',
    orderBy: 'Order must be greater than 0',
  });
});

const unsafe = 'URL must start with / or https://';

describe('each field', () => {
  test.each<[field: keyof PageDraft, value: string | number | null, mistake: string | undefined]>([
    ['pageName', ' ', 'Page name is required'],
    ['pageName', 'a\nb', 'Page name must be one line'],
    ['pageName', 'x'.repeat(100), undefined],
    ['pageName', 'x'.repeat(101), 'Page name must have at most 100 characters'],
    ['pageName', '<script>alert(1)</script>', undefined],
    ['url', null, undefined],
    ['url', '', undefined],
    ['url', 'https://reports.example/x', undefined],
    ['url', 'http://reports.example/x', unsafe],
    ['url', 'javascript:alert(1)', unsafe],
    ['url', 'data:text/html,x', unsafe],
    ['url', '//evil.example', unsafe],
    ['url', '/\\evil.example', unsafe],
    ['url', 'Reports/Weekly', unsafe],
    ['imageUrl', 'java\tscript:alert(1)', 'Image URL must not contain invisible characters'],
    [
      'imageUrl',
      'https://images.example/sales.png',
      'Image URL must be a path in the portal, starting with /',
    ],
    ['imageUrl', 'sales.png', 'Image URL must be a path in the portal, starting with /'],
    ['imageUrl', '/images/sales.png', undefined],
    ['imageUrl', ' ', undefined],
    ['icon', 'bar_chart', undefined],
    ['icon', 'a\rb', 'Icon must be one line'],
    ['toolTip', 'two\nlines', undefined],
    ['toolTip', 'x'.repeat(500), undefined],
    ['toolTip', 'x'.repeat(501), 'Tooltip must have at most 500 characters'],
    ['orderBy', 1.5, undefined],
    ['orderBy', Number.NaN, 'Order must be a number'],
    ['orderBy', null, 'Order must be a number'],
  ])('%s %j: %s', (field, value, mistake) => {
    expect(validatePage({ ...page, [field]: value })).toEqual(mistake ? { [field]: mistake } : {});
  });

  test.each([0, -1, Number.NaN])('orderBy %d is rejected for a new page', (orderBy) => {
    expect(validateNewPage({ ...page, orderBy })).toEqual({ orderBy: 'Order must be greater than 0' });
  });

  test('orderBy 0 is kept for an existing page', () => {
    expect(validatePage({ ...page, orderBy: 0 })).toEqual({});
  });
});

describe('references of a page', () => {
  // 1 > 2 > 3, and 4 beside 1.
  const pages = [
    pageRecord(1),
    pageRecord(2, { parentId: 1 }),
    pageRecord(3, { parentId: 2 }),
    pageRecord(4),
  ];
  const references = { pages, roles: new Set(['JAS', 'MSC']), serverRoles: new Set(['reports']) };
  const below = 'A page cannot be moved below itself';

  test.each([
    { pageId: null, parentId: 0, mistake: undefined },
    { pageId: null, parentId: 3, mistake: undefined },
    { pageId: null, parentId: 9, mistake: 'No page with ID 9 exists' },
    { pageId: 3, parentId: 4, mistake: undefined },
    { pageId: 3, parentId: 0, mistake: undefined },
    { pageId: 1, parentId: 1, mistake: below },
    { pageId: 1, parentId: 2, mistake: below },
    { pageId: 1, parentId: 3, mistake: below },
    { pageId: 2, parentId: 1, mistake: undefined },
  ])('page $pageId below $parentId: $mistake', ({ pageId, parentId, mistake }) => {
    const errors = validatePageReferences(pageId, { parentId, roles: '', serverRoles: '' }, references);
    expect(errors).toEqual(mistake ? { parentId: mistake } : {});
  });

  test('an existing cycle ends the search', () => {
    const circle = [pageRecord(1, { parentId: 2 }), pageRecord(2, { parentId: 1 }), pageRecord(3)];
    const draft = { parentId: 1, roles: '', serverRoles: '' };
    expect(validatePageReferences(3, draft, { ...references, pages: circle })).toEqual({});
  });

  test.each([
    { roles: 'JAS, MSC', serverRoles: 'reports', errors: {} },
    { roles: '', serverRoles: '', errors: {} },
    { roles: 'JAS,Weaver,Spinner', serverRoles: '', errors: { roles: 'Unknown role: Weaver, Spinner' } },
    { roles: 'jas', serverRoles: '', errors: { roles: 'Unknown role: jas' } },
    { roles: '', serverRoles: 'reports x', errors: { serverRoles: 'Unknown server role: x' } },
  ])('roles "$roles" and "$serverRoles"', ({ roles, serverRoles, errors }) => {
    expect(validatePageReferences(null, { parentId: 0, roles, serverRoles }, references)).toEqual(errors);
  });
});
