import { brotliDecompressSync } from 'node:zlib';
import { toBarcodeNumber } from '@portal/domain/barcode';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { coupon, countEndComments, knownCampaign, linesOfMailer } from '../../../testing/barcodeJobs.ts';
import { setUpBarcodeServer } from '../../../testing/barcodeServer.ts';
import { people } from '../../../testing/fixtures.ts';
import { findOutputBlocks } from './outputBlocks.ts';

const removeBlock = (jobId: number, number: number) =>
  server.database.db
    .deleteFrom('barcode_job_output')
    .where('job_id', '=', jobId)
    .where('block_number', '=', number)
    .execute();

const { api, server, filesOf, lines } = setUpBarcodeServer();

/** A job of these rows, after its end. */
async function done(rows: (jobId: number) => object[], campaign?: string) {
  const jobId = await api.newJob();
  if (campaign !== undefined) await api.load(jobId, campaign);
  await api.call('PUT', `/Coupons/${jobId}`, rows(jobId));
  expect((await api.start(jobId)).statusCode).toBe(204);
  const log = await api.ended(jobId);
  return { jobId, log, state: await api.state(jobId), files: await filesOf(jobId) };
}

describe('the output file', () => {
  test('has a line for each sequence number of the mailer', async () => {
    const { jobId } = await done((id) => [
      coupon(id, 1, { orceDealId: '90412', legacyMailercode: ' aa0007 ' }),
    ]);
    const written = await lines(jobId);
    const barcode = toBarcodeNumber({ legacyCouponType: '04', legacyCouponOffer: '140' }, 'AA0007');
    expect(written).toHaveLength(linesOfMailer);
    expect(written[0]).toBe(`0000001007\tAA0007\t${barcode}\tQUILT25\t90412`);
    expect(written.at(-1)).toBe(`0000002007\tAA0007\t${barcode}\tQUILT25\t90412`);
  });

  test('follows the order of the rows, and the override replaces the deal ID', async () => {
    const { jobId } = await done((id) => [
      coupon(id, 9, { promocode: null, dealIdOverride: 'OVER-1', orceDealId: '90412' }),
      coupon(id, 2, { legacyCouponType: null, legacyMailercode: 'AA0002' }),
    ]);
    const written = await lines(jobId);
    expect(written[0]).toMatch(/^0000001002\tAA0002\t00140.{12}\tQUILT25\t$/);
    expect(written.at(-1)).toMatch(/^0000002001\tAA0001\t04140.{12}\t\tOVER-1$/);
  });

  test('covers all numbered mailers of the campaign for a row without a mailer', async () => {
    const { jobId, log } = await done(
      (id) => [coupon(id, 1, { legacyMailercode: null, orceCampaignId: knownCampaign })],
      undefined,
    );
    expect(log).toContain('Coupon 1: 3 mailers (1 without sequence numbers), 2,002 barcodes');
    const codes = new Set((await lines(jobId)).map((line) => line.split('\t')[1]));
    expect(codes).toEqual(new Set(['AA0003', 'AA0004']));
  });

  test('covers the campaign of the job for a row without mailer and campaign', async () => {
    const { state } = await done((id) => [coupon(id, 1, { legacyMailercode: '' })], knownCampaign);
    expect(state).toMatchObject({ status: 'Complete' });
  });

  test('separates cells whatever texts they contain', async () => {
    const { jobId } = await done((id) => [coupon(id, 1, { orceDealId: '9\t0\r\n4' })]);
    const written = await lines(jobId);
    expect(written).toHaveLength(linesOfMailer);
    expect(written[0]?.split('\t')).toHaveLength(5);
  });
});

describe('a job fails with a reason and without a file', () => {
  test.each<[why: string, rows: (jobId: number) => object[], campaign: string | undefined]>([
    ['The job has no coupons', () => [], undefined],
    ['Coupon 4: mailer AA9999 not found', (id) => [coupon(id, 4, { legacyMailercode: 'AA9999' })], undefined],
    [
      'Coupon 1: mailer ../../ETC/PASSWD not found',
      (id) => [coupon(id, 1, { legacyMailercode: '../../etc/passwd' })],
      undefined,
    ],
    [
      'Coupon 1: no mailer code, and the job has no campaign',
      (id) => [coupon(id, 1, { legacyMailercode: null })],
      undefined,
    ],
    [
      'Coupon 1: campaign 999999 has no mailers',
      (id) => [coupon(id, 1, { legacyMailercode: null })],
      '999999',
    ],
    ['No mailer has sequence numbers', (id) => [coupon(id, 1, { legacyMailercode: 'AA0010' })], undefined],
  ])('%s', async (why, rows, campaign) => {
    const { log, state, files } = await done(rows, campaign);
    expect(log.slice(-2)).toEqual([why, 'End Processing']);
    expect(countEndComments(log)).toBe(1);
    expect(state).toMatchObject({ step: 5, status: 'Failed', failure: why, outputFileName: null });
    expect(files).toEqual([]);
  });

  test('when a mailer would fill the disk', async () => {
    await server.database.db
      .insertInto('mailers')
      .values({
        mailer_code: 'HUGE01',
        sale_date_begin: '2025-03-06',
        sale_date_end: '2025-03-19',
        description: 'A mistyped number',
        sequence_number_start: 1,
        sequence_number_end: 9_999_999_999,
      })
      .execute();
    const { state } = await done((id) => [coupon(id, 1, { legacyMailercode: 'HUGE01' })]);
    expect(state.failure).toBe(
      'The mailers have 9,999,999,999 sequence numbers; a job is limited to 100,000,000',
    );
  });
});

