import { describe, expect, test } from 'vitest';
import { coupon, knownCampaign } from '../../../testing/barcodeJobs.ts';
import { people } from '../../../testing/fixtures.ts';
import { setUpBarcodeServer } from '../../../testing/barcodeServer.ts';

const { api, server } = setUpBarcodeServer();
const listRows = async (jobId: number) => (await api.call('GET', `/Coupons/${jobId}`)).json();
const save = (jobId: number, rows: unknown[]) => api.call('PUT', `/Coupons/${jobId}`, rows);
const unknown = 2_000_000_000;

describe('loading a campaign', () => {
  test('returns its coupons in order, as in the contract', async () => {
    const jobId = await api.newJob();
    const response = await api.load(jobId, ` ${knownCampaign} `);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const rows = await listRows(jobId);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({
      id: jobId,
      couponNumber: 1,
      couponOrder: 1,
      orceCampaignId: knownCampaign,
      orcePromotionId: '5521',
      orceDealId: '90411',
      orceMailercode: '410012',
      legacyCouponType: '04',
      legacyCouponExpiration: null,
      legacyCouponOffer: '140',
      promocode: 'QUILT1',
      legacyMailercode: 'AA0001',
      orceDealName: '40% off one yarn',
      orceDealDescription: '40% off one regular-priced yarn',
      dealIdOverride: null,
      startDate: '2025-03-06',
      endDate: '2025-03-19',
    });
  });

  test('that is unknown loads no coupons and shows this in the overview', async () => {
    const jobId = await api.newJob();
    expect((await api.load(jobId, '999999')).statusCode).toBe(204);
    expect(await listRows(jobId)).toEqual([]);
    expect(await api.state(jobId)).toMatchObject({ campaignLocked: true, orceCampaignId: '999999' });
    const { jobData } = (await api.call('GET', '/JobOverview/?pageNum=1')).json();
    expect(jobData[0]).toMatchObject({ id: jobId, orceCampaignId: '999999', validCampaignId: 'N' });
  });

  test('can be repeated for the same campaign but not for another', async () => {
    const jobId = await api.newJob();
    await api.load(jobId, knownCampaign);
    expect((await api.load(jobId, knownCampaign)).statusCode).toBe(204);
    expect(await listRows(jobId)).toHaveLength(2);
    expect((await api.load(jobId, '999999')).json()).toMatchObject({
      status: 409,
      code: 'job.campaign_locked',
    });
    expect(await listRows(jobId)).toHaveLength(2);
  });

  test('is answered as before when it is sent again with its key, also after rows were saved', async () => {
    const jobId = await api.newJob();
    const load = (campaign: string) => api.load(jobId, campaign, { 'idempotency-key': `load-${jobId}` });
    expect((await load(knownCampaign)).statusCode).toBe(204);
    await save(jobId, [coupon(jobId, 7)]);
    expect((await load(knownCampaign)).statusCode).toBe(204);
    expect(await listRows(jobId)).toMatchObject([{ couponOrder: 7 }]);
    expect((await load('999999')).json()).toMatchObject({ status: 409, code: 'request.key_reused' });
  });

  test('does not replace saved rows', async () => {
    const jobId = await api.newJob();
    await api.load(jobId, knownCampaign);
    await save(jobId, [coupon(jobId, 7)]);
    expect((await api.load(jobId, knownCampaign)).statusCode).toBe(409);
    expect(await listRows(jobId)).toMatchObject([{ couponOrder: 7 }]);
  });

  test.each([
    { CECampaignId: '', JobId: 1 },
    { CECampaignId: '   ', JobId: 1 },
    { CECampaignId: '1'.repeat(21), JobId: 1 },
    { CECampaignId: 880_214, JobId: 1 },
    { CECampaignId: knownCampaign },
    { CECampaignId: knownCampaign, JobId: -1 },
    { CECampaignId: knownCampaign, JobId: 0 },
  ])('with %j is an invalid request', async (body) => {
    expect((await api.call('POST', '/Step2', body)).statusCode).toBe(400);
  });

  test('into an unknown job is 404', async () => {
    expect((await api.load(unknown, knownCampaign)).json()).toMatchObject({
      status: 404,
      code: 'job.not_found',
    });
  });
});

