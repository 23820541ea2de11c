import { emptyCampaignDraft, validateCampaign } from '@portal/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCampaignClient, springQuilting } from '../../../testing/campaigns.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const campaigns = createCampaignClient(server);

beforeAll(() => campaigns.addPage());

const put = (campaign: object, promocodes: object = {}, headers = {}) =>
  campaigns.send('PUT', '/api/campaign', { campaign, promocodes }, headers);

const listAudit = (campaignId: number) =>
  server.database.db
    .selectFrom('audit')
    .select(['username', 'operation', 'changes'])
    .where('object', '=', `campaign ${campaignId}`)
    .orderBy('audit_id')
    .execute();

describe('a valid new campaign', () => {
  test('is stored with its ranges and promo codes, and returned as stored', async () => {
    const { errors, campaign, promocodes } = await campaigns.add(
      {
        shortDescription: '  Yarn festival ',
        longDescription: ' two\nlines ',
        selectionCriteria: '   ',
        versionId: '3',
        analysisResults: 'typed by hand',
        mailerCode7Start: ' yarnaa',
        mailerCode7End: 'YARNZZ ',
        mailerCode30Start: '700000',
        mailerCode30End: '700000',
        recalculateCampaign: true,
        updateDate: '1999-01-01T00:00:00',
        rowVersion: 9,
      },
      { promocode1: ' Yarn25 ', promocode2: ' ', promocode10: 'YARNMAX' },
    );
    expect(errors).toEqual([]);
    expect(campaign).toMatchObject({
      campaignId: expect.any(Number),
      shortDescription: 'Yarn festival',
      saleDateBegin: '2025-03-06T00:00:00',
      saleDateEnd: '2025-03-19T00:00:00',
      costPerPiece: 0.42,
      longDescription: 'two\nlines',
      selectionCriteria: null,
      versionId: '3',
      analysisResults: 'typed by hand',
      rowVersion: 1,
      mailerCode1Start: '410000',
      mailerCode1End: '410099',
      mailerCode2Start: null,
      mailerCode7Start: 'YARNAA',
      mailerCode7End: 'YARNZZ',
      mailerCode30Start: '700000',
    });
    expect(Date.now() - Date.parse(`${campaign?.updateDate}Z`)).toBeLessThan(60_000);
    expect(promocodes).toMatchObject({ promocode1: 'Yarn25', promocode2: null, promocode10: 'YARNMAX' });
    expect(await campaigns.get(campaign?.campaignId ?? 0)).toEqual({
      shortDescription: 'Yarn festival',
      campaign,
      promocodes,
    });
  });

  test('is stored completely or not at all', async () => {
    const { database } = server;
    const count = async () => (await database.query('select campaign_id from campaigns')).rows.length;
    const id = await campaigns.added({ shortDescription: 'Whole' });
    const before = await count();
    await database.query(
      `alter table campaign_promocodes add constraint half check (promocode <> 'HALF') not valid`,
    );
    const half = { promocode1: 'HALF' };
    const added = await campaigns.send('POST', '/api/campaign', {
      campaign: springQuilting,
      promocodes: half,
    });
    const changed = await put({ ...springQuilting, campaignId: id, shortDescription: 'Half' }, half);
    await database.query('alter table campaign_promocodes drop constraint half');
    expect([added.statusCode, changed.statusCode]).toEqual([500, 500]);
    expect(await count()).toBe(before);
    expect((await campaigns.get(id)).shortDescription).toBe('Whole');
  });

  test('can contain the longest and most unusual texts', async () => {
    const texts = {
      shortDescription: '😀'.repeat(255),
      longDescription: 'x'.repeat(10_000),
      selectionCriteria: '<script>alert(1)</script> \u202E 布',
      versionId: "'); drop --",
    };
    const id = await campaigns.added({ ...texts, costPerPiece: 1_000_000 });
    expect((await campaigns.get(id)).campaign).toMatchObject({ ...texts, costPerPiece: 1_000_000 });
  });

  test('is of the type "other"', async () => {
    const id = await campaigns.added();
    const row = await server.database.db
      .selectFrom('campaigns')
      .select('kind')
      .where('campaign_id', '=', id)
      .executeTakeFirst();
    expect(row?.kind).toBe('other');
  });
});

