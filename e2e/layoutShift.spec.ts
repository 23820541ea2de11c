import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { areas, openView, type View } from './views.ts';

test.describe.configure({ mode: 'parallel' });

/** Their height depends on what is loaded: forms by their options, a report by its facts and chart, the details of jobs. */
const growing = /^(Add Customer Care User|Send Message|Mailer Summary|Daily counts|Barcode jobs)$/;

/** Lets every response arrive after what is shown without it has been painted, as on a slow network. */
async function separateResponses(page: Page) {
  let previous: Promise<unknown> = Promise.resolve();
  await page.route(/\/(api|barcode|grant)\//, async (route) => {
    const response = await route.fetch();
    previous = previous.then(() => page.evaluate(waitForPaint)).catch(() => {});
    await previous;
    await route.fulfill({ response });
  });
}

/** Runs in the page. */
function waitForPaint() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

interface LayoutShift extends PerformanceEntry {
  sources: { node?: Node }[];
}

/** Runs in the page before its own scripts. */
function recordShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as LayoutShift[])
      shifts.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`));
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectNoShifts(page: Page, views: readonly View[]) {
  await separateResponses(page);
  await page.addInitScript(recordShifts);
  for (const view of views) {
    await page.goto('about:blank');
    await openView(page, view);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    expect.soft(shifts, view.name).toEqual([]);
  }
}

// Dialogs are centered, so that they grow upward too.
for (const { area, views } of areas.filter((each) => each.area !== 'Dialogs'))
  test(`${area}: nothing moves while a page is loading`, async ({ page, consoleErrors }) => {
    const opened = views.filter(({ name, press, fails }) => !press && !fails && !growing.test(name));
    // The frame of a report runs no script.
    consoleErrors.allow(/allow-scripts|Blocked script/);
    test.setTimeout(opened.length * 30_000);
    await expectNoShifts(page, opened);
  });

test('saved views, paging and the facts of a report have their place on a phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 820 });
  const lists = areas
    .flatMap(({ views }) => views)
    .filter(({ name }) => /^(Mailers|User Maintenance|Signup Statistics|Customer Channel)$/.test(name));
  await expectNoShifts(page, lists);
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
});
