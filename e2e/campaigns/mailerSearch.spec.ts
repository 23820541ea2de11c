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

/** The first two characters of the codes, each once. */
const startsOf = (codes: string[]) => [...new Set(codes.map((code) => code.slice(0, 2)))];

const totalRows = async (page: Page) => {
  const text = (await counts(page).textContent()) ?? '';
  return Number(/Total rows: ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
};

async function openList(page: Page, query = '') {
  await openAs(page, 'demo.marketing', `Campaigns/MailerList${query}`);
  await expect(rows(page)).not.toHaveCount(0);
}

test.describe('each condition narrows the list', () => {
  test('the beginning of the code, in any case and no more than eight characters', async ({ page }) => {
    await openList(page);
    const code = (await column(page, 'Code'))[0] ?? '';
    await page.getByLabel('Code starts with').pressSequentially(code.slice(0, 2).toLowerCase());
    await page.getByLabel('Code starts with').press('Enter');
    await searchIs(page, `codeStartsWith=${code.slice(0, 2).toLowerCase()}`);
    await expect.poll(async () => startsOf(await column(page, 'Code'))).toEqual([code.slice(0, 2)]);
    await page.getByLabel('Code starts with').fill('');
    await page.getByLabel('Code starts with').pressSequentially('123456789');
    await expect(page.getByLabel('Code starts with')).toHaveValue('12345678');
  });

  test('the first day of the sale, inclusive, with and without dashes', async ({ page }) => {
    await openList(page);
    const day = (await column(page, 'Sale Begin'))[30] ?? '';
    for (const typed of [day, day.replaceAll('-', '')]) {
      await dayField(page).fill(typed);
      await show(page);
      await searchIs(page, `saleBeginAfter=${day}`);
      await expect(dayField(page)).toHaveValue(day);
      await expect.poll(async () => (await column(page, 'Sale Begin')).toSorted()[0]).toBe(day);
    }
  });

  test('without a day the mailers of all years are listed', async ({ page }) => {
    await openList(page);
    const thisYear = await totalRows(page);
    await dayField(page).fill('');
    await show(page);
    await searchIs(page, 'saleBeginAfter=');
    await expect.poll(() => totalRows(page)).toBeGreaterThan(thisYear * 2);
  });

  test('a part of the description, ignoring case; wildcards are ordinary characters', async ({ page }) => {
    await openList(page);
    const word = ((await column(page, 'Description'))[0] ?? '').slice(3, 10);
    await page.getByLabel('Description contains').fill(word.toUpperCase());
    await show(page);
    await expect(page).toHaveURL(/descrContains=/);
    await expect
      .poll(async () => {
        const found = await column(page, 'Description');
        return found.length > 0 && found.every((text) => text.toLowerCase().includes(word.toLowerCase()));
      })
      .toBe(true);
    for (const hostile of ['%%%', "' or 1=1 --", '<script>alert(1)</script>', '布'.repeat(100)]) {
      await page.getByLabel('Description contains').fill(hostile);
      await show(page);
      await expect(page.getByText('[no data]')).toBeVisible();
      await expect(page.getByLabel('Description contains')).toHaveValue(hostile);
    }
  });

  test('all conditions are combined, survive a reload, and Back removes them again', async ({ page }) => {
    await openList(page, '?saleBeginAfter=2024-01-01');
    const all = await totalRows(page);
    const [code = '', begin = '', text = ''] = await Promise.all([
      column(page, 'Code').then((found) => found.at(-1)),
      column(page, 'Sale Begin').then((found) => found.at(-1)),
      column(page, 'Description').then((found) => found.at(-1)),
    ]);
    await page.getByLabel('Code starts with').fill(code);
    await dayField(page).fill(begin);
    await page.getByLabel('Description contains').fill(text.slice(0, 12));
    await show(page);
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
});

test('an invalid date is reported at its field, and nothing is requested or lost', async ({ page }) => {
  const calls = watchCalls(page);
  await openList(page);
  const before = lists(calls).length;
  const missing = 'This date does not exist';
  const wrongFormat = 'Enter a date as YYYY-MM-DD';
  for (const [typed, error] of [
    ['2026-02-30', missing],
    ['tomorrow', wrongFormat],
    ['20261301', missing],
    ['२०२६-०१-०१', wrongFormat],
  ] as const) {
    await dayField(page).fill(typed);
    await page.getByLabel('Description contains').fill('fabric');
    await show(page);
    await expect(dayField(page)).toHaveAccessibleDescription(error);
    await expect(dayField(page)).toHaveValue(typed);
    await expect(page.getByLabel('Description contains')).toHaveValue('fabric');
  }
  expect(lists(calls)).toHaveLength(before);
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

const newestFirst = (texts: string[]) => texts.toSorted().toReversed();
const oldestFirst = (texts: string[]) => texts.toSorted();

test('sorted by every choice of column and order', async ({ page }) => {
  await openList(page);
  for (const [by, order, sortBy, sortOrder, heading, sorted] of [
    ['Default', 'Default', '', '', 'Sale Begin', newestFirst],
    ['Sale Begin', 'Ascending', 'SaleBegin', 'ASC', 'Sale Begin', oldestFirst],
    ['Sale Begin', 'Descending', 'SaleBegin', 'DESC', 'Sale Begin', newestFirst],
    ['Code', 'Ascending', 'Code', 'ASC', 'Code', oldestFirst],
    ['Code', 'Descending', 'Code', 'DESC', 'Code', newestFirst],
    ['Code', 'Default', 'Code', '', 'Code', oldestFirst],
  ] as const) {
    await test.step(`by ${by}, ${order}`, async () => {
      await page.getByLabel('Sort by').selectOption(by);
      await page.getByLabel('Order').selectOption(order);
      const asked = page.waitForRequest(listCall);
      await show(page);
      const { searchParams } = new URL((await asked).url());
      expect(searchParams.get('sortBy')).toBe(sortBy);
      expect(searchParams.get('sortOrder')).toBe(sortOrder);
      await expect
        .poll(async () => {
          const texts = await column(page, heading);
          return texts.length === 100 && texts.join() === sorted(texts).join();
        })
        .toBe(true);
    });
  }
});

const position = (page: Page) =>
  counts(page)
    .getByText(/^Page [\d,]+ of [\d,]+$/)
    .textContent();
const press = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Pages' }).getByRole('button', { name }).click();
const isAt = (page: Page, place: string) => expect.poll(() => position(page)).toBe(place);

test.describe('the pages', () => {
  test('Top, Previous, Next, Bottom and the page box lead to every page, and numbers out of range to the first or last', async ({
    page,
  }) => {
    await openList(page, '?saleBeginAfter=');
    const last = (await position(page))?.replace(/.* of /, '') ?? '';
    const total = await totalRows(page);
    const box = page.getByRole('spinbutton', { name: 'Page' });
    expect((await box.boundingBox())?.width).toBe(60);
    await expect(box).toHaveAttribute('min', '1');
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');

    await press(page, 'Next');
    await isAt(page, `Page 2 of ${last}`);
    await press(page, 'Bottom');
    await isAt(page, `Page ${last} of ${last}`);
    await expect(counts(page)).toContainText(`Rows on this page: ${total % 100 || 100}`);
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Previous');
    await isAt(page, `Page ${Number(last) - 1} of ${last}`);
    await press(page, 'Top');
    await isAt(page, `Page 1 of ${last}`);

    for (const [typed, place] of [
      ['3', '3'],
      ['0', '1'],
      ['9999', last],
      ['-5', '1'],
      ['1e9', last],
    ] as const) {
      await box.fill(typed);
      await box.press('Enter');
      await isAt(page, `Page ${place} of ${last}`);
      await expect(box).toHaveValue(place);
    }
    await box.fill('');
    await box.press('Enter');
    await isAt(page, `Page ${last} of ${last}`);
  });

  test('an address beyond the last page shows the last one', async ({ page }) => {
    await openList(page, '?saleBeginAfter=&page=9999');
    const place = (await position(page)) ?? '';
    expect(place).toMatch(/^Page (\d+) of \1$/);
  });
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

  test('sends an incomplete response, the list says so', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/response\.malformed/);
    await page.route(listCall, (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"mailerData":[{' }),
    );
    await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
    await expect(page.getByRole('alert')).toContainText("The server's response couldn't be read.");
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
