import type { Page } from '@playwright/test';
import { changeResponses, expect, expectRowCount, openAs, test } from './fixtures.ts';
import { freshName } from './formFaults/WritingForm.ts';

type Row = Readonly<Record<string, unknown>>;

/** A row with numbers where texts belong, and texts everywhere else. */
const withWrongKinds = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, typeof value === 'string' ? 17 : String(value)]),
  );

/** The response with another second row in each of its lists. */
function withRow(response: unknown, change: (row: Row) => unknown): unknown {
  if (Array.isArray(response)) {
    const rows = response as readonly unknown[];
    const second = rows[1];
    return typeof second === 'object' && second !== null ? rows.with(1, change(second as Row)) : rows;
  }
  return Object.fromEntries(
    Object.entries(response as Row).map(([field, value]) => [
      field,
      Array.isArray(value) ? withRow(value, change) : value,
    ]),
  );
}

const home = (page: Page) => page.getByRole('main').getByRole('img');

async function openHome(page: Page) {
  await openAs(page, 'demo.admin', 'Home');
  await expect(home(page)).toBeVisible();
}

const goHome = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('a list with an invalid row is refused as a whole, with Retry', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/response\.malformed/);
  await changeResponses(page, (response) => withRow(response, () => null));
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await expect(alert(page)).toContainText("The server's response couldn't be read.");
  await page.unrouteAll({ behavior: 'wait' });
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expectRowCount(page.getByRole('table'), 100);
});

test('rows that cannot be rendered are replaced by an error, and the rest of the screen works', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/^(error|warning|uncaught) /);
  await openHome(page);
  await changeResponses(page, (response) => withRow(response, withWrongKinds));
  await page.route('**/api/savedview', (route) => route.fulfill({ json: [{ page: 17, isDefault: 'true' }] }));
  for (const [address, title] of [
    ['Admin/SendMessage', 'Send Message'],
    ['Reports/MgpReview', 'Grant Program Review'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(alert(page)).toContainText("Couldn't display this page.");
  }

  await page.unrouteAll({ behavior: 'wait' });
  await goHome(page);
  await expect(page).toHaveURL(/\/Home$/);
  await page.goto('Reports/MgpReview');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('an error in a screen that Back shows again leaves the other screens as they were', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/^(error|warning|uncaught) /);
  const recipients = page.getByText(/^[\d,]+ recipients$/);
  await openAs(page, 'demo.admin', 'Admin/SendMessage');
  await expect(recipients).toBeVisible();
  await goHome(page);
  await expect(home(page)).toBeVisible();

  // What is shown again is fetched again when it is no longer fresh.
  await page.clock.fastForward('01:00');
  await changeResponses(page, (response) => withRow(response, withWrongKinds));
  await page.goBack();
  await expect(alert(page)).toContainText("Couldn't display this page.");
  await page.unrouteAll({ behavior: 'wait' });
  await goHome(page);
  await expect(home(page)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);

  await page.clock.fastForward('01:00');
  await page.goBack();
  await expect(recipients).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('a screen whose code cannot be fetched asks to reload the page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/^(error|warning|uncaught) /);
  await openHome(page);
  await page.route(/SendMessageScreen/, (route) => route.abort());
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page.goto('Admin/SendMessage');
  // The page reloads itself once, for code of an earlier version that is gone.
  await expect.poll(() => documents).toBe(2);
  await expect(alert(page)).toContainText('Check your connection and try again.');
  await page.unrouteAll({ behavior: 'wait' });
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Sent Messages' })).toBeVisible();
});

test('a page tree whose code cannot be fetched leaves the form beside it usable', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/^(error|warning) /);
  await openHome(page);
  await page.route(/PageTreeView/, (route) => route.abort());
  await page.goto('Admin/ServerRoles');
  await expect(alert(page)).toContainText("Pages couldn't be loaded.");
  const name = freshName('Added');
  const field = page.getByRole('main').getByLabel('New server role');
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tree')).toBeVisible();
});

test('values can be read while the code that edits them is loaded, and when it cannot be fetched', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/^(error|warning) /);
  await openHome(page);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/GridRows/, async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto('Admin/DefaultValues');
  const row = page.getByRole('row', { name: /^OverheadRatePct/ });
  await expect(page.getByRole('table', { name: 'Default values' }).locator(row)).toBeVisible();
  fail();
  await expect(alert(page)).toContainText("The editor couldn't be loaded.");
  await expect(page.getByRole('table', { name: 'Default values' }).locator(row)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('grid', { name: 'Default values' }).locator(row)).toBeVisible();
});
