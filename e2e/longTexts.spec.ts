import type { Page } from '@playwright/test';
import { changeResponses, expect, hasReportingServer, openAs, test } from './fixtures.ts';

const longText = 'Unbroken'.repeat(63).slice(0, 500);
/** Not a day, an address, a figure or a code. */
const isText = /^(?!\d{4}-|\/|https?:).*[a-zA-Z]{3}/;

/** The response with every text in the first two rows of its lists unbroken and long. */
function lengthen(value: unknown, isInList = false): unknown {
  if (typeof value === 'string') return isInList && isText.test(value) ? longText : value;
  if (Array.isArray(value))
    return [...value.slice(0, 2).map((each) => lengthen(each, true)), ...value.slice(2)];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, lengthen(each, isInList)]));
}

/** What scrolls sideways, by its class: the page itself and all in it but tables, which may. */
function sidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX)) &&
          !element.matches(':not(html):has(table, [role="grid"], [role="treegrid"]), input, textarea'),
      )
      .map((element) => `${element.tagName} ${element.className}`),
  );
}

test('texts of 500 characters without a space widen no screen of the menu', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Blocked script execution in '[^']*\/reporting\//);
  if (!hasReportingServer) consoleErrors.allow(/\/api\/tableau\/ticket/);
  await openAs(page, 'demo.admin', 'Campaigns');
  await changeResponses(page, (response) => lengthen(response));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['Campaigns', 'Reports', 'Admin']) {
    const group = menu.getByRole('button', { name: `Subpages of ${name}` });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  }
  const links = await menu.getByRole('link').all();
  expect(links.length).toBeGreaterThan(30);
  for (const link of links) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    // Home has a picture only.
    const content = page.getByRole('main');
    await expect(
      content.getByRole('heading', { level: 1 }).or(content.getByRole('img')).first(),
    ).toBeVisible();
    await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    await expect.poll(() => sidewaysScrollers(page), page.url()).toEqual([]);
  }
});

test('texts of 500 characters without a space widen no dialog', async ({ page }) => {
  const addresses = [
    'Campaigns/CampaignUpdate?dialog=editCampaign&record=1101',
    'Admin/UserMaint?dialog=editUser&record=1',
  ];
  await openAs(page, 'demo.admin', 'Campaigns');
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await changeResponses(page, (response) => lengthen(response));
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
    await expect.poll(() => sidewaysScrollers(page), address).toEqual([]);
  }
});
