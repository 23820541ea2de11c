/* oxlint-disable no-script-url -- addresses that must be refused */
import type { Page } from '@playwright/test';
import { expect, logIn, openAs, test } from './fixtures.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const main = (page: Page) => page.getByRole('main');

/** Lets the server answer a page list that the test changes. */
async function changePages(page: Page, change: (pages: PageRecord[]) => PageRecord[]) {
  await page.route('**/api/page', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as PageRecord[]) });
  });
}

interface PageRecord {
  pageId: number;
  parentId: number;
  pageName: string;
  url: string | null;
  roles: string;
  mainMenu: boolean;
}

/** Lets the server say that the user's start page is another. */
async function changeStartPage(page: Page, startPage: string) {
  await page.route('**/api/authentication/login', async (route) => {
    const response = await route.fetch();
    const login = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { ...login, user: { ...login.user, startPage } } });
  });
  await page.route('**/api/session', (route) => route.abort());
}

test.describe('the root', () => {
  test('leads to Home when the main menu has more than two entries and there is no start page', async ({
    page,
  }) => {
    await openAs(page, 'demo.admin', '');
    await expect(page).toHaveURL(/\/portal\/Home$/);
    await page.goto('');
    await expect(page).toHaveURL(/\/portal\/Home$/);
    await page.getByRole('link', { name: 'Customer Service Portal' }).click();
    await expect(page).toHaveURL(/\/portal\/Home$/);
  });

  test('leads to a start page that is given by its name', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/api\/session/);
    await changeStartPage(page, 'Mailers');
    await page.goto('');
    await logIn(page, 'demo.admin');
    await expect(page).toHaveURL(/\/portal\/Campaigns\/MailerList$/);
  });
});

test('the login page redirects a signed-in user', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Home');
  await expect(main(page).getByRole('img')).toBeVisible();
  await page.goto('login');
  await expect(page).toHaveURL(/\/portal\/Home$/);
});

test('an origin written into the history by other code is checked as well', async ({ page }) => {
  for (const origin of ['//evil.example', 5]) {
    await page.goto('Home');
    await page.evaluate((value) => history.replaceState({ origin: value }, '', '/portal/login'), origin);
    await page.reload();
    await logIn(page, 'demo.admin');
    await expect(page).toHaveURL(/\/portal\/Home$/);
    await page.evaluate(() => sessionStorage.clear());
  }
});

const hostileUrls = [
  'javascript:alert(document.domain)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'http://evil.example/',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://user:secret@evil.example/',
  'https:\\\\evil.example',
  'evil.example',
  '../evil',
];

test('hostile addresses of pages are in no link, neither in the menu nor on a menu page', async ({
  page,
}) => {
  await changePages(page, (pages) => {
    const parent = pages.find(({ url }) => url === '/Campaigns');
    if (!parent) throw new Error('There is no page of campaigns.');
    const hostile = hostileUrls.flatMap((url, index) => [
      { ...parent, pageId: 5_000 + index, parentId: 0, pageName: `Top ${index}`, url },
      { ...parent, pageId: 6_000 + index, parentId: parent.pageId, pageName: `Below ${index}`, url },
    ]);
    const honest = {
      ...parent,
      pageId: 7_000,
      parentId: 0,
      pageName: 'Rates',
      url: 'https://rates.example/x',
    };
    return [...pages, ...hostile, honest];
  });
  await openAs(page, 'demo.admin', 'Campaigns');
  await expect(main(page).getByRole('link', { name: 'Mailers' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Rates' })).toHaveAttribute(
    'href',
    'https://rates.example/x',
  );
  await sidebar(page).getByRole('button', { name: 'Subpages of Campaigns' }).click();
  const links = await page
    .locator('a')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => new URL(href).origin));
  expect(new Set(links)).toEqual(
    new Set(['http://127.0.0.1:' + new URL(page.url()).port, 'https://rates.example']),
  );
  await expect(page.getByText(/^(Top|Below) \d+$/)).toHaveCount(0);
});
