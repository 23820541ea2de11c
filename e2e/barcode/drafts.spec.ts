import type { Page } from '@playwright/test';
import { barcodeJobs, knownCampaign, rowsTable } from '../barcodeJobs.ts';
import { expect, openAs, test } from '../fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('rows are kept as typed, also the next morning; a mistyped campaign is corrected, and rows are removed', async ({
  page,
  request,
}) => {
  const campaign = await knownCampaign(request);
  const jobId = await (await barcodeJobs(request)).newJob();
  await openAs(page, 'demo.marketing', `Campaigns/Bmt?job=${jobId}`);
  const field = page.getByRole('textbox', { name: 'Campaign ID' });
  await field.fill(`${campaign}9`);
  await button(page, 'Load CE Coupons').click();
  await expect(rowsTable(page)).toContainText(`No CE coupons found for campaign ID ${campaign}9.`);
  await button(page, 'Go to Step 3').click();
  await button(page, 'Add a Barcode Row').click();
  await expect(page.getByText(/^The job would fail\. Coupon 1: campaign \d+ has no mailers\./)).toBeVisible();
  await page.getByRole('button', { name: 'Edit coupon 1' }).click();
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith(`/Job/${jobId}/Draft`) &&
      response.request().postData()?.includes('"legacyCouponOffer":"14"') === true,
  );
  await page.getByRole('textbox', { name: 'Barcode Offer' }).fill('14');
  await kept;
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(rowsTable(page).locator('tbody tr td:nth-child(4)')).toHaveText(['14']);

  // A row that was only opened is not a change.
  await page.getByRole('button', { name: 'Edit coupon 1' }).click();
  await page.getByRole('link', { name: 'Job Overview' }).click();
  await expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible();
  await button(page, 'Close').click();
  await page.getByRole('button', { name: 'Cancel coupon 1' }).click();

  await button(page, 'Start over').click();
  await field.fill(campaign);
  await button(page, 'Load CE Coupons').click();
  await expect(button(page, 'Go to Step 3')).toBeVisible();
  const count = await rowsTable(page).getByRole('rowheader').count();
  await button(page, 'Go to Step 3').click();
  await expect(page.getByText(new RegExp(`^${count} rows, [\\d,]+ barcodes$`))).toBeVisible();
  await page.getByRole('button', { name: `Remove coupon ${count}`, exact: true }).click();
  await expect(rowsTable(page).getByRole('rowheader')).toHaveCount(count - 1);
  await page.getByText('Draft saved').waitFor();

  await button(page, 'Start over').click();
  const question = page.getByRole('alertdialog', { name: 'Start over with another campaign' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`Campaigns/Bmt?from=${jobId}`);
  await expect(page.getByText(`The new job starts with ${count - 1} copied`)).toBeVisible();
  await expect(page.getByLabel('Stats Table')).toHaveValue('stats_journey');
  await button(page, 'Go to Step 2').click();
  await expect(field).toHaveValue(campaign);
  await expect(rowsTable(page).getByRole('rowheader')).toHaveCount(count - 1);
  await expect(button(page, 'Go to Step 3')).toBeEnabled();
});

test('two people with one job do not overwrite each other', async ({
  page,
  browser,
  request,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/412/);
  const jobId = await (await barcodeJobs(request)).jobWithRows([{ legacyCouponOffer: '140' }]);
  const typeOffer = async (who: Page, offer: string) => {
    await who.getByRole('button', { name: 'Edit coupon 1', exact: true }).click();
    await who.getByRole('textbox', { name: 'Barcode Offer' }).fill(offer);
    await who.getByRole('textbox', { name: 'Barcode Offer' }).press('Enter');
  };
  const offers = (who: Page) => rowsTable(who).locator('tbody tr td:nth-child(4)');
  const other = await (await browser.newContext({ baseURL })).newPage();
  await openAs(page, 'demo.marketing', `Campaigns/Bmt?job=${jobId}`);
  await openAs(other, 'demo.admin', `Campaigns/Bmt?job=${jobId}`);
  await expect(offers(page)).toHaveText(['140']);
  await typeOffer(other, '150');
  await expect(other.getByText('Draft saved')).toBeVisible();

  await typeOffer(page, '160');
  const notice = page.getByRole('region', { name: 'demo.admin changed these rows' });
  await expect(notice.getByRole('row')).toHaveText([
    /Field\s*Current\s*Yours/,
    /Coupon 1 Barcode Offer\s*150\s*160/,
  ]);
  await expect(offers(page)).toHaveText(['160']);
  await expect(button(page, 'Finish')).toBeDisabled();
  await button(page, 'Overwrite with mine').click();
  await expect(page.getByText('Draft saved')).toBeVisible();

  await typeOffer(other, '170');
  await expect(other.getByRole('region', { name: 'demo.marketing changed these rows' })).toBeVisible();
  await button(other, 'Use theirs').click();
  await expect(offers(other)).toHaveText(['160']);
  await other.context().close();
});
