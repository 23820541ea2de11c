import type { Page } from '@playwright/test';
import { barcodeJobs, jobOf, knownCampaign, makeJob, rowsTable } from '../barcodeJobs.ts';
import { expect, openAs, tabTo, test, watchCalls } from '../fixtures.ts';

const banner = (page: Page) => page.getByRole('alert');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a job from step 1 to step 5: coupons loaded, put in order and edited, the file downloaded', async ({
  page,
  request,
}) => {
  const campaign = await knownCampaign(request);
  await openAs(page, 'demo.marketing', 'Home');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('button', { name: 'Campaigns' })
    .click();
  await page.getByRole('link', { name: 'Barcode Merge Tool' }).click();
  await expect(page.getByLabel('Job Name')).toHaveValue('26166');
  await expect(button(page, 'Go to Step 2')).toBeDisabled();
  await makeJob(page);
  await expect(page).toHaveURL(/Bmt\?job=\d+&step=2$/);
  const jobId = jobOf(page);

  await expect(button(page, 'Load CE Coupons')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Campaign ID' }).fill(campaign);
  await button(page, 'Load CE Coupons').click();
  const rows = rowsTable(page).getByRole('rowheader');
  await expect(button(page, 'Go to Step 3')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Campaign ID' })).toHaveAttribute('readonly');
  const count = await rows.count();
  expect(count).toBeGreaterThan(1);
  await expect(rows.first().getByRole('button', { name: /up$/ })).toHaveCount(0);
  await expect(rows.last().getByRole('button', { name: /down$/ })).toHaveCount(0);

  const rowCells = (row: number) => rowsTable(page).locator('tbody tr').nth(row).getByRole('cell');
  const promo = (row: number) => rowCells(row).nth(3);
  const [first, second] = [await promo(0).innerText(), await promo(1).innerText()];
  await page.getByRole('button', { name: 'Move coupon 2 up' }).click();
  await expect(promo(0)).toHaveText(second);
  await expect(promo(1)).toHaveText(first);
  await button(page, 'Go to Step 3').click();
  await expect(page).toHaveURL(/step=3$/);
  await expect(promo(0)).toHaveText(second);
  const summary = page.getByText(/^\d+ rows, [\d,]+ barcodes$/);
  const barcodes = /[\d,]+(?= barcodes)/.exec(await summary.innerText())?.[0] ?? '';

  // Without an expiration the job may start on any day.
  for (let order = 1; order <= count; order += 1) {
    await page.getByRole('button', { name: `Edit coupon ${order}`, exact: true }).click();
    await page.getByRole('textbox', { name: 'Barcode Expiration' }).fill('');
    await page.getByRole('textbox', { name: 'Barcode Expiration' }).press('Enter');
  }
  const picture = rowsTable(page).getByRole('img').first();
  await expect(picture).toHaveAccessibleName(/^Barcode \d{5}00000\w{7}$/);
  const calls = watchCalls(page);
  await button(page, 'Finish').dblclick();
  await expect(page.getByText('Job submitted for processing.')).toBeVisible();
  expect(calls.filter((call) => /Coupons|Step3/.test(call))).toEqual([
    `PUT /barcode/Coupons/${jobId}`,
    'POST /barcode/Step3',
  ]);
  await expect(button(page, 'Go to Step 5')).toBeEnabled({ timeout: 60_000 });
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(`${barcodes} barcodes to write`);
  await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem').last()).toContainText(
    'End Processing',
  );
  await expect(page).toHaveTitle(`Job ${jobId} is complete · Barcode Merge Tool · Customer Service Portal`);
  await expect(page.getByText(`Job ${jobId} is complete.`)).toBeVisible();
  await button(page, 'Go to Step 5').click();
  await expect(page.getByText('Job complete.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await button(page, 'Download output file').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^barcodes-${jobId}-\\w+\\.txt$`));

  await page.getByRole('link', { name: 'Start another job' }).click();
  await expect(page.getByLabel('Stats Table')).toHaveValue('');
  await page.goBack();
  await expect(page.getByText('Job complete.')).toBeVisible();
  await button(page, 'Start New Job').click();
  await expect(page.getByLabel('Stats Table')).toHaveValue('');
});

test('step 1 shows the specified error, keeps what was typed, and a double click creates one job', async ({
  page,
  consoleErrors,
}) => {
  for (const entry of [/Failed to load resource/, /GET .*\/Step1: 500/, /POST .*\/Step1: network/]) {
    consoleErrors.expect(entry);
  }
  await page.route('**/barcode/Step1', (route) => route.fulfill({ status: 500, body: '' }));
  await openAs(page, 'demo.marketing', 'Campaigns/Bmt');
  await expect(banner(page)).toContainText('Error - Unable to load channels');
  await page.unroute('**/barcode/Step1');
  await button(page, 'Retry').click();
  await expect(banner(page)).toHaveCount(0);

  await page.getByLabel('Stats Table').fill('stats_journey');
  await page.getByLabel('Channel').selectOption('Direct mail');
  await page.route('**/barcode/Step1', (route) =>
    route.fulfill({ status: 200, contentType: 'text/plain', body: '-1' }),
  );
  await button(page, 'Go to Step 2').click();
  await expect(banner(page)).toHaveText('Error - Step 1 failed.  Please check your data and try again.', {
    useInnerText: true,
  });
  await page.unroute('**/barcode/Step1');
  await page.route('**/barcode/Step1', (route) => route.abort());
  await button(page, 'Go to Step 2').click();
  await expect(banner(page)).toHaveText('Error - Step 1 failed.  Please try again.', { useInnerText: true });
  await expect(page.getByLabel('Stats Table')).toHaveValue('stats_journey');
  await page.unroute('**/barcode/Step1');

  const calls = watchCalls(page);
  await button(page, 'Go to Step 2').dblclick();
  await expect(page.getByRole('textbox', { name: 'Campaign ID' })).toBeVisible();
  expect(calls.filter((call) => call === 'POST /barcode/Step1')).toHaveLength(1);
});

test('Finish lists every error, starts nothing, and every message links to its cell', async ({
  page,
  request,
}) => {
  const right = { legacyCouponOffer: '140' };
  const jobId = await (
    await barcodeJobs(request)
  ).jobWithRows([
    { ...right, endDate: '2026-07-01' },
    { ...right, startDate: '2026-07-01' },
    { ...right, startDate: '2026-07-02', endDate: '2026-07-01' },
    { ...right, startDate: '2026-07-01', endDate: '2026-07-01' },
    { ...right, legacyCouponType: '1' },
    { legacyCouponOffer: '1', legacyCouponType: 'A1' },
    { ...right, legacyCouponExpiration: '2612' },
    { ...right, legacyCouponExpiration: '19100' },
    { ...right, legacyCouponExpiration: '30000' },
    { ...right, legacyCouponExpiration: '30367' },
    { ...right, legacyCouponExpiration: '26165' },
    { ...right, legacyCouponExpiration: '26166' },
    {},
    { legacyCouponOffer: '12' },
    { legacyCouponOffer: '000' },
    { legacyCouponOffer: 'abc' },
    { ...right, promocode: 'W'.repeat(23) },
  ]);
  await openAs(page, 'demo.marketing', `Campaigns/Bmt?job=${jobId}`);
  await expect(button(page, 'Finish')).toBeEnabled();
  const calls = watchCalls(page);
  await button(page, 'Finish').click();
  await expect(page.getByRole('list', { name: 'Errors' }).getByRole('listitem')).toHaveText([
    'Coupon 1 is missing Start Date',
    'Coupon 2 is missing End Date',
    'Coupon 3 Start Date is after End Date',
    'Coupon 5 Barcode Type is not valid',
    'Coupon 6 Barcode Type is not valid',
    'Coupon 6 Barcode Offer is not valid',
    'Coupon 7 Barcode Expiration is not valid',
    'Coupon 8 Barcode Expiration year is not valid',
    'Coupon 9 Barcode Expiration day of year is not valid',
    'Coupon 10 Barcode Expiration day of year is not valid',
    'Coupon 11 Barcode Expiration must be later than today (26166)',
    'Coupon 13 Barcode Offer is not valid',
    'Coupon 14 Barcode Offer is not valid',
    'Coupon 15 Barcode Offer is not valid',
    'Coupon 16 Barcode Offer is not valid',
    'Coupon 17 Promo Code is not valid',
  ]);
  expect(calls.filter((call) => /PUT|POST/.test(call))).toEqual([]);
  await page.getByRole('button', { name: 'Coupon 14 Barcode Offer is not valid' }).click();
  await expect(page.getByRole('textbox', { name: 'Barcode Offer' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Coupon 14/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Coupon 1 is missing Start Date' }).click();
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toBeFocused();
});

test('CE coupons are skipped; rows are typed with the keyboard alone, one at a time', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/Bmt');
  await tabTo(page, page.getByLabel('Stats Table'));
  await page.keyboard.type('stats_journey');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Direct');
  await tabTo(page, button(page, 'Go to Step 2'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=2$/);
  const calls = watchCalls(page);
  await tabTo(page, button(page, 'Skip CE Coupons'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Campaign ID' })).toHaveAttribute('readonly');
  await tabTo(page, button(page, 'Go to Step 3'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=3$/);
  const jobId = jobOf(page);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([`PUT /barcode/Coupons/${jobId}`]);

  for (const offer of ['140', '141', '142']) {
    await tabTo(page, button(page, 'Add a Barcode Row'));
    await page.keyboard.press('Enter');
    // The focus is on Edit of the new row.
    await expect(page.getByRole('button', { name: `Edit coupon ${Number(offer) - 139}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Barcode Type' })).toBeFocused();
    await expect(button(page, 'Add a Barcode Row')).toBeDisabled();
    await expect(button(page, 'Finish')).toBeDisabled();
    await page.keyboard.type('049');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(offer);
    await page.keyboard.press('Enter');
    await page.locator('body').press('Shift+Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  const rows = rowsTable(page).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.first().getByRole('cell').first()).toHaveText('04');
  await rows.nth(2).getByRole('cell').nth(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.first().getByRole('cell').nth(2)).toHaveText('142');
  await expect(rows.first().getByRole('cell').nth(2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('cell').nth(2)).toBeFocused();
});

test('rows that the service refuses stay on the screen, and leaving with unsaved rows asks first', async ({
  page,
  request,
  consoleErrors,
}) => {
  for (const entry of [
    /status of 500/,
    /POST .*\/Step2: 500/,
    /PUT .*\/Coupons\/.*: 500/,
    /POST .*\/Step3: 500/,
  ]) {
    consoleErrors.expect(entry);
  }
  consoleErrors.allow(/PUT .*\/Draft: 500/);
  const fail = (path: string, methods: string[]) =>
    page.route(path, (route) =>
      methods.includes(route.request().method())
        ? route.fulfill({
            status: 500,
            contentType: 'application/problem+json',
            body: JSON.stringify({ status: 500, code: 'x.y', message: 'Out of order', requestId: 'r' }),
          })
        : route.continue(),
    );
  const jobs = await barcodeJobs(request);
  const atStep2 = await jobs.newJob();
  await openAs(page, 'demo.marketing', `Campaigns/Bmt?job=${atStep2}`);
  await page.getByRole('textbox', { name: 'Campaign ID' }).fill('880014');
  await fail('**/barcode/Step2', ['POST']);
  await button(page, 'Load CE Coupons').click();
  await expect(banner(page)).toContainText('Error - Out of order');
  await expect(page.getByRole('textbox', { name: 'Campaign ID' })).toHaveValue('880014');
  await expect(button(page, 'Load CE Coupons')).toBeEnabled();
  await fail('**/barcode/Coupons/*', ['PUT']);
  await button(page, 'Skip CE Coupons').click();
  await button(page, 'Go to Step 3').click();
  await expect(banner(page)).toContainText('Error - Out of order');
  await expect(page).toHaveURL(/step=2$/);
  await page.unrouteAll();
  await button(page, 'Go to Step 3').click();
  await expect(button(page, 'Finish')).toBeVisible();

  await fail('**/barcode/Job/*/Draft', ['PUT']);
  await button(page, 'Add a Barcode Row').click();
  await page.getByRole('button', { name: 'Edit coupon 1' }).click();
  await page.getByRole('textbox', { name: 'Barcode Offer' }).fill('140');
  const other = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Coupon Load Status' });
  await other.click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('textbox', { name: 'Barcode Offer' }).press('Enter');
  await fail('**/barcode/Step3', ['POST']);
  await button(page, 'Finish').click();
  await expect(banner(page)).toContainText('Error - Out of order');
  await expect(page.getByRole('button', { name: 'Edit coupon 1' })).toBeEnabled();
  await page.unrouteAll();
  await other.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupon Load Status' })).toBeVisible();
});
