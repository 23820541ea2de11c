import { expect, test } from 'vitest';
import { canOpenPage, filterAccessibleTree, filterUsersWithAccess, type AccessUser } from './access.ts';
import { findAccessChange, findUserAccessChange } from './accessChange.ts';
import { explainAccess } from './explainAccess.ts';
import { buildMenu, type MenuNode } from './menu.ts';
import { buildPageTree, flattenPages, withAncestors, type PageNode } from './pageTree.ts';
import { randomPages } from './testing/randomPages.ts';

/** A second implementation of the rule (docs/domain/page-tree.md), so that both do not have the same error. */
function mayOpen(page: PageNode, user: AccessUser): boolean {
  const holdsOneOf = (roles: readonly string[]) =>
    roles.length === 0 || roles.some((role) => user.roles.includes(role));
  const isAdministration = (url: string) => /^\/admin(\/|$)/i.test(url);
  const places = withAncestors(page);
  const needsAdminister = places.some((place) => place.detached || isAdministration(place.url));
  return (
    !user.isLockedOut &&
    user.roles.length > 0 &&
    places.every((place) => holdsOneOf(place.roles)) &&
    (!needsAdminister || user.roles.includes('Administer'))
  );
}

const menuIds = (menu: readonly MenuNode[]): number[] =>
  menu.flatMap((node) => [node.pageId, ...menuIds(node.children)]);

/** Entries the menu has to hold: pages with an address that are listed all the way down. */
const isListed = (page: PageNode) => page.url !== '' && withAncestors(page).every((each) => each.mainMenu);

const cases = Array.from({ length: 400 }, (_, seed) => {
  const random = randomPages(seed);
  const records = random.records();
  const tree = buildPageTree(records);
  return { seed, random, records, tree, pages: flattenPages(tree), users: random.users() };
});

test('the random cases differ', () => {
  const answers = cases.flatMap(({ pages, users }) =>
    pages.flatMap((page) => users.map((user) => explainAccess(page, user))),
  );
  const unmet = new Set(
    answers.flatMap(({ requirements: steps }) =>
      steps.filter((step) => !step.isMet).map((step) => step.kind),
    ),
  );
  expect([...unmet].toSorted()).toEqual(['administer', 'any-role', 'role', 'unlocked']);
  expect(answers.filter(({ canOpen }) => canOpen).length).toBeGreaterThan(answers.length / 10);
  expect(cases.some(({ pages }) => pages.some((page) => page.detached))).toBe(true);
});

test('the explanation, canOpenPage and the list of users agree with the rule', () => {
  for (const { seed, pages, users } of cases) {
    for (const page of pages) {
      for (const user of users) {
        const expected = mayOpen(page, user);
        expect({ seed, page: page.pageId, answer: explainAccess(page, user).canOpen }).toMatchObject({
          answer: expected,
        });
        expect(canOpenPage(page, user)).toBe(expected);
      }
      expect(filterUsersWithAccess(page, users)).toEqual(
        users.filter((user) => explainAccess(page, user).canOpen),
      );
    }
  }
});

test('the menu contains exactly the pages that the explanation allows', () => {
  for (const { seed, tree, pages, users } of cases) {
    for (const user of users) {
      const shown = new Set(menuIds(buildMenu(tree, user)));
      for (const page of pages) {
        const { canOpen } = explainAccess(page, user);
        const isShown = shown.has(page.pageId);
        const isRight = isListed(page) ? isShown === canOpen : !isShown || canOpen;
        expect({ seed, page: page.pageId, canOpen, isShown, isRight }).toMatchObject({ isRight: true });
      }
    }
  }
});

test('the reachable tree contains exactly the reachable pages', () => {
  for (const { tree, pages, users } of cases) {
    for (const user of users) {
      const reached = flattenPages(filterAccessibleTree(tree, user)).map((page) => page.pageId);
      expect(reached).toEqual(pages.filter((page) => mayOpen(page, user)).map((page) => page.pageId));
    }
  }
});

test('the roles listed as missing give access, and no smaller set does', () => {
  for (const { pages, users } of cases) {
    for (const page of pages) {
      for (const user of users) {
        const { canOpen, missingRoles } = explainAccess(page, user);
        const roles = [...user.roles, ...missingRoles.map((list) => list[0] ?? '')];
        const helped = { roles: roles.length > 0 ? roles : ['Any'], isLockedOut: false };
        expect(canOpenPage(page, helped)).toBe(true);
        expect(canOpen && missingRoles.length > 0).toBe(false);
        for (const without of missingRoles) {
          const less = helped.roles.filter((role) => !without.includes(role));
          expect(canOpenPage(page, { ...helped, roles: less })).toBe(false);
        }
      }
    }
  }
});

test('the predicted effect of a page role change matches the changed tree, including descendants', () => {
  for (const { seed, random, records, tree, pages, users } of cases) {
    const [first, ...others] = pages;
    if (!first) continue;
    const { pageId } = random.pick([first, ...others]);
    const newRoles = random.roles();
    const changed = flattenPages(
      buildPageTree(
        records.map((each) => (each.pageId === pageId ? { ...each, roles: newRoles.join(',') } : each)),
      ),
    );
    const { gains, loses } = findAccessChange(tree, pageId, newRoles, users);
    for (const user of users) {
      const opens = (list: PageNode[]) =>
        list.filter((page) => explainAccess(page, user).canOpen).map((page) => page.pageId);
      const [before, after] = [opens(pages), opens(changed)];
      const does = { gains: gains.includes(user), loses: loses.includes(user) };
      expect({ seed, pageId, ...does }).toMatchObject({
        gains: after.includes(pageId) && !before.includes(pageId),
        loses: before.includes(pageId) && !after.includes(pageId),
      });
      expect(does.gains || does.loses ? before : after).toEqual(before);
    }
  }
});

test('the predicted effect of a user role change matches its real effect', () => {
  for (const { random, tree, pages, users } of cases) {
    for (const before of users) {
      const after = { ...before, roles: random.roles() };
      const { gains, loses } = findUserAccessChange(tree, before, after);
      for (const page of pages.filter(({ url }) => url !== '')) {
        const [opened, opens] = [canOpenPage(page, before), canOpenPage(page, after)];
        expect([gains.includes(page), loses.includes(page)]).toEqual([opens && !opened, opened && !opens]);
      }
    }
  }
});
