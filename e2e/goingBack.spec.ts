import type { Page } from '@playwright/test';
import { expect, expectRowCount, holdBack, openAs, test, watchCalls } from './fixtures.ts';

const scroller = (page: Page) => page.getByRole('region', { name: 'Mailers, table' });
const scrolledTo = (page: Page) => scroller(page).evaluate((element) => element.scrollTop);
/** Scrolls, and waits until the page knows. */
const scrollTo = (page: Page, top: number) =>
  scroller(page).evaluate(
    (element, to) =>
      new Promise<void>((resolve) => {
        element.addEventListener('scroll', () => resolve(), { once: true });
        element.scrollTo({ top: to });
      }),
    top,
  );
const addLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Add mailer' });

test('going back to a list restores it: page, rows, scroll position and focus', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList?saleBeginAfter=2025-01-01&page=2');
  await expectRowCount(page.getByRole('table'), 100);
  await scrollTo(page, 640);
  const top = await scrolledTo(page);
  expect(top).toBeGreaterThan(600);
  await addLink(page).click();
  await expect(page.getByLabel('Mailer Code')).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Mailers' })).toBeVisible();
  await expect(page.getByText('Page 2 of ')).toBeVisible();
  expect(await scrolledTo(page)).toBe(top);
  await expect(addLink(page)).toBeFocused();
});

test('the focused cell has the focus again', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await expectRowCount(page.getByRole('table'), 100);
  await scroller(page).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  const cell = page.locator('tbody tr').nth(2).locator('td').first();
  await expect(cell).toBeFocused();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await page.goBack();
  await expect(cell).toBeFocused();
});

test('the focus is where it was after a search, too', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  const description = page.getByLabel('Description contains');
  await description.fill('fall');
  await description.press('Enter');
  await expect(page).toHaveURL(/descrContains=fall/);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await page.goBack();
  await expect(description).toBeFocused();
  await page.goBack();
  await expect(description).toHaveValue('');
  await expect(description).toBeFocused();
});

test('Back undoes a search that was submitted by a double click', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/OfferList');
  await page.getByLabel('Offer Description', { exact: true }).fill('free');
  await page.getByRole('button', { name: 'Filter', exact: true }).dblclick();
  await expect(page).toHaveURL(/offerDescription=free/);
  await page.goBack();
  await expect(page).toHaveURL(/OfferList$/);
});

test('Back undoes a double click on a link', async ({ page }) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await openAs(page, 'demo.marketing', 'Campaigns/MailerAdd');
  await page.getByRole('link', { name: 'All mailers' }).click();
  await expect(title('Mailers')).toBeFocused();
  // The second click comes before the screen is rendered.
  await addLink(page).evaluate((link: HTMLElement) => {
    navigation.addEventListener('currententrychange', () => queueMicrotask(() => link.click()), {
      once: true,
    });
    link.click();
  });
  await expect(title('Add Mailer')).toBeVisible();
  await page.goBack();
  await expect(title('Mailers')).toBeVisible();
});

test('each page of a list keeps its own scroll position', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList?saleBeginAfter=2025-01-01');
  await expectRowCount(page.getByRole('table'), 100);
  await scrollTo(page, 500);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of ')).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(page.getByText('Page 1 of ')).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(500);
  await page.goForward();
  await expect(page.getByText('Page 2 of ')).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(900);
});

test('a link opens the list at its beginning, not at the last scroll position', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await expectRowCount(page.getByRole('table'), 100);
  await scrollTo(page, 500);
  await addLink(page).click();
  await page.getByRole('link', { name: 'All mailers' }).click();
  await expectRowCount(page.getByRole('table'), 100);
  expect(await scrolledTo(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Mailers' })).toBeFocused();
});

test('the code of the screens in the menu is loaded ahead', async ({ page, request }) => {
  const preloads = await (await request.get('preloads.json')).json();
  const missing = new Set<string>([...preloads['/Campaigns/MailerAdd'], ...preloads['/Home']]);
  page.on('response', (response) =>
    missing.delete(new URL(response.url()).pathname.slice('/portal/'.length)),
  );
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await expectRowCount(page.getByRole('table'), 100);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return [...missing];
    })
    .toEqual([]);
  expect(calls.filter((call) => call.startsWith('POST /api/MailerAdd'))).toEqual([]);
  // Prefetched screens may still be loading after it.
  const release = await holdBack(page, /\.js$/);
  await addLink(page).click();
  await expect(page.getByLabel('Mailer Code')).toBeFocused();
  await release();
});
