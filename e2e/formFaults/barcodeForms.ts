import { barcodeJobs, jobOf, knownCampaign, makeJob } from '../barcodeJobs.ts';
import { expect, openAs } from '../fixtures.ts';
import { click, marketing, typed, type WritingForm } from './WritingForm.ts';

export const barcodeForms: WritingForm[] = [
  {
    name: 'barcode step 1',
    calls: ['POST /barcode/Step1'],
    failureText: /^Error - Step 1 failed/,
    hasKey: true,
    async open(page) {
      await openAs(page, 'demo.marketing', 'Campaigns/Bmt');
      const fields = await typed(page.getByRole('main'), {
        'Job Name': 'Typed',
        'Stats Table': 'stats_typed',
      });
      await page.getByLabel('Channel').selectOption('Direct mail');
      return {
        ...marketing,
        typed: [...fields, [page.getByLabel('Channel'), await page.getByLabel('Channel').inputValue()]],
        send: click(page, 'Go to Step 2'),
        done: () => expect(page).toHaveURL(/step=2$/),
      };
    },
  },
  {
    name: 'barcode step 2',
    calls: ['POST /barcode/Step2'],
    failureText: /^Error - /,
    hasKey: true,
    async open(page, request) {
      const campaign = await knownCampaign(request);
      await openAs(page, 'demo.marketing', 'Campaigns/Bmt');
      await makeJob(page);
      const field = page.getByRole('textbox', { name: 'Campaign ID' });
      await field.fill(campaign);
      return {
        ...marketing,
        typed: [[field, campaign]],
        send: click(page, 'Load CE Coupons'),
        done: () => expect(page.getByRole('button', { name: 'Go to Step 3' })).toBeVisible(),
      };
    },
  },
  {
    name: 'another barcode campaign',
    calls: ['DELETE /barcode/Job/{jobId}/Campaign'],
    failureText: /^Error - /,
    async open(page, request) {
      const jobs = await barcodeJobs(request);
      const jobId = await jobs.jobWithRows([{ legacyCouponOffer: '140' }]);
      await openAs(page, 'demo.marketing', `Campaigns/Bmt?job=${jobId}`);
      await expect(page.getByRole('button', { name: 'Finish' })).toBeEnabled();
      return {
        ...marketing,
        send: click(page, 'Start over'),
        unchanged: () => expect(page.getByRole('table', { name: 'Barcode rows' })).toContainText('140'),
        done: () => expect(page.getByRole('textbox', { name: 'Campaign ID' })).toBeEditable(),
      };
    },
  },
  ...(['PUT /barcode/Coupons/{jobId}', 'POST /barcode/Step3'] as const).map((call): WritingForm => ({
    name: call.startsWith('PUT') ? 'barcode rows' : 'barcode start',
    calls: [call],
    failureText: /^Error - /,
    findsOut: call.startsWith('POST'),

    async open(page, request) {
      const jobs = await barcodeJobs(request);
      const jobId = await jobs.jobWithRows([{ legacyCouponOffer: '140' }]);
      await openAs(page, 'demo.marketing', `Campaigns/Bmt?job=${jobId}`);
      await page.getByRole('button', { name: 'Edit coupon 1', exact: true }).click();
      await page.getByRole('textbox', { name: 'Promo Code' }).fill('TYPED');
      await page.getByRole('textbox', { name: 'Promo Code' }).press('Enter');
      expect(jobOf(page)).toBe(jobId);
      return {
        ...marketing,
        send: click(page, 'Finish'),
        unchanged: () => expect(page.getByRole('table', { name: 'Barcode rows' })).toContainText('TYPED'),
        done: () => expect(page.getByText('Job submitted for processing.')).toBeVisible(),
      };
    },
  })),
];
