import type { Page } from '@playwright/test';
import {
  account,
  expect,
  expectRowCount,
  expireLogin,
  holdBack,
  openAs,
  tabTo,
  test,
  watchCalls,
} from '../fixtures.ts';

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

async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
}

/** A mailer with this code, as it is in the form once typed. */
const mailer = (code: string) => ({ ...fallSale, 'Mailer Code': code });

async function openForm(page: Page) {
  await openAs(page, 'demo.marketing', addAddress);
  await expect(field(page, 'Mailer Code')).toBeFocused();
}

test('every text of the form, then an added mailer, found in the list', async ({ page }) => {
  const calls = watchCalls(page);
  await openForm(page);
  await submit(page);
  const empty = {
    'Mailer Code': 'Mailer Code needs 6 alphanumeric characters',
    'Sale Begin Date': 'Sale Begin Date is required',
    'Sale End Date': 'Sale End Date is required',
    Description: 'Description is required',
  };
  for (const [label, text] of Object.entries(empty)) {
    await expect(field(page, label)).toHaveAccessibleDescription(text);
    await expect(field(page, label)).toHaveAttribute('aria-required', 'true');
  }
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(4);

  const wrong: [label: string, typed: string, text: string][] = [
    ['Mailer Code', 'AB-123', 'Mailer Code needs 6 alphanumeric characters'],
    ['Date Processed', '20201301', 'Date Processed is an invalid date'],
    ['Time Processed', '250000', 'Time Processed is an invalid time'],
    ['Sale Begin Date', '20200230', 'Sale Begin Date is an invalid date'],
    ['Sale End Date', 'abc', 'Sale End Date is an invalid date'],
    ['Starting Sequence', '123456789', 'Starting Sequence needs 10 digits'],
    ['Ending Sequence', '12345678A0', 'Ending Sequence needs 10 digits'],
    ['Quantity', '0', 'Quantity must be a whole number, 1 or greater'],
    ['Description', '   ', 'Description is required'],
    ['Coupon number', '21', 'Coupon number must be a whole number from 1 to 20'],
  ];
  for (const [label, typed, text] of wrong) {
    await field(page, label).fill(typed);
    await field(page, label).press('Tab');
    await expect(field(page, label)).toHaveAccessibleDescription(text);
  }
  await submit(page);
  expect(posts(calls)).toEqual([]);

  await fillIn(page, fallSale);
  await field(page, 'Customer type').selectOption({ label: 'Respondents' });
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
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

test('a code in use is an error in red, and everything typed is kept', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  const code = (await page.getByRole('rowheader').first().textContent())?.trim() ?? '';
  await addLink(page).click();
  await fillIn(page, mailer(code));
  await submit(page);
  const status = form(page).getByRole('alert');
  await expect(status).toHaveText('Mailer Code already exists');
  const color = await status.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expectTyped(page, mailer(code));
});

test.describe('a failure loses nothing that was typed', () => {
  test('a response without a description: said, and sent once', async ({ page }) => {
    const calls = watchCalls(page);
    await openForm(page);
    await page.route(/\/api\/MailerAdd/, (route) => route.fulfill({ status: 200, json: {} }));
    await fillIn(page, mailer('FAIL01'));
    await submit(page);
    await expect(form(page).getByRole('alert')).toHaveText("Couldn't save. Try again.");
    expect(posts(calls)).toHaveLength(1);
    await expectTyped(page, mailer('FAIL01'));
  });

  test('without a server the form is kept, and is saved once the server is back', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/MailerAdd/);
    await openForm(page);
    await page.route(/\/api\/MailerAdd/, (route) => route.abort());
    await fillIn(page, mailer('FAIL02'));
    await submit(page);
    await expect(form(page).getByRole('alert')).toHaveText('The server could not be reached.');
    await page.unroute(/\/api\/MailerAdd/);
    await submit(page);
    await expect(form(page).getByText('Success', { exact: true })).toBeVisible();
  });

  test('a slow response: pressing again sends nothing', async ({ page }) => {
    const calls = watchCalls(page);
    await openForm(page);
    const release = await holdBack(page, /\/api\/MailerAdd/);
    await fillIn(page, mailer('SLOW01'));
    await submit(page);
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await field(page, 'Description').press('Enter');
    await form(page).getByRole('button', { name: 'Add Mailer' }).dblclick({ force: true });
    await release();
    await expect(form(page).getByText('Success', { exact: true })).toBeVisible();
    expect(posts(calls)).toHaveLength(1);
  });
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

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes' });
const keep = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).click();
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard' }).click();

test.describe('leaving', () => {
  test('an untouched form asks nothing', async ({ page }) => {
    await openForm(page);
    await page.getByRole('link', { name: 'All mailers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mailers' })).toBeVisible();
  });

  test('by a link, Back or logging out asks first, and Keep editing keeps everything', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
    await addLink(page).click();
    await field(page, 'Description').fill('half a mailer');

    await page.getByRole('link', { name: 'All mailers' }).click();
    await keep(page);
    await page.goBack();
    await keep(page);
    await page.getByRole('banner').getByRole('button', { name: 'Mara Demo' }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await keep(page);
    await expect(page).toHaveURL(/\/Campaigns\/MailerAdd$/);
    await expect(field(page, 'Description')).toHaveValue('half a mailer');

    await page.goBack();
    await discard(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Mailers' })).toBeVisible();
    await page.goForward();
    await expect(field(page, 'Description')).toHaveValue('');
  });

  test('by logging out continues when the changes are discarded', async ({ page }) => {
    await openForm(page);
    await field(page, 'Description').fill('half a mailer');
    await page.getByRole('banner').getByRole('button', { name: 'Mara Demo' }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await discard(page);
    await expect(page).toHaveURL(/\/portal\/login$/);
  });

  test('after a mailer was added asks nothing', async ({ page }) => {
    await openForm(page);
    await fillIn(page, mailer('LEAVE1'));
    await submit(page);
    await expect(form(page).getByText('Success', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'All mailers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mailers' })).toBeVisible();
  });
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

test('with the keyboard alone: from the list to the form, an error corrected, a mailer added', async ({
  page,
}) => {
  await page.goto('Campaigns/MailerList');
  await expect(page.getByLabel('User name')).toBeFocused();
  await page.keyboard.type('demo.marketing');
  await page.keyboard.press('Tab');
  await page.keyboard.type(account('demo.marketing').password);
  await page.keyboard.press('Enter');
  await expectRowCount(page.getByRole('table'), 100);
  await tabTo(page, addLink(page));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Mailer Code')).toBeFocused();

  await page.keyboard.type('key');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Mailer Code')).toBeFocused();
  await page.keyboard.type('001');
  for (const typed of ['', '', '20260701', '20260714', '', '', '', 'Typed without a mouse', 'Store']) {
    await page.keyboard.press('Tab');
    if (typed) await page.keyboard.type(typed);
  }
  await expect(field(page, 'Customer type')).toHaveValue('S');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('Success', { exact: true })).toBeVisible();
  await expect(form(page).getByText('Mailer KEY001 added.')).toBeVisible();
});
