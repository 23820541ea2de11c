import type { Page } from '@playwright/test';
import { account, expect, expectRowCount, expireLogin, openAs, test, watchCalls } from '../fixtures.ts';

const addAddress = 'Campaigns/MailerAdd';
const expiredText = 'Your login has expired.  Please log in to continue.';

const fallSale = {
  'Mailer Code': 'ff2501',
  'Date Processed': '20260901',
  'Time Processed': '143000',
  'Sale Begin Date': '20260918',
  'Sale End Date': '20260928',
  'Starting Sequence': '0000000001',
  'Ending Sequence': '0000182500',
  Quantity: '182500',
  Description: 'Fall fabric sale <b>Ärmel & 布</b>',
  'Coupon number': '3',
};

const form = (page: Page) => page.getByRole('form', { name: 'Add Mailer' });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const submit = (page: Page) => form(page).getByRole('button', { name: 'Add Mailer' }).click();
const addLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Add mailer' });
const posts = (calls: string[]) => calls.filter((call) => call.startsWith('POST /api/MailerAdd'));

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** A mailer with this code, as it is in the form once typed. */
const mailer = (code: string) => ({ ...fallSale, 'Mailer Code': code });

async function openForm(page: Page) {
  await openAs(page, 'demo.marketing', addAddress);
  await expect(field(page, 'Mailer Code')).toBeFocused();
}

test('a mailer is added, and found in the list', async ({ page }) => {
  const calls = watchCalls(page);
  await openForm(page);
  await fillIn(page, fallSale);
  await field(page, 'Customer type').selectOption({ label: 'Respondents' });
  await submit(page);
  await expect(form(page).getByText('Success', { exact: true })).toBeVisible();
  expect(posts(calls)).toHaveLength(1);

  await page.getByRole('link', { name: 'All mailers' }).click();
  await page.getByLabel('Code starts with').fill('ff2501');
  await page.getByLabel('Code starts with').press('Enter');
  const row = page.getByRole('row', { name: /^FF2501/ });
  await expect(row).toHaveText(
    /2026-09-01.*14:30:00.*2026-09-18.*2026-09-28.*0000000001.*0000182500.*182,500.*<b>Ärmel & 布<\/b>/,
  );
  const cut = await row
    .locator('th, td')
    .evaluateAll((cells) => cells.slice(0, 8).filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  expect(cut, 'cells with more text than room').toBe(0);
});

test('the list shows an added mailer at once after going back to it', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList?codeStartsWith=BACK&saleBeginAfter=');
  await expect(page.getByText('[no data]')).toBeVisible();
  await addLink(page).click();
  await fillIn(page, mailer('BACK01'));
  await submit(page);
  await expect(form(page).getByText('Success', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('rowheader', { name: 'BACK01' })).toBeVisible();
});

test('an expired login is asked for over the form, and the mailer is then added', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/401.*authentication\/login/);
  const calls = watchCalls(page);
  await openForm(page);
  await fillIn(page, mailer('EXPI01'));
  await expireLogin(page);
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  expect(await dialog.textContent()).toContain(expiredText);
  expect(posts(calls)).toEqual([]);

  await dialog.getByLabel('User name').fill('demo.marketing');
  await dialog.getByLabel('Password').fill('wrong');
  await dialog.getByLabel('Password').press('Enter');
  await expect(dialog.getByText('invalid user name or password')).toBeVisible();
  await dialog.getByLabel('Password').fill(account('demo.marketing').password);
  await dialog.getByLabel('Password').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(form(page).getByText('Success', { exact: true })).toBeVisible();
  expect(posts(calls)).toHaveLength(1);
  await expect(page).toHaveURL(/\/portal\/Campaigns\/MailerAdd$/);
});

test('a user without access to the form sees no link to it', async ({ page }) => {
  await openAs(page, 'demo.care', 'Campaigns/MailerList');
  await expectRowCount(page.getByRole('table'), 100);
  await expect(addLink(page)).toHaveCount(0);
  await page.goto(addAddress);
  await expect(
    page.getByRole('heading', { name: 'The page for /Campaigns/MailerAdd has not been created' }),
  ).toBeVisible();
});
