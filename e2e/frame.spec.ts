import type { Page } from '@playwright/test';
import { apiLogin, expect, holdBack, logIn, openAs, test } from './fixtures.ts';

const banner = (page: Page) => page.getByRole('banner');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

async function chooseFromUserMenu(page: Page, user: string, entry: string) {
  await banner(page).getByRole('button', { name: user }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('the user menu leads to profile and about, with product, version and logo', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Home');
  await banner(page).getByRole('button', { name: 'Ada Demo' }).click();
  await expect(page.getByText('Signed in as demo.admin')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/portal/account/profile',
  );
  await page.getByRole('menuitem', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/portal\/about$/);
  await expect(page).toHaveTitle('About · Customer Service Portal');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Service Portal' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('1.00');
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
});

test('colors, density, the collapsed menu and its open groups are remembered', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Home');
  await chooseFromRadios(page, 'Dark');
  await chooseFromRadios(page, 'Compact');
  await sidebar(page).getByRole('button', { name: 'Subpages of Campaigns' }).click();
  await page.reload();
  await expect(sidebar(page).getByRole('link', { name: 'Mailers' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');

  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Mailers' })).toBeHidden();
});

async function chooseFromRadios(page: Page, label: string) {
  await banner(page).getByRole('button', { name: 'Ada Demo' }).click();
  await page.getByRole('menuitemradio', { name: label }).click();
}

test('logging out everywhere ends the session here, in other tabs and on other machines', async ({
  page,
  context,
  request,
}) => {
  const elsewhere = await apiLogin('demo.marketing');
  const sessionElsewhere = () => request.get('/api/session', { headers: elsewhere });
  expect((await sessionElsewhere()).status()).toBe(200);

  const tab = await context.newPage();
  const someoneElse = await context.newPage();
  for (const [each, user] of [
    [page, 'demo.marketing'],
    [tab, 'demo.marketing'],
    [someoneElse, 'demo.admin'],
  ] as const) {
    await each.goto('login');
    await logIn(each, user);
    await expect(sidebar(each).getByRole('link', { name: 'Campaigns' })).toBeVisible();
  }
  await sidebar(tab).getByRole('link', { name: 'Campaigns' }).click();
  await expect(tab).toHaveURL(/\/portal\/Campaigns$/);

  await chooseFromUserMenu(page, 'Mara Demo', 'Sign out everywhere');
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere' });
  // Like every question before something is lost, it suggests the other answer.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(banner(page).getByRole('button', { name: 'Mara Demo' })).toBeFocused();
  await chooseFromUserMenu(page, 'Mara Demo', 'Sign out everywhere');
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  for (const each of [page, tab]) {
    await expect(each).toHaveURL(/\/portal\/login$/);
    await expect(each.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await each.evaluate(() => sessionStorage.length)).toBe(0);
  }
  expect((await sessionElsewhere()).status()).toBe(401);
  await sidebar(someoneElse).getByRole('link', { name: 'Campaigns' }).click();
  await expect(someoneElse.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();

  // Nothing is remembered: the next login begins at the start page.
  await logIn(tab, 'demo.marketing');
  await expect(tab).toHaveURL(/\/portal\/Campaigns\/CampaignUpdate$/);
});

test('a menu page shows the pages below its entry, with role lists only in Developer mode', async ({
  page,
}) => {
  await openAs(page, 'demo.developer', 'campaigns');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Mailers' })).toHaveAttribute(
    'href',
    '/portal/Campaigns/MailerList',
  );
  await expect(sidebar(page)).toContainText('JAS, MSC, Coleman');
  await chooseFromUserMenu(page, 'Devon Demo', 'Sign out');
  await logIn(page, 'demo.marketing');
  await expect(sidebar(page).getByRole('link', { name: 'Campaigns' })).toBeVisible();
  await expect(sidebar(page)).not.toContainText('Coleman');
});

test('an unavailable portal is reported in a banner that can be dismissed', async ({ page, request }) => {
  const headers = await apiLogin('demo.admin');
  const setStatus = (status: 0 | 1) => request.put(`/api/portalstatus/${status}`, { headers });
  expect((await setStatus(0)).ok()).toBe(true);
  try {
    const text = page.getByText('The portal is marked as unavailable.');
    await openAs(page, 'demo.marketing', 'Home');
    await expect(text).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(text).toBeHidden();
    await sidebar(page).getByRole('link', { name: 'Campaigns' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    await expect(text).toBeHidden();
  } finally {
    await setStatus(1);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await expect(page.getByText('unavailable')).toBeHidden();
});

/** Gives the portal a menu of this many pages below Campaigns. */
async function lengthenMenu(page: Page, count: number) {
  await page.route('**/api/page', async (route) => {
    const response = await route.fetch();
    const pages = (await response.json()) as { pageId: number; pageName: string; url: string }[];
    const parent = pages.find(({ url }) => url === '/Campaigns');
    const added = Array.from({ length: count }, (_page, index) => ({
      ...parent,
      pageId: 10_000 + index,
      parentId: parent?.pageId,
      pageName: `District ${index + 1}`,
      url: `/Reports/District?d=${index + 1}`,
    }));
    await route.fulfill({ response, json: [...pages, ...added] });
  });
}

test('a long menu can be searched', async ({ page }) => {
  await lengthenMenu(page, 300);
  await openAs(page, 'demo.admin', 'Home');
  await expect(sidebar(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('mailers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/portal\/Campaigns\/MailerList$/);
  await expect(sidebar(page).getByRole('link', { name: 'Mailers' })).toHaveAttribute('aria-current', 'page');
  await expect(banner(page)).toContainText('Campaigns');
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu covers the page and is closed by Escape, a click outside and a choice', async ({ page }) => {
    await lengthenMenu(page, 30);
    await openAs(page, 'demo.admin', 'Home');
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    const menuButton = page.getByRole('button', { name: /menu$/ }).first();
    await expect(sidebar(page)).toBeHidden();

    await menuButton.click();
    await expect(sidebar(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(menuButton).toBeFocused();

    await menuButton.click();
    await page.mouse.click(370, 500);
    await expect(sidebar(page)).toBeHidden();

    await menuButton.click();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('mailers');
    await page
      .getByRole('option', { name: /^Mailers/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/Campaigns\/MailerList$/);
    await expect(sidebar(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('entries that come after the menu has been opened get the focus', async ({ page }) => {
    const release = await holdBack(page, /\/api\/page$/);
    await openAs(page, 'demo.admin', 'Home');
    await page.getByRole('button', { name: 'Expand menu' }).click();
    await expect(sidebar(page)).toBeVisible();
    await release();
    await expect(sidebar(page).getByRole('link', { name: 'Home' })).toBeFocused();
  });
});
