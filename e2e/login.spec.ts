import type { Page, Route } from '@playwright/test';
import { account, expect, expectRowCount, logIn, test, watchCalls } from './fixtures.ts';

const expiredText = 'Your login has expired.  Please log in to continue.';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const band = (page: Page) => page.getByText(/You will be signed out in/);

async function logInAgain(page: Page, username: string) {
  await dialog(page).getByLabel('User name').fill(username);
  await dialog(page).getByLabel('Password').fill(account(username).password);
  await dialog(page).getByLabel('Password').press('Enter');
}

async function openMailers(page: Page, username = 'demo.marketing') {
  // The server's clock stands still while the browser's runs on: a response meanwhile would correct it.
  await page.route('**/api/portalstatus', (route) =>
    route.fulfill({ json: { status: 1, timeStamp: '2026-06-01T00:00:00' } }),
  );
  await page.route(/\/api\/(savedview|favorite)$/, (route) => route.fulfill({ json: [] }));
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('Campaigns/MailerList');
  await logIn(page, username);
  await expectRowCount(page.getByRole('table'), 100);
}

/** Advances the browser's clock: timers due in between fire once, at the end. */
const pass = (page: Page, hours: number, minutes = 0, seconds = 0) =>
  page.clock.fastForward((hours * 3600 + minutes * 60 + seconds) * 1000);

test('an expired list sends nothing, offers a login over the page, and continues where it was', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/GET \/api\/mailer: expired/);
  await openMailers(page);
  await page.getByRole('textbox', { name: 'Description' }).fill('typed, not yet searched');
  await pass(page, 8, 1);
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Next' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  expect(await alert.textContent()).toContain(expiredText);
  expect(calls.filter((call) => call.includes('/api/mailer'))).toEqual([]);

  await alert.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog(page).getByLabel('User name')).toHaveValue('demo.marketing');
  await expect(dialog(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await alert.getByRole('button', { name: 'Log in' }).click();
  await logInAgain(page, 'demo.marketing');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Page 2 of ')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('typed, not yet searched');
  await expect(page).toHaveURL(/page=2/);
});

test('another user who signs in over the page starts with an empty page', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/GET \/api\/mailer: expired/);
  await openMailers(page);
  await page.getByRole('textbox', { name: 'Description' }).fill('not for others');
  await pass(page, 8, 1);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logInAgain(page, 'demo.admin');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ada Demo' })).toBeVisible();
  await expectRowCount(page.getByRole('table'), 100);
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('');
});

test('five minutes before its end the login counts down and can be renewed over the page', async ({
  page,
}) => {
  await openMailers(page);
  await pass(page, 7, 53);
  await expect(band(page)).toBeHidden();
  await pass(page, 0, 3);
  await expect(band(page)).toBeVisible();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^[34]:\d\d$/);
  const shown = await timer.textContent();
  await page.clock.runFor(2000);
  await expect(timer).not.toHaveText(shown ?? '');

  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(dialog(page)).toContainText('Sign in again to continue.');
  await logInAgain(page, 'demo.marketing');
  await expect(dialog(page)).toBeHidden();
  await expect(band(page)).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of ')).toBeVisible();
});

test('a dismissed warning stays hidden until the login has expired', async ({ page }) => {
  await openMailers(page);
  await pass(page, 7, 56);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(band(page)).toBeHidden();
  await page.clock.runFor(3000);
  await expect(band(page)).toBeHidden();
  await pass(page, 0, 5);
  await expect(page.getByText(expiredText, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog(page)).toContainText(expiredText);
});

for (const hours of [-24, 24]) {
  test(`a browser clock that is ${hours} hours off neither shortens nor extends a login`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/GET \/api\/.*: expired/);
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await openMailers(page);
    await page.reload();
    await expectRowCount(page.getByRole('table'), 100);
    await pass(page, 7, 50);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of ')).toBeVisible();
    await expect(band(page)).toBeHidden();
    await pass(page, 7, 56);
    await expect(page.getByRole('timer')).toHaveText(/^[34]:\d\d$/);
    await pass(page, 0, 5);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('has expired');
  });
}

test('a session that the server keeps refusing asks for a login once for each click, never by itself', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  await openMailers(page);
  const refuse = (route: Route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { status: 401, code: 'session.expired', message: 'Your session has ended', requestId: 'r1' },
    });
  await page.route(/\/api\/mailer\?/, refuse);
  // The click requests the rows before the page of them is rendered, which would request refused ones again.
  await page.route(
    /\/api\/mailer\?/,
    async (route) => {
      await expect(page.locator('table[aria-busy=true]')).toBeVisible();
      await refuse(route);
    },
    { times: 1 },
  );
  const calls = watchCalls(page);
  const lists = () => calls.filter((call) => call.startsWith('GET /api/mailer')).length;
  await page.getByRole('button', { name: 'Next' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Error: Unauthorized: 401 - Please log in');
  expect(lists()).toBe(1);
  await alert.getByRole('button', { name: 'Log in' }).click();
  await logInAgain(page, 'demo.marketing');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(lists).toBe(2);
  await expect(alert).toBeVisible();
  // Shorter than the timeout of a call.
  await page.clock.runFor(20_000);
  expect(lists()).toBe(2);
});