describe('saving rows', () => {
  test('replaces all rows; blank, null and absent are the same', async () => {
    const jobId = await api.newJob();
    await save(jobId, [coupon(jobId, 1), coupon(jobId, 2)]);
    await save(jobId, [
      { id: jobId, couponOrder: 5, promocode: '  ', legacyCouponType: null },
      coupon(jobId, 3, { legacyCouponOffer: 'unfinished', startDate: 'some day' }),
    ]);
    const rows = await listRows(jobId);
    expect(rows).toMatchObject([
      { couponOrder: 3, legacyCouponOffer: 'unfinished', startDate: 'some day', couponNumber: null },
      { couponOrder: 5, promocode: null, legacyCouponType: null, legacyCouponOffer: null },
    ]);
  });

  test('returns loaded rows unchanged', async () => {
    const jobId = await api.newJob();
    await api.load(jobId, knownCampaign);
    const rows = await listRows(jobId);
    await save(jobId, rows);
    expect(await listRows(jobId)).toEqual(rows);
  });

  test('clears them with an empty list, which skips the coupons', async () => {
    const jobId = await api.newJob();
    await api.load(jobId, knownCampaign);
    expect((await save(jobId, [])).statusCode).toBe(204);
    expect(await listRows(jobId)).toEqual([]);
    expect(await api.state(jobId)).toMatchObject({ step: 3, campaignLocked: true });
  });

  test('accepts a thousand rows and no more', async () => {
    const jobId = await api.newJob();
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: jobId,
        couponOrder: index + 1,
        promocode: '🧵'.repeat(22),
      }));
    expect((await save(jobId, rows(1_000))).statusCode).toBe(204);
    expect(await listRows(jobId)).toHaveLength(1_000);
    expect((await save(jobId, rows(1_001))).statusCode).toBe(400);
    expect((await save(jobId, rows(5_000))).statusCode).toBe(400);
    expect(await listRows(jobId)).toHaveLength(1_000);
  });

  test('rejects more than a mebibyte', async () => {
    const row = { ...coupon(1, 1), orceDealDescription: 'x'.repeat(1_000) };
    const rows = Array.from({ length: 5_000 }, () => row);
    expect((await save(1, rows)).statusCode).toBe(413);
  });

  test.each<[why: string, rows: (jobId: number) => unknown[]]>([
    ['of another job', (jobId) => [coupon(jobId, 1), coupon(jobId + 1, 2)]],
    ['with a duplicate order number', (jobId) => [coupon(jobId, 1), coupon(jobId, 1)]],
    ['with an order number below one', (jobId) => [coupon(jobId, 0)]],
    ['with a negative job', () => [coupon(-1, 1)]],
    ['without a job', () => [{ couponOrder: 1 }]],
    ['with an unknown field', (jobId) => [{ ...coupon(jobId, 1), run: 2 }]],
    ['with text that cannot be stored', (jobId) => [coupon(jobId, 1, { promocode: 'a\0b' })]],
    ['that are not rows', () => [null]],
  ])('%s is rejected and leaves the rows unchanged', async (_why, rows) => {
    const jobId = await api.createReadyJob();
    const response = await save(jobId, rows(jobId));
    expect(response.json()).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await listRows(jobId)).toMatchObject([{ couponOrder: 1, promocode: 'QUILT25' }]);
  });

  test('of an unknown job is 404', async () => {
    expect((await save(unknown, [])).statusCode).toBe(404);
    expect((await save(0, [])).statusCode).toBe(400);
  });

  test('of two users at once keeps the rows of one of them', async () => {
    const jobId = await api.newJob();
    const lists = ['A', 'B', 'C', 'D'].map((promocode) =>
      [1, 2, 3].map((order) => coupon(jobId, order, { promocode })),
    );
    const responses = await Promise.all(lists.map((rows) => save(jobId, rows)));
    expect(responses.map((response) => response.statusCode)).toEqual([204, 204, 204, 204]);
    const kept: { promocode: string }[] = await listRows(jobId);
    expect(kept).toHaveLength(3);
    expect(new Set(kept.map((row) => row.promocode)).size).toBe(1);
  });
});

const keep = (jobId: number, rows: unknown[]) => api.call('PUT', `/Job/${jobId}/Draft`, rows);
const release = (jobId: number) => api.call('DELETE', `/Job/${jobId}/Campaign`);

