import { describe, expect, test } from 'vitest';
import { addDays, formatCalendarDay } from '@portal/domain';
import { toDateCode } from '@portal/domain/barcode';
import { coupon, countEndComments, knownCampaign } from '../../../testing/barcodeJobs.ts';
import { setUpBarcodeServer } from '../../../testing/barcodeServer.ts';

const { server, api, filesOf } = setUpBarcodeServer();
const unknown = 2_000_000_000;

test('a job goes through its five steps', async () => {
  const jobId = await api.newJob();
  expect(await api.state(jobId)).toEqual({
    id: jobId,
    jobName: '25073',
    joannStatsTable: 'stats_spring_2025',
    channelId: 1,
    step: 2,
    status: 'New',
    orceCampaignId: null,
    campaignLocked: false,
    outputFileName: null,
    failure: null,
    draft: null,
    rowVersion: 1,
    rowsChangedBy: null,
    barcodeCounts: [expect.objectContaining({ barcodes: 0 })],
  });

  expect((await api.load(jobId, knownCampaign)).statusCode).toBe(204);
  expect(await api.state(jobId)).toMatchObject({
    step: 2,
    campaignLocked: true,
    orceCampaignId: knownCampaign,
  });
  const rows = (await api.call('GET', `/Coupons/${jobId}`)).json();
  expect((await api.call('PUT', `/Coupons/${jobId}`, [...rows, coupon(jobId, 3)])).statusCode).toBe(204);
  expect(await api.state(jobId)).toMatchObject({ step: 3, status: 'New' });
  expect(await api.log(jobId)).toEqual([]);

  const started = await api.start(jobId);
  expect([started.statusCode, started.body]).toEqual([204, '']);
  const log = await api.ended(jobId);
  const { outputFileName } = await api.state(jobId);
  expect(log).toEqual([
    'Start Processing',
    '3 coupons, 3,003 barcodes to write',
    'Coupon 1: 1 mailer, 1,001 barcodes',
    'Coupon 2: 1 mailer, 1,001 barcodes',
    'Coupon 3: 1 mailer, 1,001 barcodes',
    `Output file ${outputFileName} with 3,003 lines`,
    'End Processing',
  ]);
  expect(await api.state(jobId)).toMatchObject({ step: 5, status: 'Complete', failure: null });
  expect(await filesOf(jobId)).toEqual([outputFileName]);
});

test('the channels are sorted by name', async () => {
  const channels: { id: number; channelName: string }[] = (await api.call('GET', '/Step1')).json();
  expect(channels.map((channel) => channel.channelName)).toEqual([
    'Direct mail',
    'Email',
    'Newspaper tab',
    'Welcome letter',
  ]);
});

test('the log has the time of each entry in UTC', async () => {
  const jobId = await api.createReadyJob();
  await api.start(jobId);
  await api.ended(jobId);
  const entries: { dateStamp: string }[] = (await api.call('GET', `/Step4/${jobId}`)).json();
  const { created_at } = await server.database.db
    .selectFrom('barcode_jobs')
    .select('created_at')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  const times = entries.map((entry) => entry.dateStamp);
  expect(times).toEqual(times.toSorted());
  expect(String(times[0]) >= created_at.toISOString().slice(0, 19)).toBe(true);
});

