import { isInRange, parseRanges } from '@portal/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCampaignClient } from '../../../testing/campaigns.ts';
import { testServer } from '../../../testing/testServer.ts';
import { formatAnalysis } from './recalculate.ts';

const server = testServer();
const campaigns = createCampaignClient(server);
const db = () => server.database.db;

beforeAll(() => campaigns.addPage());

async function insertMailers(codes: readonly string[], quantity = 10): Promise<void> {
  const mailer = { sale_date_begin: '2025-03-06', sale_date_end: '2025-03-19', description: 'x', quantity };
  await db()
    .insertInto('mailers')
    .values(codes.map((mailer_code) => ({ ...mailer, mailer_code })))
    .execute();
}

const recalculate = (id: number) => campaigns.send('PATCH', `/api/campaign/${id}`);

async function listMembers(campaignId: number): Promise<string[]> {
  const rows = await db()
    .selectFrom('campaign_mailers')
    .select('mailer_code')
    .where('campaign_id', '=', campaignId)
    .orderBy('mailer_code')
    .execute();
  return rows.map((row) => row.mailer_code);
}

function readDerived(campaignId: number) {
  return db()
    .selectFrom('campaigns')
    .select(['mailers', 'pieces', 'recalculated_at', 'row_version'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

describe('a recalculation', () => {
  test('finds, counts and reports the mailers in the ranges', async () => {
    await insertMailers(
      ['409999', '410000', '410055', '410099', '410100', 'QUILTA', 'QUILTG', '41005A'],
      60_000,
    );
    const id = await campaigns.added({ mailerCode2Start: 'QUILTA', mailerCode2End: 'QUILTF' });
    const saved = (await campaigns.get(id)).campaign;
    expect(saved.analysisResults).toBeNull();

    const response = await recalculate(id);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(
      await db()
        .selectFrom('audit')
        .select('object')
        .where('operation', '=', 'recalculateCampaign')
        .execute(),
    ).toEqual([{ object: `campaign ${id}` }]);
    expect(await listMembers(id)).toEqual(['410000', '410055', '410099', 'QUILTA']);
    expect(await readDerived(id)).toMatchObject({ mailers: 4, pieces: 240_000, row_version: 1 });
    const { campaign } = await campaigns.get(id);
    expect(campaign.analysisResults).toMatch(/^4 mailers, 240,000 pieces, \d+\.\d s$/);
    // It is no save: an open dialog can still save what it began from.
    expect(campaign).toMatchObject({ rowVersion: saved.rowVersion, updateDate: saved.updateDate });
  });

  test('uses the current ranges', async () => {
    await insertMailers(['420000', '430000']);
    const changes = { mailerCode1Start: '420000', mailerCode1End: '420000' };
    const id = await campaigns.added(changes);
    await recalculate(id);
    const campaign = {
      ...(await campaigns.get(id)).campaign,
      mailerCode1Start: '430000',
      mailerCode1End: '430001',
    };
    await campaigns.send('PUT', '/api/campaign', { campaign, promocodes: {} });
    expect(await listMembers(id)).toEqual(['420000']);
    await recalculate(id);
    await recalculate(id);
    expect(await listMembers(id)).toEqual(['430000']);
    expect(await readDerived(id)).toMatchObject({ mailers: 1, pieces: 10 });
  });

  test('counts a mailer in two letter ranges once, and none in a range from digits to letters', async () => {
    await insertMailers(['MMMMMM', '600000']);
    const twice = await campaigns.added({
      mailerCode2Start: 'MMMMMA',
      mailerCode2End: 'MMMMMZ',
      mailerCode3Start: 'MMMMMM',
      mailerCode3End: 'MMMMMM',
    });
    await recalculate(twice);
    expect((await listMembers(twice)).filter((code) => code === 'MMMMMM')).toEqual(['MMMMMM']);

    const mixed = await campaigns.added({ mailerCode1Start: '000000', mailerCode1End: 'ZZZZZZ' });
    await recalculate(mixed);
    expect(await listMembers(mixed)).toEqual([]);
    expect((await campaigns.get(mixed)).campaign.analysisResults).toMatch(/^0 mailers, 0 pieces, /);
  });

  test('counts all of 10,000 mailers', async () => {
    await sql`
      insert into mailers (mailer_code, sale_date_begin, sale_date_end, description)
      select lpad((800000 + n)::text, 6, '0'), date '2025-03-06', date '2025-03-19', 'x'
      from generate_series(0, 9999) as n`.execute(db());
    const id = await campaigns.added({ mailerCode1Start: '800000', mailerCode1End: '809999' });
    expect((await recalculate(id)).statusCode).toBe(204);
    expect((await readDerived(id)).mailers).toBe(10_000);
  });

  test('can be requested many times at once', async () => {
    await insertMailers(['440000', '440001']);
    const id = await campaigns.added({ mailerCode1Start: '440000', mailerCode1End: '440001' });
    const responses = await Promise.all(Array.from({ length: 6 }, () => recalculate(id)));
    expect(responses.map((response) => response.statusCode)).toEqual(Array(6).fill(204));
    expect(await listMembers(id)).toEqual(['440000', '440001']);
  });

  test('of an unknown campaign is 404', async () => {
    const response = await recalculate(99_999);
    expect([response.statusCode, response.json().code]).toEqual([404, 'campaign.not_found']);
  });
});

test('membership matches the domain rule for every range', async () => {
  const letters = (number: number) =>
    [...number.toString(26).padStart(6, '0')]
      .map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)))
      .join('');
  const codes = Array.from({ length: 200 }, (_, n) => [
    String(n * 5000).padStart(6, '0'),
    letters(n * 1_500_000),
  ]).flat();
  const mixed = ['0A0000', 'A00000', '99999A', 'ZZZZZ9', 'AAAAA0'];
  await db().deleteFrom('mailers').execute();
  await insertMailers([...codes, ...mixed]);

  for (let turn = 0; turn < 12; turn += 1) {
    const [a = '', b = ''] = [codes[(turn * 37) % 400], codes[(turn * 91 + 13) % 400]].toSorted();
    const [c = '', d = ''] = [codes[(turn * 53 + 1) % 400], codes[(turn * 17 + 200) % 400]].toSorted();
    const id = await campaigns.store({
      name: 'Any',
      sale: ['2025-03-06', '2025-03-19'],
      ranges: [`${a}-${b}`, `${c}-${d}`],
    });
    await recalculate(id);
    const fields = { mailerCode1Start: a, mailerCode1End: b, mailerCode2Start: c, mailerCode2End: d };
    const ranges = parseRanges(fields);
    const expected = [...codes, ...mixed].filter((code) => ranges.some((range) => isInRange(range, code)));
    expect({ fields, members: await listMembers(id) }).toEqual({ fields, members: expected.toSorted() });
  }
});

test.each([
  [{ mailers: 12, pieces: 162_000 }, 0.84, '12 mailers, 162,000 pieces, 0.8 s'],
  [{ mailers: 1, pieces: 1 }, 0.04, '1 mailer, 1 piece, 0.0 s'],
  [{ mailers: 0, pieces: 0 }, 2, '0 mailers, 0 pieces, 2.0 s'],
])('%j in %f s: %s', (membership, seconds, text) => expect(formatAnalysis(membership, seconds)).toBe(text));