describe('a draft', () => {
  test('is kept as typed, beside the saved rows, and as often as rows change', async () => {
    const jobId = await api.createReadyJob();
    const response = await keep(jobId, [{ id: jobId, couponOrder: 1 }]);
    expect(response.json()).toEqual({ rowVersion: expect.any(Number) });
    await keep(jobId, [
      coupon(jobId, 3),
      { id: jobId, couponOrder: 2, legacyCouponOffer: '1', startDate: 'some day', promocode: ' ' },
    ]);
    const { draft, step } = await api.state(jobId);
    expect(step).toBe(3);
    expect(draft).toMatchObject([
      {
        id: jobId,
        couponOrder: 2,
        legacyCouponOffer: '1',
        startDate: 'some day',
        promocode: null,
        endDate: null,
      },
      { couponOrder: 3, promocode: 'QUILT25' },
    ]);
    expect(await listRows(jobId)).toMatchObject([{ couponOrder: 1 }]);
  });

  test('can have as many rows as can be saved', async () => {
    const jobId = await api.newJob();
    const orceDealDescription = '40% off one regular-priced yarn. '.repeat(10);
    const rows = Array.from({ length: 1_000 }, (_, index) =>
      coupon(jobId, index + 1, { orceDealDescription }),
    );
    expect((await keep(jobId, rows)).statusCode).toBe(200);
    expect((await save(jobId, rows)).statusCode).toBe(204);
  });

  test.each<[why: string, replace: (jobId: number) => Promise<unknown>]>([
    ['rows are saved', (jobId) => save(jobId, [])],
    ['a campaign is loaded', (jobId) => api.load(jobId, knownCampaign)],
    ['the campaign is released', release],
  ])('is gone once %s', async (_why, replace) => {
    const jobId = await api.newJob();
    await keep(jobId, [coupon(jobId, 1)]);
    expect(await api.state(jobId)).toMatchObject({ step: 2, draft: [{ couponOrder: 1 }] });
    await replace(jobId);
    expect(await api.state(jobId)).toMatchObject({ draft: null });
  });

  test('is gone once the job is started, which takes the saved rows', async () => {
    const jobId = await api.createReadyJob();
    await keep(jobId, [coupon(jobId, 1), coupon(jobId, 2)]);
    await api.start(jobId);
    await api.ended(jobId);
    expect(await api.state(jobId)).toMatchObject({ draft: null, step: 5 });
    expect(await listRows(jobId)).toHaveLength(1);
  });

  test.each<[why: string, rows: (jobId: number) => unknown[]]>([
    ['of another job', (jobId) => [coupon(jobId + 1, 1)]],
    ['with an order number twice', (jobId) => [coupon(jobId, 1), coupon(jobId, 1)]],
    ['with a text that cannot be stored', (jobId) => [coupon(jobId, 1, { promocode: 'a\0b' })]],
    [
      'of more than a thousand rows',
      (jobId) => Array.from({ length: 1_001 }, (_, index) => coupon(jobId, index + 1)),
    ],
  ])('%s is refused', async (_why, rows) => {
    const jobId = await api.newJob();
    expect((await keep(jobId, rows(jobId))).statusCode).toBe(400);
    expect(await api.state(jobId)).toMatchObject({ draft: null });
  });

  test('of a job that there is not is 404', async () => {
    expect((await keep(unknown, [])).json()).toMatchObject({ status: 404, code: 'job.not_found' });
  });
});

describe('releasing a campaign', () => {
  test('takes the job back to step 2, where it accepts another one', async () => {
    const jobId = await api.newJob();
    await api.load(jobId, '999999');
    await save(jobId, [coupon(jobId, 1)]);
    const response = await release(jobId);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await api.state(jobId)).toMatchObject({
      step: 2,
      orceCampaignId: null,
      campaignLocked: false,
      jobName: '25073',
      joannStatsTable: 'stats_spring_2025',
    });
    expect(await listRows(jobId)).toEqual([]);
    expect((await api.start(jobId)).json()).toMatchObject({ code: 'job.not_ready' });
    expect((await api.load(jobId, knownCampaign)).statusCode).toBe(204);
    expect(await listRows(jobId)).toHaveLength(2);
  });

  test('of a job that there is not is 404', async () => {
    expect((await release(unknown)).json()).toMatchObject({ status: 404, code: 'job.not_found' });
  });
});