describe('a broken rule', () => {
  test('stores nothing and returns the messages of the dialog, all of them in its order', async () => {
    const before = await campaigns.countStored();
    const response = await campaigns.send('POST', '/api/campaign', { campaign: {}, promocodes: {} });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      errors: validateCampaign(emptyCampaignDraft).map((error) => error.message),
      campaign: null,
      promocodes: null,
    });
    expect(await campaigns.countStored()).toBe(before);
  });

  test.each<[changes: Record<string, unknown>, errors: string[]]>([
    [{ saleDateBegin: null }, ['Sale Begin Date is required']],
    [{ costPerPiece: 0.1 + 0.2 }, ['Cost Per Piece must have at most 4 decimals']],
    // What does not fit the contract, but has a rule.
    [{ shortDescription: 'x'.repeat(256) }, ['Campaign name must have at most 255 characters']],
    [{ longDescription: 'x'.repeat(10_001) }, ['Long Description must have at most 10,000 characters']],
    [{ longDescription: 'nul \0' }, ['Long Description contains characters that cannot be stored']],
    [{ costPerPiece: -1 }, ['Cost Per Piece must be a number, 0 or greater']],
    [{ costPerPiece: 1e21 }, ['Cost Per Piece must be a number, 0 or greater']],
    [{ costPerPiece: 1_000_001 }, ['Cost Per Piece must be at most 1,000,000']],
    [
      { mailerCode2Start: 'x'.repeat(60) },
      [
        'Mailer Code 2 Start must be 6 numeric digits',
        'Mailer Code 2 Start and End must both be blank or have values',
      ],
    ],
    // What no rule has words for.
    [{ costPerPiece: '0.42' }, ['campaign.costPerPiece must be number,null']],
    [{ mailerCode1Start: 410_000 }, ['campaign.mailerCode1Start must be string,null']],
    [{ surprise: true }, ['campaign.surprise is not a known property']],
    [{ campaignId: 5 }, ['campaignId must not be set for a new campaign']],
  ])('%j', async (changes, errors) => {
    const before = await campaigns.countStored();
    const campaign = { ...springQuilting, ...changes };
    const response = await campaigns.send('POST', '/api/campaign', { campaign, promocodes: {} });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ errors, campaign: null, promocodes: null });
    expect(await campaigns.countStored()).toBe(before);
  });

  test('is reported for a promo code that is too long and for a body without fields', async () => {
    const long = await campaigns.send('POST', '/api/campaign', {
      campaign: springQuilting,
      promocodes: { promocode3: 'x'.repeat(200) },
    });
    expect(long.json().errors).toEqual(['Promo Code 3 must have at most 22 characters']);
    const none = await campaigns.send('POST', '/api/campaign', []);
    expect(none.json().errors[0]).toBe('Campaign name is required');
  });

  test('leaves a stored campaign unchanged', async () => {
    const id = await campaigns.added({}, { promocode1: 'KEPT' });
    const before = await campaigns.get(id);
    const response = await put({ ...springQuilting, campaignId: id, mailerCode1End: '' });
    expect(response.json()).toEqual({
      errors: ['Mailer Code 1 End is required'],
      campaign: null,
      promocodes: null,
    });
    expect(await campaigns.get(id)).toEqual(before);
  });
});

describe('saving an existing campaign', () => {
  test('replaces all of it: omitted fields become empty', async () => {
    const id = await campaigns.added(
      { longDescription: 'x', mailerCode2Start: '500000', mailerCode2End: '500001' },
      { promocode1: 'OLD1', promocode2: 'OLD2' },
    );
    const { campaign: before } = await campaigns.get(id);
    const response = await put(
      {
        ...springQuilting,
        campaignId: id,
        costPerPiece: null,
        mailerCode3Start: 'AAAAAA',
        mailerCode3End: 'AAAAAB',
      },
      { promocode2: 'NEW2' },
    );
    const { errors, campaign, promocodes } = response.json();
    expect(errors).toEqual([]);
    expect(campaign).toEqual({
      ...before,
      costPerPiece: null,
      longDescription: null,
      mailerCode2Start: null,
      mailerCode2End: null,
      mailerCode3Start: 'AAAAAA',
      mailerCode3End: 'AAAAAB',
      rowVersion: 2,
      updateDate: campaign.updateDate,
    });
    expect(promocodes).toMatchObject({ promocode1: null, promocode2: 'NEW2' });
  });

  test('as it was returned changes nothing: no version, no update date, no audit entry', async () => {
    const id = await campaigns.added(
      {
        longDescription: 'two\nlines',
        costPerPiece: 0.4875,
        mailerCode30Start: 'AAAAAA',
        mailerCode30End: 'AAAAAB',
      },
      { promocode1: 'SAME' },
    );
    await server.database.query(`update campaigns set update_date = '2020-01-01' where campaign_id = ${id}`);
    const { campaign, promocodes } = await campaigns.get(id);
    const response = await put(campaign, promocodes);
    expect(response.json()).toEqual({ errors: [], campaign, promocodes });
    expect(await listAudit(id)).toMatchObject([{ operation: 'createCampaign' }]);
  });

  test('records the changed fields with their values', async () => {
    const id = await campaigns.added({}, { promocode1: 'KEPT1', promocode2: 'LOST2' });
    await put(
      { ...springQuilting, campaignId: id, costPerPiece: 1.5, saleDateEnd: '20250320' },
      { promocode1: 'KEPT1' },
    );
    const [, entry] = await listAudit(id);
    expect(entry?.changes).toEqual([
      { field: 'saleDateEnd', before: '2025-03-19T00:00:00', after: '2025-03-20T00:00:00' },
      { field: 'costPerPiece', before: '0.42', after: '1.5' },
      { field: 'promocode2', before: 'LOST2', after: null },
    ]);
  });

  test('from an older version is rejected, from the current one accepted', async () => {
    const id = await campaigns.added();
    const save = (version: number, versionId: string) =>
      put({ ...springQuilting, campaignId: id, versionId }, {}, { 'if-match': `"${version}"` });
    expect((await save(1, 'a')).statusCode).toBe(200);
    const late = await save(1, 'b');
    expect([late.statusCode, late.json().code]).toEqual([412, 'row.changed']);
    expect((await save(2, 'b')).json().campaign.rowVersion).toBe(3);
  });

  test.each([99_999, 0, null, undefined])(
    'with ID %s is 404, even when a rule is broken',
    async (campaignId) => {
      const response = await put({ campaignId });
      expect([response.statusCode, response.json().code]).toEqual([404, 'campaign.not_found']);
    },
  );
});

