import { expect, expectRowCount, logIn, openAs, renderAllRows, test, watchCalls } from '../fixtures.ts';

test('a user signs in, finds the mailers by the menu, pages, searches, reloads, goes back and logs out', async ({
  page,
}) => {
  await page.goto('Home');
  await expect(page).toHaveURL(/\/portal\/login$/);
  await logIn(page, 'demo.admin');
  await expect(page).toHaveURL(/\/portal\/Home$/);

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Subpages of Campaigns' }).click();
  await menu.getByRole('link', { name: 'Mailers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mailers' })).toBeFocused();
  const table = page.getByRole('table', { name: 'Mailers' });
  const firstCell = table.getByRole('rowheader').first();
  await expectRowCount(table, 100);
  await expect(page.getByLabel('Sale begin after', { exact: true })).toHaveValue('2026-01-01');
  await expect(page.getByText('Page 1 of ')).toBeVisible();
  const firstOfPage1 = await firstCell.textContent();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of ')).toBeVisible();
  await expect(firstCell).not.toHaveText(firstOfPage1 ?? '');
  const firstOfPage2 = await firstCell.textContent();

  await page.reload();
  await expect(page.getByText('Page 2 of ')).toBeVisible();
  await expect(firstCell).toHaveText(firstOfPage2 ?? '');

  const wanted = (firstOfPage2 ?? '').slice(0, 3);
  await page.getByLabel('Code starts with').fill(wanted);
  await page.getByRole('button', { name: 'Show Mailers' }).click();
  await expect(page).toHaveURL(new RegExp(`codeStartsWith=${wanted}`));
  await expect(page.getByText('Page 1 of ')).toBeVisible();
  await renderAllRows(table);
  await expect(table.getByRole('rowheader').filter({ hasNotText: new RegExp(`^${wanted}`) })).toHaveCount(0);

  await page.goBack();
  await expect(page.getByText('Page 2 of ')).toBeVisible();
  await expect(page.getByLabel('Code starts with')).toHaveValue('');
  await expect(firstCell).toHaveText(firstOfPage2 ?? '');

  await page.getByRole('banner').getByRole('button', { name: 'Ada Demo' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/portal\/login$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/portal\/login$/);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('opening the list requests the mailers once, for this year and 100 rows', async ({ page }) => {
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await expect(page).toHaveURL(/\/portal\/Campaigns\/MailerList$/);
  await expectRowCount(page.getByRole('table'), 100);

  const lists = calls.filter((call) => call.startsWith('GET /api/mailer'));
  expect(lists).toHaveLength(1);
  expect(lists[0]).toContain('saleBeginAfter=20260101');
  expect(lists[0]).toContain('rowsPerPage=100');
});

test('Show Mailers requests the list again even if nothing was changed', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await expectRowCount(page.getByRole('table'), 100);
  const asked = page.waitForRequest(/\/api\/mailer\?/);
  await page.getByRole('button', { name: 'Show Mailers' }).click();
  await asked;
  await expectRowCount(page.getByRole('table'), 100);
});

test('Print of a paged list fetches all rows, and prints them with the filters that chose them', async ({
  page,
}) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList?saleBeginAfter=2026-01-01');
  const table = page.getByRole('table', { name: 'Mailers' });
  await expectRowCount(table, 100);
  const total = /Total rows: ([\d,]+)/.exec(
    await page.getByRole('group', { name: 'Pages' }).innerText(),
  )?.[1];
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('To print all rows: ')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await page.getByRole('button', { name: 'Mailers options' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const rows = Number(total?.replaceAll(',', ''));
  expect(rows).toBeGreaterThan(100);
  await expectRowCount(table, rows);
  const facts = page.getByRole('region', { name: 'Mailers: report details' });
  await expect(facts).toContainText('Sale begin after2026-01-01');
  await expect(facts).toContainText(`Rows${total}`);
  await expect(page.getByText('To print all rows: ')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show Mailers' })).toBeHidden();

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expectRowCount(table, 100);
});
