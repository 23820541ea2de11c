import { describe, expect, test } from 'vitest';
import { formatAccessExplanation, listGrantingRoles, explainAccess } from './explainAccess.ts';
import { pageRecord, user } from './pageFixtures.ts';
import { buildPageTree, flattenPages, type PageNode } from './pageTree.ts';

const tree = buildPageTree([
  pageRecord(1, { pageName: 'Campaigns', roles: 'JAS,MSC' }),
  pageRecord(2, { pageName: 'Campaign Update', parentId: 1, roles: 'JAS' }),
  pageRecord(3, { pageName: 'Help' }),
  pageRecord(4, { pageName: 'Admin', url: '/Admin', roles: 'Administer' }),
  pageRecord(5, { pageName: 'Web Site Pages', url: '/Admin/Pages', parentId: 4, roles: 'Programmer' }),
  pageRecord(6, { pageName: 'Lost', parentId: 99 }),
  pageRecord(7, { pageName: 'Offers', roles: 'JAS,MSC,Coleman' }),
]);
const page = (name: string): PageNode => {
  const found = flattenPages(tree).find((each) => each.pageName === name);
  if (!found) throw new Error(`no page ${name}`);
  return found;
};
const explain = (name: string, roles: string[], isLockedOut = false) =>
  formatAccessExplanation(explainAccess(page(name), { roles, isLockedOut }), 'jdoe');

describe('why a page can be opened', () => {
  test.each([
    {
      name: 'Help',
      roles: ['MSC'],
      reasons: ['No role required: anyone with a role can open it'],
    },
    { name: 'Campaigns', roles: ['MSC', 'X'], reasons: ['Campaigns: allowed for the role MSC'] },
    { name: 'Campaigns', roles: ['JAS', 'MSC'], reasons: ['Campaigns: allowed for the roles JAS and MSC'] },
    {
      name: 'Campaign Update',
      roles: ['JAS'],
      reasons: [
        'Parent page Campaigns: allowed for the role JAS',
        'Campaign Update: allowed for the role JAS',
      ],
    },
    {
      name: 'Lost',
      roles: ['Administer'],
      reasons: [
        'Lost has no valid parent page, so only administrators can open it; jdoe has the role Administer',
      ],
    },
    {
      name: 'Admin',
      roles: ['Administer'],
      reasons: [
        'Admin: allowed for the role Administer',
        'Pages under /Admin require the role Administer; jdoe has the role Administer',
      ],
    },
  ])('$name with $roles', ({ name, roles, reasons }) => {
    expect(explain(name, roles)).toEqual({ answer: `jdoe can open ${name}`, reasons, remedy: null });
  });
});

describe('why a page cannot be opened: all reasons, and what would help', () => {
  test.each([
    {
      name: 'Campaign Update',
      roles: ['Programmer'],
      reasons: [
        'Parent page Campaigns requires the role JAS or MSC',
        'Campaign Update requires the role JAS',
      ],
      remedy: 'To allow access, assign JAS to jdoe',
    },
    {
      name: 'Campaign Update',
      roles: ['MSC'],
      reasons: ['Campaign Update requires the role JAS'],
      remedy: 'To allow access, assign JAS to jdoe',
    },
    {
      name: 'Campaigns',
      roles: ['Programmer'],
      reasons: ['Campaigns requires the role JAS or MSC'],
      remedy: 'To allow access, assign JAS or MSC to jdoe',
    },
    {
      name: 'Web Site Pages',
      roles: ['JAS'],
      reasons: [
        'Parent page Admin requires the role Administer',
        'Pages under /Admin require the role Administer',
        'Web Site Pages requires the role Programmer',
      ],
      remedy: 'To allow access, assign Administer, and Programmer to jdoe',
    },
    {
      name: 'Offers',
      roles: ['X'],
      reasons: ['Offers requires the role JAS, MSC or Coleman'],
      remedy: 'To allow access, assign JAS or MSC or Coleman to jdoe',
    },
    {
      name: 'Lost',
      roles: ['JAS'],
      reasons: ['Lost has no valid parent page, so only administrators can open it'],
      remedy: 'To allow access, assign Administer to jdoe',
    },
    {
      name: 'Help',
      roles: [],
      reasons: ['jdoe has no role, and every page requires at least one'],
      remedy: 'To allow access, assign any role to jdoe',
    },
  ])('$name with $roles', ({ name, roles, reasons, remedy }) => {
    expect(explain(name, roles)).toEqual({ answer: `jdoe cannot open ${name}`, reasons, remedy });
  });

  test('a locked user, with and without the roles', () => {
    const locked = 'jdoe is locked out';
    expect(explain('Campaigns', ['JAS'], true)).toEqual({
      answer: 'jdoe cannot open Campaigns',
      reasons: [locked],
      remedy: 'To allow access, unlock jdoe',
    });
    expect(explain('Campaigns', ['X'], true)).toMatchObject({
      reasons: [locked, 'Campaigns requires the role JAS or MSC'],
      remedy: 'To allow access, unlock jdoe and assign JAS or MSC to jdoe',
    });
    expect(explain('Help', [], true).remedy).toBe('To allow access, unlock jdoe and assign any role to jdoe');
  });
});

test('a list of missing roles is omitted when a shorter one satisfies it', () => {
  expect(explainAccess(page('Campaign Update'), user('X')).missingRoles).toEqual([['JAS']]);
  expect(explainAccess(page('Campaigns'), user('X')).missingRoles).toEqual([['JAS', 'MSC']]);
  expect(explainAccess(page('Campaigns'), user('JAS')).missingRoles).toEqual([]);
});

test.each([
  { name: 'Campaign Update', roles: ['JAS', 'MSC', 'X'], deciding: ['JAS', 'MSC'] },
  { name: 'Lost', roles: ['Administer'], deciding: ['Administer'] },
  { name: 'Help', roles: ['X'], deciding: [] },
  { name: 'Campaign Update', roles: ['MSC'], deciding: [] },
])('$deciding are the roles of $roles that give access to $name', ({ name, roles, deciding }) => {
  expect(listGrantingRoles(explainAccess(page(name), user(...roles)))).toEqual(deciding);
});