describe('a promo code of another campaign', () => {
  test('is refused with the campaign that uses it, and the rest is stored', async () => {
    const owner = await campaigns.added({ shortDescription: 'Sewing Days' }, { promocode1: 'TWICE25' });
    const errors = [`Promo Code 2: twice25 is already used by campaign ${owner} (Sewing Days)`];
    const added = await campaigns.add({}, { promocode2: 'twice25', promocode3: 'ONCE25' });
    const codes = { promocode1: null, promocode2: null, promocode3: 'ONCE25' };
    expect(added).toMatchObject({ errors, campaign: { rowVersion: 1 }, promocodes: codes });
    const campaignId = added.campaign?.campaignId ?? 0;
    expect((await campaigns.get(campaignId)).promocodes).toMatchObject(codes);
    const firstSave = await put({ ...springQuilting, campaignId: owner }, { promocode1: 'TWICE25' });
    expect(firstSave.json().errors).toEqual([]);
  });

  test('leaves what its place has', async () => {
    const owner = await campaigns.added({ shortDescription: 'Owner' }, { promocode1: 'TAKEN25' });
    const campaignId = await campaigns.added({}, { promocode1: 'MINE25', promocode2: 'SECOND25' });
    const changes = { ...springQuilting, campaignId, shortDescription: 'Renamed' };
    const changed = await put(changes, { promocode1: 'TAKEN25', promocode3: 'THIRD25' });
    expect(changed.json()).toMatchObject({
      errors: [`Promo Code 1: TAKEN25 is already used by campaign ${owner} (Owner)`],
      campaign: { campaignId, shortDescription: 'Renamed', rowVersion: 2 },
      promocodes: { promocode1: 'MINE25', promocode2: null, promocode3: 'THIRD25' },
    });
  });

  test('does not block a campaign that had it before the rule', async () => {
    const owner = await campaigns.added({}, { promocode1: 'BEFORE' });
    const other = await campaigns.added();
    const { db } = server.database;
    const row = { campaign_id: other, number: 1, promocode: 'BEFORE' };
    await db.insertInto('campaign_promocodes').values(row).execute();
    for (const campaignId of [owner, other]) {
      const saved = await put({ ...springQuilting, campaignId }, { promocode1: 'before' });
      expect(saved.json().errors).toEqual([]);
    }
  });

  test('is allowed twice within one campaign', async () => {
    const { errors } = await campaigns.add({}, { promocode4: 'WITHIN', promocode5: 'WITHIN' });
    expect(errors).toEqual([]);
  });

  test('is refused for all but one of several simultaneous saves', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => campaigns.add({}, { promocode1: 'RACE' })),
    );
    expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(responses.filter(({ promocodes }) => promocodes?.promocode1 === 'RACE')).toHaveLength(1);
  });
});

test('a successful save is recorded in the audit trail, a rejected one is not', async () => {
  const id = await campaigns.added();
  await put({ campaignId: id });
  expect(await listAudit(id)).toMatchObject([{ username: people.marketing, operation: 'createCampaign' }]);
});
