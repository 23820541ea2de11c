import type { Locator, Page } from '@playwright/test';
import {
  account,
  expect,
  expectRowCount,
  expireLogin,
  isStarStored,
  logIn,
  openAs,
  test,
  watchCalls,
} from './fixtures.ts';

const expiredText = 'Your login has expired.  Please log in to continue.';

test('a wrong password shows the specified text, which disappears when either field is edited', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/401.*\/api\/authentication\/login/);
  await page.goto('');
  const text = page.getByText('invalid user name or password', { exact: true });
  for (const label of ['Password', 'User name']) {
    await logIn(page, 'demo.admin', 'wrong');
    await expect(text).toBeVisible();
    await page.getByLabel(label).press('End');
    await page.getByLabel(label).press('x');
    await expect(text).toBeHidden();
  }
});

test('a deep link in another case is kept through the login, with its query', async ({ page }) => {
  await page.goto('campaigns/MAILERLIST?saleBeginAfter=2025-01-01&page=2#rows');
  await expect(page).toHaveURL(/\/portal\/login$/);
  await logIn(page, 'demo.marketing');
  await expect(page).toHaveURL(/\/portal\/campaigns\/MAILERLIST\?saleBeginAfter=2025-01-01&page=2#rows$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mailers' })).toBeVisible();
  await expect(page.getByLabel('Sale begin after', { exact: true })).toHaveValue('2025-01-01');
  await expect(page.getByText('Page 2 of ')).toBeVisible();
});

test('an origin outside the app is not followed', async ({ page }) => {
  await page.goto('/portal//evil.example/x');
  await logIn(page, 'demo.marketing');
  await expect(page).toHaveURL(/\/portal\/Campaigns\/CampaignUpdate$/);
});

test('an expired login sends no call, says so and returns to the page after a login', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/GET \/api\/.*: expired/);
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList?saleBeginAfter=2025-01-01');
  await expectRowCount(page.getByRole('table'), 100);

  const calls = watchCalls(page);
  await expireLogin(page);
  await page.getByRole('button', { name: 'Next' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  expect(await alert.textContent()).toContain(expiredText);
  expect(calls).toEqual([]);

  await page.reload();
  await expect(alert).toBeVisible();
  expect(await alert.textContent()).toContain(expiredText);
  expect(calls).toEqual([]);

  await alert.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Password').fill(account('demo.marketing').password);
  await dialog.getByLabel('Password').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/Campaigns\/MailerList\?saleBeginAfter=2025-01-01&page=2$/);
  await expect(page.getByText('Page 2 of ')).toBeVisible();
});

test('logging out works although the server is away', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/authentication\/logout/);
  await openAs(page, 'demo.marketing', '');
  await expectRowCount(page.getByRole('table'), 100);
  await page.route(/\/api\//, (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'Mara Demo' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/portal\/login$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a session is valid only in its browser, and not after its end', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/401.*\/api\/session/);
  await page.goto('');
  await logIn(page, 'demo.marketing');
  await expectRowCount(page.getByRole('table'), 100);
  const token = await page.evaluate(() => {
    const [text] = Object.values(sessionStorage) as string[];
    return (JSON.parse(text ?? '{}') as { token: string }).token;
  });
  const kept = await page.evaluate(() => Object.values(localStorage).join(' '));
  expect(kept).not.toContain(token);
  const headers = { authorization: `Bearer ${token}` };
  const statusInBrowser = () =>
    page.evaluate(async (init) => (await fetch('/api/session', init)).status, { headers });
  expect(await statusInBrowser()).toBe(200);
  expect((await request.get('/api/session', { headers })).status()).toBe(401);

  const answered = page.waitForResponse(/\/api\/authentication\/logout/);
  await page.getByRole('banner').getByRole('button', { name: 'Mara Demo' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  expect((await answered).ok()).toBe(true);
  expect(await statusInBrowser()).toBe(401);
});

/** Opens the address of a link in a new tab without an opener, as Ctrl+click does. */
async function openInNewTab(page: Page, link: Locator): Promise<Page> {
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}

const signOutOf = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Mara Demo' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
};
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
const loginButton = (page: Page) => page.getByRole('button', { name: 'Log in' });

