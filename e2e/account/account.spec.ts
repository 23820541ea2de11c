import type { Page } from '@playwright/test';
import { apiLogin, expect, logIn, openAs, test, watchCalls } from '../fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const onlyLogged = 'This change was only logged. Ask an administrator to apply it.';

/** What the page writes to the console from now on. */
function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

test('the account menu leads to its forms; their addresses ignore upper and lower case', async ({ page }) => {
  await openAs(page, 'demo.care', 'Account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const firstFields = { Profile: 'First Name', Email: 'New Email', Password: 'Current Password' };
  for (const [name, firstField] of Object.entries(firstFields)) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/portal/account/${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByLabel(firstField)).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Customer Service Portal`);
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  }
});

test('saving the profile sends nothing, logs what was changed, and says so', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'account/profile');
  await expect(page.getByLabel('User Name')).toHaveValue('demo.marketing');
  await expect(page.getByLabel('User Name')).not.toBeEditable();
  await expect(page.getByLabel('First Name')).toHaveValue('Mara');
  const calls = watchCalls(page);
  const logged = watchConsole(page);
  await page.getByLabel('Last Name').fill('Changed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: onlyLogged })).toBeVisible();
  expect(calls).toEqual([]);
  expect(logged.join()).toContain('Changed');
  await page.getByRole('link', { name: 'Email' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email' })).toBeVisible();
  await page.goto('account/profile');
  await expect(page.getByLabel('Last Name')).toHaveValue('Demo');
});

test('changing the e-mail sends nothing, logs it, and says so', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'account/email');
  await expect(main(page).getByText(/^demo\.marketing@/)).toBeVisible();
  await expect(page.getByLabel('New Email')).toHaveValue('');
  const calls = watchCalls(page);
  const logged = watchConsole(page);
  await page.getByLabel('New Email').fill('mara.new@example.com');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByRole('status').filter({ hasText: onlyLogged })).toBeVisible();
  expect(calls).toEqual([]);
  expect(logged.join()).toContain('mara.new@example.com');
});

async function fillPasswords(page: Page, current: string, next: string, confirm = next) {
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel('New Password').fill(next);
  await page.getByLabel('Confirm Password').fill(confirm);
}

const changePassword = (page: Page) => page.getByRole('button', { name: 'Change password' }).click();

test('a changed password ends other sessions and replaces the old one', async ({ page, request }) => {
  const user = { username: 'e2e.password', password: 'Blue-Kettle-41' };
  const added = await request.post('/api/user', {
    headers: await apiLogin('demo.admin'),
    data: {
      ...user,
      email: 'e2e.password@example.com',
      firstName: 'Pat',
      lastName: 'Word',
      company: 'JAS Fabric and Craft Stores',
      companyAbbrev: 'JAS',
    },
  });
  expect(added.status()).toBe(201);
  const elsewhere = await apiLogin(user.username, user.password);

  await page.goto('account/password');
  await logIn(page, user.username, user.password);
  await expect(page.getByLabel('Current Password')).toBeFocused();
  await fillPasswords(page, 'not mine', 'Quilted-Lamp-88');
  await changePassword(page);
  await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(
    'The current password is incorrect',
  );
  await expect(page.getByLabel('New Password')).toHaveValue('Quilted-Lamp-88');

  await fillPasswords(page, user.password, 'password1');
  await changePassword(page);
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription('This password is too common');

  await fillPasswords(page, user.password, 'Quilted-Lamp-88');
  await changePassword(page);
  await expect(page).toHaveURL(/\/portal\/account$/);
  await expect(page.getByText(/^Password changed\./)).toBeVisible();
  expect((await request.get('/api/session', { headers: elsewhere })).status()).toBe(401);
  await apiLogin(user.username, 'Quilted-Lamp-88');
});
