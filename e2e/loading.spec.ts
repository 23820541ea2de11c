import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures.ts';

/** Every request of the page from now on, by its path. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('the login page takes at most six requests, one of them for code', async ({ page }) => {
  const paths = watchRequests(page);
  await page.goto('login');
  await expect(page.getByLabel('User name')).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(paths.length).toBeLessThanOrEqual(6);
  expect(paths.filter((path) => path.endsWith('.js'))).toHaveLength(1);
});

test('a deep link requests the rows while the code of the screen is still loading', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await expect(page.getByRole('rowheader')).toHaveCount(100);

  const rowsAsked = page.waitForRequest(/\/api\/mailer\?/);
  await page.route(/MailerListScreen/, async (route) => {
    await rowsAsked;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(100);
});

test('code that a busy server refuses is requested again after Retry-After', async ({ page, complaints }) => {
  complaints.expect(/503/);
  const requests: string[] = [];
  await page.route('**/assets/OfferListScreen-*.js', (route) => {
    requests.push(route.request().url());
    return requests.length === 1
      ? route.fulfill({ status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } })
      : route.continue();
  });
  await openAs(page, 'demo.marketing', 'Campaigns/OfferList');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  // The second one fills the cache, from which the import is answered.
  expect(requests.length).toBeGreaterThan(1);
});