test('a link opened in a new tab needs no login, and both tabs are signed out together', async ({ page }) => {
  await page.goto('');
  await logIn(page, 'demo.marketing');
  const tab = await openInNewTab(page, menuLink(page, 'Mailers'));
  await expect(tab.getByRole('heading', { level: 1, name: 'Mailers' })).toBeVisible();
  await expect(tab).toHaveURL(/\/Campaigns\/MailerList/);

  await signOutOf(tab);
  await expect(loginButton(tab)).toBeVisible();
  await expect(loginButton(page)).toBeVisible();
  const later = await page.context().newPage();
  await later.goto('Campaigns/MailerList');
  await expect(loginButton(later)).toBeVisible();
});

test('a tab takes over no session after sign-out, or while several users are signed in', async ({ page }) => {
  await page.goto('');
  await logIn(page, 'demo.marketing');
  await expect(menuLink(page, 'Mailers')).toBeVisible();
  await signOutOf(page);
  await expect(loginButton(page)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('login');
  await logIn(other, 'demo.marketing');
  await expect(menuLink(other, 'Mailers')).toBeVisible();
  for (const address of ['', 'Campaigns/MailerList']) {
    await page.goto(address);
    await expect(loginButton(page)).toBeVisible();
  }

  await logIn(page, 'demo.care');
  await expect(page.getByRole('heading', { level: 1, name: 'Mailers' })).toBeVisible();
  const tab = await openInNewTab(other, menuLink(other, 'Mailers'));
  await expect(loginButton(tab)).toBeVisible();
});

test('a change that reaches the server after the sign-out neither asks nor tells the next user anything', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/favorite/);
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  const signedOut = page.waitForResponse(/authentication\/logout/);
  await page.route(/\/api\/favorite/, async (route) => {
    if (route.request().method() !== 'GET') await signedOut;
    await route.continue();
  });
  const refused = page.waitForResponse(isStarStored);
  await page.getByRole('button', { name: 'Favorite: Mailers' }).click();
  await signOutOf(page);
  expect((await refused).status()).toBe(401);

  await logIn(page, 'demo.care');
  await expect(menuLink(page, 'Campaigns')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a session that is not bound to the browser stays in its tab', async ({ page }) => {
  await openAs(page, 'demo.marketing', '');
  const tab = await openInNewTab(page, menuLink(page, 'Mailers'));
  await expect(loginButton(tab)).toBeVisible();
});

test('two entries and no start page lead from the root to the second entry', async ({ page }) => {
  await page.goto('');
  await logIn(page, 'demo.care');
  await expect(page).toHaveURL(/\/portal\/Campaigns$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Mailers' })).toBeVisible();
});

test('an unknown path is reported without the base path', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Reports/Nothing?x=1');
  await expect(page.getByText('The page for /Reports/Nothing has not been created')).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
});

test('privacy and terms can be read without a login', async ({ page }) => {
  await page.goto('');
  for (const name of ['Privacy', 'Terms']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  }
});

test('the footer shows the year of the browser', async ({ page }) => {
  await page.clock.setSystemTime('2031-01-01T12:00:00');
  await page.goto('');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('a screen is unknown to users without access to its page', async ({ page }) => {
  await page.route('**/api/page', async (route) => {
    const response = await route.fetch();
    const pages = (await response.json()) as { url: string; roles: string }[];
    for (const each of pages) if (each.url === '/Campaigns/MailerList') each.roles = 'Coleman';
    await route.fulfill({ response, json: pages });
  });
  await openAs(page, 'demo.marketing', 'campaigns/mailerlist');
  await expect(page.getByText('The page for /campaigns/mailerlist has not been created')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Mailers' }),
  ).toBeHidden();
});

test('roles that were removed while signed in are gone after a reload', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns');
  const link = page.getByRole('main').getByRole('link', { name: 'Mailers' });
  await expect(link).toBeVisible();
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { user: { roles: string[] } };
    await route.fulfill({
      response,
      json: { ...session, user: { ...session.user, roles: ['StatusMessage'] } },
    });
  });
  await page.reload();
  await expect(page.getByText('The page for /Campaigns has not been created')).toBeVisible();
});