describe('rows that two people edit', () => {
  const offer = (jobId: number, legacyCouponOffer: string) => [coupon(jobId, 1, { legacyCouponOffer })];
  const putDraft = (jobId: number, rows: unknown[], version?: number, who: string = people.marketing) =>
    server.request(who, {
      method: 'PUT',
      url: `/barcode/Job/${jobId}/Draft`,
      payload: rows,
      headers: { 'x-changed-by': 'forged', ...(version && { 'if-match': `"${version}"` }) },
    });
  const putRows = (jobId: number, rows: unknown[], version: number) =>
    api.call('PUT', `/Coupons/${jobId}`, rows, { 'if-match': `"${version}"` });
  const changed = { status: 412, code: 'row.changed' };

  test('are not overwritten: the second one is rejected with the name of the first', async () => {
    const jobId = await api.createReadyJob();
    const { rowVersion } = await api.state(jobId);
    const first = await putDraft(jobId, offer(jobId, '14'), rowVersion, people.admin);
    expect(first.json()).toEqual({ rowVersion: rowVersion + 1 });
    expect((await putDraft(jobId, offer(jobId, '15'), rowVersion)).json()).toMatchObject(changed);
    expect((await putRows(jobId, offer(jobId, '15'), rowVersion)).json()).toMatchObject(changed);
    expect(await api.state(jobId)).toMatchObject({
      draft: [{ legacyCouponOffer: '14' }],
      rowVersion: rowVersion + 1,
      rowsChangedBy: people.admin,
    });
    expect((await putDraft(jobId, offer(jobId, '15'), rowVersion + 1)).statusCode).toBe(200);
    expect((await putRows(jobId, offer(jobId, '16'), rowVersion + 2)).statusCode).toBe(204);
    expect(await api.state(jobId)).toMatchObject({
      rowVersion: rowVersion + 3,
      rowsChangedBy: people.marketing,
    });
  });

  test('are accepted when they are the same, as after a lost response', async () => {
    const jobId = await api.createReadyJob();
    const { rowVersion } = await api.state(jobId);
    for (let time = 0; time < 2; time += 1) {
      expect((await putDraft(jobId, offer(jobId, '14'), rowVersion)).statusCode).toBe(200);
    }
    expect((await putRows(jobId, offer(jobId, '14'), rowVersion)).statusCode).toBe(204);
    expect((await putRows(jobId, offer(jobId, '14'), rowVersion)).statusCode).toBe(204);
  });

  test('have a new version after another campaign, too', async () => {
    const jobId = await api.createReadyJob();
    const { rowVersion } = await api.state(jobId);
    await release(jobId);
    expect((await putDraft(jobId, offer(jobId, '14'), rowVersion)).json()).toMatchObject(changed);
    await api.load(jobId, knownCampaign);
    expect((await putDraft(jobId, offer(jobId, '14'), rowVersion + 1)).json()).toMatchObject(changed);
    expect(await api.state(jobId)).toMatchObject({ rowVersion: rowVersion + 2, rowsChangedBy: null });
  });

  test('are saved by a client that knows no versions', async () => {
    const jobId = await api.createReadyJob();
    await putDraft(jobId, offer(jobId, '14'), undefined, people.admin);
    expect((await putDraft(jobId, offer(jobId, '15'), undefined)).statusCode).toBe(200);
    expect((await save(jobId, offer(jobId, '16'))).statusCode).toBe(204);
  });
});

test('a started job accepts neither rows nor a campaign', async () => {
  const jobId = await api.createReadyJob();
  await api.start(jobId);
  const started = { status: 409, code: 'job.started' };
  expect((await save(jobId, [])).json()).toMatchObject(started);
  expect((await api.load(jobId, knownCampaign)).json()).toMatchObject(started);
  expect((await keep(jobId, [])).json()).toMatchObject(started);
  expect((await release(jobId)).json()).toMatchObject(started);
  await api.ended(jobId);
  expect((await save(jobId, [])).json()).toMatchObject(started);
  expect(await listRows(jobId)).toHaveLength(1);
});

test('rows are saved before a start or rejected by it, never in between', async () => {
  for (let round = 0; round < 5; round += 1) {
    const jobId = await api.createReadyJob();
    const rows = [1, 2].map((order) => coupon(jobId, order, { legacyMailercode: 'AA0002' }));
    const [saved] = await Promise.all([save(jobId, rows), api.start(jobId)]);
    await api.ended(jobId);
    const { line_count } = await server.database.db
      .selectFrom('barcode_jobs')
      .select('line_count')
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow();
    expect([saved.statusCode, line_count]).toEqual(saved.statusCode === 204 ? [204, 2_002] : [409, 1_001]);
  }
});