describe('a new job', () => {
  const body = { JobName: '25073', JoannStatsTable: 'stats_spring_2025', ChannelId: 1 };
  test.each([
    { own: { JobName: '' }, why: 'without a name' },
    { own: { JobName: ' \u00A0 ' }, why: 'with a blank name' },
    { own: { JobName: 'x'.repeat(101) }, why: 'with a name that is too long' },
    { own: { JobName: 'a\nb' }, why: 'with a name of two lines' },
    { own: { JobName: 'a\0b' }, why: 'with a name that cannot be stored' },
    { own: { JobName: 25_073 }, why: 'with a number for its name' },
    { own: { JoannStatsTable: '' }, why: 'without a stats table' },
    { own: { JoannStatsTable: 'x'.repeat(129) }, why: 'with a stats table that is too long' },
    { own: { ChannelId: 99 }, why: 'for a channel that there is not' },
    { own: { ChannelId: 0 }, why: 'for no channel' },
    { own: { ChannelId: null }, why: 'for nothing' },
    { own: { Status: 'Complete' }, why: 'with a field that is not its own' },
  ])('$why is rejected with a negative number', async ({ own }) => {
    const response = await api.call('POST', '/Step1', { ...body, ...own });
    expect([response.statusCode, response.body]).toEqual([200, '-1']);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
  });

  test.each([
    '../../../etc/passwd',
    'C:\\Windows\\system32\\..',
    '/dev/null',
    '%2e%2e%2fjob',
    '; rm -rf ~ #',
    "'; drop table barcode_jobs; --",
    '<img src=x onerror=alert(1)>',
    '=1+1',
    '🧵 ' + 'x'.repeat(98),
  ])('can be called %s, which is not used as part of a path', async (JobName) => {
    const jobId = await api.newJob({ JobName, JoannStatsTable: JobName });
    expect(await api.state(jobId)).toMatchObject({ jobName: JobName, joannStatsTable: JobName });
    await api.call('PUT', `/Coupons/${jobId}`, [coupon(jobId, 1)]);
    await api.start(jobId);
    await api.ended(jobId);
    const { outputFileName } = await api.state(jobId);
    expect(outputFileName).toMatch(new RegExp(`^barcodes-${jobId}-[0-9a-f]{12}\\.txt$`));
    expect(await filesOf(jobId)).toEqual([outputFileName]);
  });

  test('is created once for a key, even by simultaneous calls', async () => {
    const make = (key: string) => api.call('POST', '/Step1', body, { 'idempotency-key': key });
    const responses = await Promise.all(Array.from({ length: 10 }, () => make('lost-answer-1')));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect((await make('lost-answer-2')).body).not.toBe(responses[0]?.body);
    const other = await api.call(
      'POST',
      '/Step1',
      { ...body, JobName: 'Another' },
      { 'idempotency-key': 'lost-answer-1' },
    );
    expect([other.statusCode, other.json().code]).toEqual([409, 'request.key_reused']);
  });

  test('is created again for a key older than a day', async () => {
    const make = () => api.call('POST', '/Step1', body, { 'idempotency-key': 'key-of-yesterday' });
    const first = await make();
    await server.database.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect((await make()).body).not.toBe(first.body);
  });
});

