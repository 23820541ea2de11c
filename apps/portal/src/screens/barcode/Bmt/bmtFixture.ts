import type { BarcodeSchemas } from '@portal/api-client';
import { barcodeResponses } from '../../../testing/api.ts';

/** Rows of job 17, as a service answers them. */
export function storyCoupons(count: number): BarcodeSchemas['JobCoupon'][] {
  return Array.from({ length: count }, (_row, index) => ({
    id: 17,
    couponNumber: index + 1,
    couponOrder: index + 1,
    orceCampaignId: '880214',
    orcePromotionId: '5521',
    orceDealId: String(90_412 + index),
    orceMailercode: '410012',
    legacyCouponType: '04',
    legacyCouponExpiration: null,
    legacyCouponOffer: String(140 + index),
    promocode: `QUILT${25 + index}`,
    legacyMailercode: String(410_012 + index),
    orceDealName: '40% off one yarn',
    orceDealDescription: '40% off one regular-priced yarn',
    dealIdOverride: null,
    startDate: '2026-03-06',
    endDate: '2026-03-19',
  }));
}

/** The progress of job 17. */
export function storyJob(own: Partial<BarcodeSchemas['JobState']>): BarcodeSchemas['JobState'] {
  return {
    id: 17,
    jobName: '26155',
    joannStatsTable: 'stats_spring_2026',
    channelId: 1,
    step: 3,
    status: 'New',
    orceCampaignId: '880214',
    campaignLocked: true,
    ...own,
  };
}

/** Two pages of jobs: one runs, one has failed. */
export function storyJobs(own: Partial<BarcodeSchemas['Job']> = {}): BarcodeSchemas['Job'][] {
  return ['Processing', 'Failed', ...Array.from({ length: 8 }, () => 'Complete')].map((status, index) => ({
    id: 30 - index,
    jobName: '26155',
    joannStatsTable: 'stats_spring_2026',
    channel: 'Direct mail',
    orceCampaignId: '880214',
    validCampaignId: 'Y',
    status,
    insertDate: '2026-06-04T14:02:30',
    outputFileName: status === 'Complete' ? `barcodes-${30 - index}-5c1e0b.txt` : null,
    ...own,
  }));
}

export const responses = {
  channels: (...names: string[]) =>
    barcodeResponses.get('/Step1', ({ response }) =>
      response(200).json(names.map((channelName, index) => ({ id: index + 1, channelName }))),
    ),
  newJob: (text: string) => barcodeResponses.post('/Step1', ({ response }) => response(200).text(text)),
  job: (own: Partial<BarcodeSchemas['JobState']>) =>
    barcodeResponses.get('/Job/{jobId}', ({ response }) => response(200).json(storyJob(own))),
  coupons: (count: number) =>
    barcodeResponses.get('/Coupons/{jobId}', ({ response }) => response(200).json(storyCoupons(count))),
  log: (...comments: string[]) =>
    barcodeResponses.get('/Step4/{jobId}', ({ response }) =>
      response(200).json(comments.map((comment) => ({ dateStamp: '2026-06-04T14:10:02', comment }))),
    ),
  jobs: (jobData: BarcodeSchemas['Job'][], totalRows = jobData.length) =>
    barcodeResponses.get('/JobOverview/', ({ response }) =>
      response(200).json({
        totalRows,
        totalPages: Math.max(1, Math.ceil(totalRows / 10)),
        jobData,
        filters: ['status', 'dtBegin'],
      }),
    ),
};
