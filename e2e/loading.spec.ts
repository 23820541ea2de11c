import type { Page, Route } from '@playwright/test';
import { expect, expectRowCount, openAs, test, watchCalls } from './fixtures.ts';

/** Every request of the page from now on, by its path. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('the login page takes at most six requests, two of them for code', async ({ page }) => {
  const paths = watchRequests(page);
  await page.goto('login');
  await expect(page.getByLabel('User name')).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(paths.length).toBeLessThanOrEqual(6);
  expect(paths.filter((path) => path.endsWith('.js'))).toHaveLength(2);
});

test('the frame is shown where it will be, while the app is still loading', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  // From left to right only: there is no footer yet, and no notice, such as that the portal is unavailable.
  const boxes = () =>
    Promise.all(
      ['header', '#sidebar', '#main'].map(async (part) => {
        const { x, width } = (await page.locator(part).boundingBox()) ?? {};
        return { part, x, width };
      }),
    );
  const expected = await boxes();

  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('header')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeHidden();
  expect(await boxes()).toEqual(expected);
  load();
  await expectRowCount(page.getByRole('table'), 100);
});

test('a deep link requests the rows while the code of the screen is still loading', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await expectRowCount(page.getByRole('table'), 100);

  const rowsAsked = page.waitForRequest(/\/api\/mailer\?/);
  await page.route(/MailerListScreen/, async (route) => {
    await rowsAsked;
    await route.continue();
  });
  await page.reload();
  await expectRowCount(page.getByRole('table'), 100);
});

test('the code of other screens is preloaded while the page is at rest, and their first visit requests none', async ({
  page,
}) => {
  const preloaded = page.waitForResponse(/assets\/HomeScreen-.*\.js/);
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await preloaded;
  const paths = watchRequests(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('main').getByRole('img', { name: 'Customer Service Portal' })).toBeVisible();
  expect(paths.filter((path) => path.includes('HomeScreen'))).toEqual([]);
});

test('a pointer that rests on a link prefetches the data of its screen', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await expectRowCount(page.getByRole('table'), 100);
  const calls = watchCalls(page);
  const offers = () => calls.filter((call) => call.startsWith('GET /api/offer?'));
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Offer List/ });
  await link.hover();
  await expect.poll(offers).toHaveLength(1);
  await link.click();
  await expectRowCount(page.getByRole('table', { name: 'Offers' }), 100);
  expect(offers()).toHaveLength(1);
});

for (const chunk of ['app', 'OfferListScreen'])
  test(`the chunk ${chunk} that a busy server refuses is waited for, and the page loaded again`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/503/);
    // Worded like in Safari, which does not name the file.
    await page.addInitScript(() =>
      addEventListener('vite:preloadError', (event) =>
        Object.defineProperty((event as Event & { payload: Error }).payload, 'message', {
          value: 'Importing a module script failed.',
        }),
      ),
    );
    const busy = { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } };
    const refused: string[] = [];
    const refuseOnce = async (route: Route) => {
      const { pathname } = new URL(route.request().url());
      if (refused.includes(pathname)) return route.continue();
      refused.push(pathname);
      return route.fulfill(busy);
    };
    await page.route(`**/assets/${chunk}-*.js`, refuseOnce);
    // Only scripts request the page: the browser itself is not refused.
    await page.route('**/portal/Campaigns/OfferList', (route) =>
      route.request().isNavigationRequest() ? route.continue() : refuseOnce(route),
    );
    await openAs(page, 'demo.marketing', 'Campaigns/OfferList');
    await expect(page.getByRole('alert')).toContainText('because the server is busy');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    expect(refused).toHaveLength(2);
  });

test('a heading shows its order before the rows are sorted', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Admin/UserMaint');
  const names = page.getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  const before = await names.allTextContents();
  const heading = page.getByRole('columnheader', { name: 'Department', exact: true });
  const namesBesideOrder = await heading.evaluate((element) => {
    const listNames = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    const shown = new Promise<string[]>((resolve) => {
      new MutationObserver(() => resolve(listNames())).observe(element, { attributeFilter: ['aria-sort'] });
    });
    element.querySelector('button')?.click();
    return shown;
  });
  expect(namesBesideOrder).toEqual(before);
  await expect(names).not.toHaveText(before);
});