test('a job fails if its coupons have too many mailers', async () => {
  await sql`
    with campaign as (
      insert into campaigns (name, sale_date_begin, sale_date_end) values ('Tabs', '2025-03-06', '2025-03-19')
      returning campaign_id
    ), engine as (
      insert into ce_campaigns (ce_campaign_id, campaign_id) select '880300', campaign_id from campaign
    ), mailer as (
      insert into mailers (mailer_code, description, sale_date_begin, sale_date_end, sequence_number_start, sequence_number_end)
      select 'TAB' || number, 'Tab', '2025-03-06', '2025-03-19', 1, 9 from generate_series(100, 300) as number
      returning mailer_code
    )
    insert into campaign_mailers (campaign_id, mailer_code) select campaign_id, mailer_code from campaign, mailer`.execute(
    server.database.db,
  );
  const rows = (id: number) =>
    Array.from({ length: 1_000 }, (_, index) => coupon(id, index + 1, { legacyMailercode: null }));
  const { state } = await done(rows, '880300');
  expect(state.failure).toBe('The coupons have 201,000 mailers in total; a job is limited to 200,000');
});

describe('the download', () => {
  const download = (jobId: number, username: string | null = people.marketing) =>
    server.request(username, { method: 'GET', url: `/barcode/Job/${jobId}/Output` });

  test('returns the file as an attachment with its name', async () => {
    const { jobId, files } = await done((id) => [coupon(id, 1)]);
    const response = await download(jobId);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${files[0]}"`,
      'content-length': String(Buffer.byteLength(response.body)),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.body.match(/\n/g)).toHaveLength(linesOfMailer);
  });

  test('is not generated for a request for the headers only', async () => {
    const response = await server.request(people.marketing, { method: 'HEAD', url: '/barcode/Job/1/Output' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET']);
  });

  test('is compressed if the client accepts it, and has its size', async () => {
    const { jobId } = await done((id) => [coupon(id, 1)]);
    const { body } = await download(jobId);
    const response = await server.request(people.marketing, {
      url: `/barcode/Job/${jobId}/Output`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'x-file-size': String(Buffer.byteLength(body)),
    });
    expect(response.headers).not.toHaveProperty('content-length');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(body);
  });

  test('requires a session, also at the URL of the service', async () => {
    const { jobId } = await done((id) => [coupon(id, 1)]);
    const direct = await server.request(people.marketing, {
      method: 'GET',
      url: `/embedded/barcode/Job/${jobId}/Output`,
    });
    expect(direct.statusCode).toBe(401);
  });

  test('is rejected while there is no file', async () => {
    const jobId = await api.newJob();
    expect((await download(jobId)).json()).toMatchObject({ status: 404, code: 'job.output_not_found' });
    expect((await download(2_000_000_000)).json()).toMatchObject({ status: 404, code: 'job.not_found' });
    expect((await download(-1)).statusCode).toBe(400);
  });

  test('reports that the file has been removed', async () => {
    const { jobId } = await done((id) => [coupon(id, 1), coupon(id, 2)]);
    // In batches: a part of the file is never served.
    for (const number of [2, 1]) {
      await removeBlock(jobId, number);
      expect((await download(jobId)).json()).toMatchObject({
        status: 404,
        message: 'The output file has been removed',
      });
    }
  });

  test('does not end like a whole file when blocks are removed meanwhile', async () => {
    const { jobId } = await done((id) => [coupon(id, 1), coupon(id, 2)]);
    const output = await findOutputBlocks(server.database.db, jobId);
    await removeBlock(jobId, 1);
    const read = async () => {
      for await (const block of output?.blocks ?? []) expect(block.rest).toContain('AA0001');
    };
    await expect(read()).rejects.toThrow('The output file was removed while it was read');
  });

  test('ends when the client disconnects', async () => {
    // 500,500 lines: more than the buffers of both connections.
    const rows = (id: number) => Array.from({ length: 500 }, (_, index) => coupon(id, index + 1));
    const { jobId } = await done(rows);
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const response = await fetch(`${address}/barcode/Job/${jobId}/Output`, {
      headers: { authorization: `Bearer ${await server.getToken(people.marketing)}` },
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    // The gateway and the service behind it have both come to the end of the request.
    const requestId = response.headers.get('x-request-id');
    const ends = () => server.logs.filter((line) => line.reqId === requestId && 'res' in line);
    await expect.poll(() => ends().length, { timeout: 10_000 }).toBe(2);
  });

  test('never follows a path from the database', async () => {
    const { jobId } = await done((id) => [coupon(id, 1)]);
    await server.database.db
      .updateTable('barcode_jobs')
      .set({ output_file: '../../../../etc/passwd' })
      .where('job_id', '=', jobId)
      .execute();
    const response = await download(jobId);
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('passwd');
  });
});
