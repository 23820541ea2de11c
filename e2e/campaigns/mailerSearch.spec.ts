import type { Page } from '@playwright/test';
import {
  account,
  expect,
  expectRowCount,
  holdBack,
  openAs,
  renderAllRows,
  tabTo,
  test,
  watchCalls,
} from '../fixtures.ts';

const listCall = /\/api\/mailer\?/;
const rows = (page: Page) => page.getByRole('rowheader');
const dayField = (page: Page) => page.getByRole('textbox', { name: 'Sale begin after' });
const show = (page: Page) => page.getByRole('button', { name: 'Show Mailers' }).click();
const searchIs = (page: Page, part: string) => expect(page).toHaveURL(new RegExp(`[?&]${part}(&|$)`));
const counts = (page: Page) => page.getByRole('group', { name: 'Pages' });
const lists = (calls: string[]) => calls.filter((call) => call.startsWith('GET /api/mailer'));

const columns = ['Code', 'Proc Date', 'Proc Time', 'Sale Begin', 'Sale End'] as const;

/** Texts of a column, from top to bottom, once the list has loaded. */
async function column(page: Page, heading: (typeof columns)[number] | 'Description'): Promise<string[]> {
  await expect(page.getByRole('table', { name: 'Mailers' })).toHaveAttribute('aria-busy', 'false');
  await renderAllRows(page.getByRole('table', { name: 'Mailers' }));
  const index = heading === 'Description' ? 8 : columns.indexOf(heading);
  return page
    .getByRole('table', { name: 'Mailers' })
    .locator('tbody tr')
    .evaluateAll(
      (found, at) => found.map((row) => (row as HTMLTableRowElement).cells[at]?.textContent ?? ''),
      index,
    );
}

const totalRows = async (page: Page) => {
  const text = (await counts(page).textContent()) ?? '';
  return Number(/Total rows: ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
};

async function openList(page: Page, query = '') {
  await openAs(page, 'demo.marketing', `Campaigns/MailerList${query}`);
  await expect(rows(page)).not.toHaveCount(0);
}

test('all conditions are combined, survive a reload, and Back removes them again', async ({ page }) => {
  await openList(page, '?saleBeginAfter=2024-01-01');
  const all = await totalRows(page);
  const [code = '', begin = '', text = ''] = await Promise.all([
    column(page, 'Code').then((found) => found.at(-1)),
    column(page, 'Sale Begin').then((found) => found.at(-1)),
    column(page, 'Description').then((found) => found.at(-1)),
  ]);
  const words = text.slice(0, 12).trim();
  await page.getByLabel('Code starts with').fill(code);
  await dayField(page).fill(begin);
  await page.getByLabel('Description contains').fill(words);
  const asked = page.waitForRequest(listCall);
  await show(page);
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    codeStartsWith: code,
    saleBeginAfter: begin.replaceAll('-', ''),
    descrContains: words,
  });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toHaveText(code);
  await page.reload();
  await expect(rows(page)).toHaveText(code);
  await expect(page.getByLabel('Code starts with')).toHaveValue(code);
  await page.goBack();
  await expectRowCount(page.getByRole('table'), 100);
  expect(await totalRows(page)).toBe(all);
  await expect(page.getByLabel('Code starts with')).toHaveValue('');
});

test('an address with invalid values shows the list with its defaults, and the error at the field', async ({
  page,
}) => {
  await openList(page, '?saleBeginAfter=yesterday&page=-3&sortBy=Price&sortOrder=UP&codeStartsWith=');
  await expect(counts(page)).toContainText('Page 1 of');
  await expect(dayField(page)).toHaveValue('yesterday');
  await expect(dayField(page)).toHaveAccessibleDescription('Enter a date as YYYY-MM-DD');
  await dayField(page).fill('2026-03-01');
  await dayField(page).press('Enter');
  await expect(page).toHaveURL(/\?saleBeginAfter=2026-03-01$/);
  await expect(dayField(page)).toHaveAccessibleDescription('');
});

test('an address beyond the last page shows the last one', async ({ page }) => {
  await openList(page, '?saleBeginAfter=&page=9999');
  await expect(counts(page).getByText(/^Page (\d+) of \1$/)).toBeVisible();
});

test.describe('when the server', () => {
  test('keeps failing, the list says so; when it is back, Retry shows the rows', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/500/);
    const calls = watchCalls(page);
    await page.route(listCall, (route) => route.fulfill({ status: 500, body: '' }));
    await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
    await expect(page.getByRole('table', { name: 'Mailers' })).toContainText('[working...]');
    await page.clock.runFor(10_000);
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Try again.');
    expect(lists(calls)).toHaveLength(3);
    await page.unroute(listCall);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectRowCount(page.getByRole('table'), 100);
  });

  test('is slow, the old rows stay, and only the latest of two requests is shown', async ({ page }) => {
    await openList(page);
    const table = page.getByRole('table', { name: 'Mailers' });
    const first = await rows(page).first().textContent();
    const respondFirst = await holdBack(page, /codeStartsWith=A&/);
    await page.getByLabel('Code starts with').fill('A');
    await show(page);
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(rows(page).first()).toHaveText(first ?? '');
    await expectRowCount(page.getByRole('table'), 100);

    await page.getByLabel('Code starts with').fill('ZZZ');
    await show(page);
    await expect(page.getByText('[no data]')).toBeVisible();
    await respondFirst();
    await searchIs(page, 'codeStartsWith=ZZZ');
    await expect(page.getByText('[no data]')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });
});

test('with the keyboard alone: conditions, the order, a page, a cell', async ({ page }) => {
  await page.goto('Campaigns/MailerList');
  await expect(page.getByLabel('User name')).toBeFocused();
  await page.keyboard.type('demo.marketing');
  await page.keyboard.press('Tab');
  await page.keyboard.type(account('demo.marketing').password);
  await page.keyboard.press('Enter');
  await expectRowCount(page.getByRole('table'), 100);

  await tabTo(page, dayField(page));
  await page.keyboard.type('2025-01-01');
  await tabTo(page, page.getByLabel('Sort by'));
  await page.keyboard.type('Code');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Show Mailers' }));
  await page.keyboard.press('Enter');
  await searchIs(page, 'sortBy=Code');
  await expect
    .poll(async () => {
      const codes = await column(page, 'Code');
      return codes.length > 0 && codes.join() === codes.toSorted().join();
    })
    .toBe(true);

  await tabTo(page, page.getByRole('region', { name: 'Mailers, table' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('tbody tr').nth(1).locator('td').first()).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Space');
  await expect(counts(page)).toContainText('Page 2 of');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Page' }));
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(counts(page)).toContainText('Page 4 of');
});