describe('a start', () => {
  const getRefusal = async (jobId: number) => {
    const { status, code, message } = (await api.start(jobId)).json();
    return { status, code, message };
  };

  test('before coupons were loaded or saved is rejected', async () => {
    const jobId = await api.newJob();
    expect(await getRefusal(jobId)).toMatchObject({ status: 409, code: 'job.not_ready' });
    expect(await api.state(jobId)).toMatchObject({ status: 'New', step: 2 });
  });

  test('needs only loaded coupons', async () => {
    const jobId = await api.newJob();
    await api.load(jobId, knownCampaign);
    expect((await api.start(jobId)).statusCode).toBe(204);
    await api.ended(jobId);
  });

  test('of an unknown job is rejected', async () => {
    expect(await getRefusal(unknown)).toEqual({
      status: 404,
      code: 'job.not_found',
      message: `Job ${unknown} not found`,
    });
  });

  test.each([0, -1, 2_147_483_648, '17', 1.5, null])('of the job %s is an invalid request', async (JobId) => {
    expect((await api.call('POST', '/Step3', { JobId })).statusCode).toBe(400);
  });

  test('with rows that break rules lists all errors and starts nothing', async () => {
    const jobId = await api.createReadyJob((id) => [
      coupon(id, 1),
      coupon(id, 2, { legacyCouponOffer: '000' }),
      coupon(id, 4, { startDate: '2025-03-06' }),
    ]);
    expect(await getRefusal(jobId)).toEqual({
      status: 400,
      code: 'request.invalid',
      message: 'Coupon 2 Barcode Offer is not valid; Coupon 4 is missing End Date',
    });
    expect(await api.state(jobId)).toMatchObject({ status: 'New', step: 3 });
    await api.call('PUT', `/Coupons/${jobId}`, [coupon(jobId, 1)]);
    expect((await api.start(jobId)).statusCode).toBe(204);
    await api.ended(jobId);
  });

  test.each([
    { days: -1, status: 400, why: 'was yesterday' },
    { days: 0, status: 204, why: 'is today' },
    { days: 366, status: 204, why: 'is in the future' },
  ])('with an expiration that $why gets $status', async ({ days, status }) => {
    const legacyCouponExpiration = toDateCode(addDays(formatCalendarDay(new Date()), days));
    const jobId = await api.createReadyJob((id) => [coupon(id, 1, { legacyCouponExpiration })]);
    expect((await api.start(jobId)).statusCode).toBe(status);
  });

  test.each([
    { row: { startDate: '2024-02-29', endDate: '2024-02-29' }, status: 204, why: 'a leap day' },
    { row: { startDate: '2025-02-29', endDate: '2025-03-01' }, status: 400, why: 'no leap day' },
    { row: { startDate: '2024-12-31', endDate: '2025-01-01' }, status: 204, why: 'the turn of a year' },
    { row: { startDate: '2025-01-01', endDate: '2024-12-31' }, status: 400, why: 'the turn backwards' },
    { row: { legacyCouponExpiration: '99366' }, status: 204, why: 'day 366, which every year may have' },
    { row: { legacyCouponExpiration: '99367' }, status: 400, why: 'day 367' },
    { row: { promocode: 'x'.repeat(22) }, status: 204, why: 'a promo code of 22 characters' },
    { row: { promocode: 'x'.repeat(23) }, status: 400, why: 'a promo code of 23' },
  ])('with $why gets $status', async ({ row, status }) => {
    const jobId = await api.createReadyJob((id) => [coupon(id, 1, row)]);
    expect((await api.start(jobId)).statusCode).toBe(status);
  });

  test('happens once of many simultaneous calls', async () => {
    const jobId = await api.createReadyJob();
    const responses = await Promise.all(Array.from({ length: 30 }, () => api.start(jobId)));
    const statuses = responses.map((response) => response.statusCode).toSorted();
    expect(statuses).toEqual([204, ...Array.from({ length: 29 }, () => 409)]);
    expect(responses.find((response) => response.statusCode === 409)?.json().code).toBe('job.started');
    expect(countEndComments(await api.ended(jobId))).toBe(1);
    expect(await filesOf(jobId)).toHaveLength(1);
  });

  test('is replayed for the same key, and not for another one', async () => {
    const jobId = await api.createReadyJob();
    const start = (key: string) => api.start(jobId, { 'idempotency-key': key });
    expect((await start('start-of-a-job')).statusCode).toBe(204);
    await api.ended(jobId);
    expect((await start('start-of-a-job')).statusCode).toBe(204);
    expect((await start('another-start')).statusCode).toBe(409);
    expect(countEndComments(await api.log(jobId))).toBe(1);
  });
});

describe.each(['/Coupons', '/Step4', '/Job'])('%s of', (path) => {
  test('an unknown job is 404', async () => {
    const response = await api.call('GET', `${path}/${unknown}`);
    expect(response.json()).toMatchObject({ status: 404, code: 'job.not_found' });
  });

  test.each(['0', '-1', '1.5', '2147483648', 'abc', '%00'])('%s is 400', async (id) => {
    expect((await api.call('GET', `${path}/${id}`)).statusCode).toBe(400);
  });
});
