import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { END_OF_JOB_COMMENT, hasJobEnded, type JobLogEntry } from '@portal/domain/barcode';
import { expect, vi } from 'vitest';
import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insertRows.ts';
import { people } from './fixtures.ts';
import type { TestServer } from './testServer.ts';

/** The campaign of the campaign engine that has two coupons, for the mailers `AA0001` and `AA0002` of the fixtures. */
export const knownCampaign = '880214';

/** Lines of the output file for one of the mailers of the fixtures. */
export const linesOfMailer = 1_001;

/** A valid row. */
export const coupon = (jobId: number, couponOrder: number, own: object = {}) => ({
  id: jobId,
  couponOrder,
  legacyCouponType: '04',
  legacyCouponOffer: '140',
  legacyMailercode: 'AA0001',
  promocode: 'QUILT25',
  ...own,
});

export async function insertKnownCampaign(db: Db): Promise<void> {
  const campaign = await db
    .insertInto('campaigns')
    .values({ name: 'Spring yarn', sale_date_begin: '2025-03-06', sale_date_end: '2025-03-19' })
    .returning('campaign_id')
    .executeTakeFirstOrThrow();
  await insertRows(
    db,
    'campaign_mailers',
    ['AA0003', 'AA0004', 'AA0010'].map((mailer_code) => ({ ...campaign, mailer_code })),
  );
  await insertRows(db, 'ce_campaigns', [{ ce_campaign_id: knownCampaign, ...campaign }]);
  await insertRows(
    db,
    'ce_coupons',
    [1, 2].map((number) => ({
      ce_campaign_id: knownCampaign,
      coupon_number: number,
      promotion_id: '5521',
      deal_id: `9041${number}`,
      mailer_code: '410012',
      coupon_type: '04',
      coupon_expiration: null,
      coupon_offer: '140',
      promocode: `QUILT${number}`,
      legacy_mailer_code: `AA000${number}`,
      deal_name: '40% off one yarn',
      deal_description: '40% off one regular-priced yarn',
      start_date: '2025-03-06',
      end_date: '2025-03-19',
    })),
  );
}

/** The barcode API as used by a user who can open its page. */
export function createBarcodeClient(server: TestServer) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    server.request(people.marketing, {
      method,
      url: `/barcode${url}`,
      headers,
      ...(payload && { payload }),
    } as InjectOptions);

  async function createJob(own: object = {}): Promise<number> {
    const body = { JobName: '25073', JoannStatsTable: 'stats_spring_2025', ChannelId: 1, ...own };
    const response = await call('POST', '/Step1', body);
    expect(response.body).toMatch(/^[1-9]\d*$/);
    return Number(response.body);
  }

  async function log(jobId: number): Promise<string[]> {
    const entries: JobLogEntry[] = (await call('GET', `/Step4/${jobId}`)).json();
    return entries.map((entry) => entry.comment);
  }

  return {
    call,
    newJob: createJob,
    log,
    /** A job with saved rows. */
    async createReadyJob(rows: (jobId: number) => object[] = (jobId) => [coupon(jobId, 1)]): Promise<number> {
      const jobId = await createJob();
      const response = await call('PUT', `/Coupons/${jobId}`, rows(jobId));
      expect(response.statusCode).toBe(204);
      return jobId;
    },
    load: (jobId: number, campaign: string, headers?: Record<string, string>) =>
      call('POST', '/Step2', { CECampaignId: campaign, JobId: jobId }, headers),
    start: (jobId: number, headers?: Record<string, string>) =>
      call('POST', '/Step3', { JobId: jobId }, headers),
    async ended(jobId: number): Promise<string[]> {
      await vi.waitFor(async () => expect((await log(jobId)).at(-1)).toBe(END_OF_JOB_COMMENT), {
        timeout: 30_000,
        interval: 20,
      });
      return log(jobId);
    },
    async state(jobId: number) {
      return (await call('GET', `/Job/${jobId}`)).json();
    },
  };
}

/** How many end entries the log of a job has; must be one. */
export function countEndComments(log: readonly string[]): number {
  return log.filter((comment) => hasJobEnded([{ comment }])).length;
}
