import { expect, test } from 'vitest';
import { coupon, knownCampaign, linesOfMailer } from '../../../testing/barcodeJobs.ts';
import { setUpBarcodeServer } from '../../../testing/barcodeServer.ts';

const { api } = setUpBarcodeServer();
const added = { legacyMailercode: null, orceCampaignId: null };

async function countsOf(jobId: number) {
  return (await api.state(jobId)).barcodeCounts;
}

test('a new job reports that rows without a mailer would make it fail', async () => {
  const failure = 'no mailer code, and the job has no campaign';
  expect(await countsOf(await api.newJob())).toEqual([{ ...added, barcodes: 0, failure }]);
});

test('every mailer and campaign of the rows is counted once, beside a row that is added', async () => {
  const jobId = await api.newJob();
  await api.load(jobId, knownCampaign);
  const ofCampaign = (legacyMailercode: string) => ({ legacyMailercode, orceCampaignId: knownCampaign });
  const loaded = await countsOf(jobId);
  expect(loaded).toEqual([
    { ...added, barcodes: expect.any(Number), failure: null },
    { ...ofCampaign('AA0001'), barcodes: linesOfMailer, failure: null },
    { ...ofCampaign('AA0002'), barcodes: linesOfMailer, failure: null },
  ]);
  await api.call('PUT', `/Coupons/${jobId}`, [
    coupon(jobId, 1),
    coupon(jobId, 2),
    coupon(jobId, 3, { legacyMailercode: ' aa0002 ' }),
    coupon(jobId, 4, { legacyMailercode: 'AA9999' }),
    coupon(jobId, 5, { legacyMailercode: 'AA0010' }),
    coupon(jobId, 6, { legacyMailercode: null, orceCampaignId: '999999' }),
  ]);
  const row = (legacyMailercode: string | null, orceCampaignId: string | null = null) => ({
    legacyMailercode,
    orceCampaignId,
  });
  expect(await countsOf(jobId)).toEqual([
    loaded[0],
    { ...row('AA0001'), barcodes: linesOfMailer, failure: null },
    { ...row(' aa0002 '), barcodes: linesOfMailer, failure: null },
    { ...row('AA9999'), barcodes: 0, failure: 'mailer AA9999 not found' },
    { ...row('AA0010'), barcodes: 0, failure: null },
    { ...row(null, '999999'), barcodes: 0, failure: 'campaign 999999 has no mailers' },
  ]);
});

test('a row makes as many barcodes as counted', async () => {
  const jobId = await api.newJob();
  await api.load(jobId, knownCampaign);
  await api.call('PUT', `/Coupons/${jobId}`, [{ id: jobId, couponOrder: 1, legacyCouponOffer: '140' }]);
  const [{ barcodes }] = await countsOf(jobId);
  await api.start(jobId);
  const log = await api.ended(jobId);
  expect(barcodes).toBeGreaterThan(linesOfMailer);
  expect(log[1]).toBe(`1 coupon, ${barcodes.toLocaleString('en-US')} barcodes to write`);
  expect(await countsOf(jobId)).toBeUndefined();
});
