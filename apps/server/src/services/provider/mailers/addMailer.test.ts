import { emptyNewMailer, type NewMailer } from '@portal/domain';
import { describe, expect, test } from 'vitest';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();

const fallSale: NewMailer = {
  ...emptyNewMailer,
  mailerCode: 'FF2501',
  dateProcessed: '20250901',
  timeProcessed: '143000',
  saleDateBegin: '20250918',
  saleDateEnd: '20250928',
  sequenceNumberStart: '0000000001',
  sequenceNumberEnd: '0000182500',
  quantity: 182_500,
  description: 'Fall fabric sale, respondents',
  customerType: 'R',
  campaignCouponNumber: 3,
};

const add = (mailer: object) =>
  server.request(people.marketing, { method: 'POST', url: '/api/MailerAdd', payload: mailer });

const send = (payload: string, contentType = 'application/json') =>
  server.request(people.marketing, {
    method: 'POST',
    url: '/api/MailerAdd',
    payload,
    headers: { 'content-type': contentType },
  });

/** What the server says of a mailer; every such response is 200. */
async function getDescription(mailer: object): Promise<string> {
  const response = await add(mailer);
  expect(response.statusCode).toBe(200);
  return response.json().description;
}

async function findListed(code: string) {
  const url = `/api/mailer?codeStartsWith=${code}`;
  return (await server.request(people.marketing, { method: 'GET', url })).json().mailerData;
}

const listAudit = (code: string) =>
  server.database.db
    .selectFrom('audit')
    .select(['username', 'operation', 'object', 'outcome'])
    .where('object', '=', `mailer ${code}`)
    .execute();

const findStored = (code: string) =>
  server.database.db.selectFrom('mailers').selectAll().where('mailer_code', '=', code).execute();

describe('a valid mailer', () => {
  test('is stored, listed and recorded in the audit trail', async () => {
    expect(await getDescription(fallSale)).toBe('OK');
    expect(await findListed('FF2501')).toEqual([
      {
        mailerCode: 'FF2501',
        dateProcessed: '2025-09-01T00:00:00',
        timeProcessed: '143000',
        saleDateBegin: '2025-09-18T00:00:00',
        saleDateEnd: '2025-09-28T00:00:00',
        sequenceNumberStart: 1,
        sequenceNumberEnd: 182_500,
        quantity: 182_500,
        description: 'Fall fabric sale, respondents',
      },
    ]);
    expect(await findStored('FF2501')).toMatchObject([
      { customer_type: 'R', campaign_coupon_number: 3, campaign_event_class: 0 },
    ]);
    expect(await listAudit('FF2501')).toEqual([
      { username: people.marketing, operation: 'addMailer', object: 'mailer FF2501', outcome: 'done' },
    ]);
  });

  test('can omit optional fields', async () => {
    const mailer = {
      ...emptyNewMailer,
      mailerCode: '000001',
      saleDateBegin: '20250918',
      saleDateEnd: '20250918',
      description: 'x',
    };
    expect(await getDescription(mailer)).toBe('OK');
    expect(await findStored('000001')).toMatchObject([
      {
        date_processed: null,
        time_processed: null,
        sequence_number_start: null,
        sequence_number_end: null,
        quantity: 1,
        customer_type: ' ',
        campaign_coupon_number: 1,
      },
    ]);
    expect(await getDescription({ ...mailer, mailerCode: '000002', customerType: '' })).toBe('OK');
    expect(await findStored('000002')).toMatchObject([{ customer_type: ' ' }]);
  });

  test.each([
    ['HOST01', '<script>alert(1)</script>'],
    ['HOST02', "'); drop table mailers; --"],
    ['HOST03', '=HYPERLINK("http://evil.example")'],
    ['HOST04', 'Ärmel & 布 {sale} \u202E 👩‍👩‍👧 \u0301'],
    ['HOST05', '😀'.repeat(500)],
    ['HOST06', 'two\r\nlines\tand \u0001'],
  ])('%s keeps its description unchanged', async (mailerCode, description) => {
    expect(await getDescription({ ...fallSale, mailerCode, description })).toBe('OK');
    expect(await findListed(mailerCode)).toMatchObject([{ description }]);
  });

  test('can have the minimum and maximum storable values', async () => {
    const mailer = {
      ...fallSale,
      mailerCode: 'ZZZZZZ',
      saleDateBegin: '00010101',
      saleDateEnd: '99991231',
      timeProcessed: '000000',
      sequenceNumberStart: '0000000000',
      sequenceNumberEnd: '9999999999',
      quantity: 2_147_483_647,
      campaignCouponNumber: 20,
    };
    expect(await getDescription(mailer)).toBe('OK');
    expect(await findListed('ZZZZZZ')).toMatchObject([
      {
        timeProcessed: '000000',
        saleDateBegin: '0001-01-01T00:00:00',
        saleDateEnd: '9999-12-31T00:00:00',
        sequenceNumberStart: 0,
        sequenceNumberEnd: 9_999_999_999,
        quantity: 2_147_483_647,
      },
    ]);
  });
});

describe('a code in use', () => {
  test('is rejected, and the stored mailer is unchanged', async () => {
    const [before] = await findStored('AA0001');
    expect(await getDescription({ ...fallSale, mailerCode: 'AA0001' })).toBe('Mailer Code already exists');
    expect(await findStored('AA0001')).toEqual([before]);
    expect(await listAudit('AA0001')).toEqual([]);
  });

  // 20 codes: a conflict of two inserts at the same moment is rare.
  test('is assigned to one of many simultaneous requests', async () => {
    for (let round = 10; round < 30; round += 1) {
      const mailerCode = `RACE${round}`;
      const wishes = Array.from({ length: 8 }, (_, wish) => ({
        ...fallSale,
        mailerCode,
        description: `wish ${wish}`,
      }));
      const responses = await Promise.all(wishes.map(getDescription));
      expect(responses.toSorted()).toEqual([...Array(7).fill('Mailer Code already exists'), 'OK']);
      expect(await findListed(mailerCode)).toMatchObject([
        { description: `wish ${responses.indexOf('OK')}` },
      ]);
      expect(await listAudit(mailerCode)).toHaveLength(1);
    }
  });
});

describe('a broken rule is reported with its message, and nothing is stored', () => {
  const code = 'Mailer Code needs 6 alphanumeric characters';
  const quantity = 'Quantity must be a whole number, 1 or greater';
  const description = 'Description must have at most 500 characters';

  test.each<[change: Record<string, unknown>, text: string]>([
    [{ dateProcessed: '20201301' }, 'Date Processed is an invalid date'],
    [{ campaignEventClass: 1, description: '', quantity: 0 }, quantity],
    // What does not even fit the contract.
    [{ mailerCode: 'X'.repeat(51) }, code],
    [{ mailerCode: 123_456 }, code],
    [{ mailerCode: undefined }, code],
    [{ mailerCode: 'AB12\u0000' }, code],
    [{ saleDateBegin: null }, 'Sale Begin Date is required'],
    [{ saleDateEnd: '2'.repeat(31) }, 'Sale End Date is an invalid date'],
    [{ quantity: '5' }, quantity],
    [{ quantity: 1.5 }, quantity],
    [{ quantity: 2_147_483_648 }, 'Quantity must be at most 2,147,483,647'],
    [{ description: 'x'.repeat(501) }, description],
    [{ description: 'x'.repeat(100_000) }, description],
    [{ description: 'NUL \u0000' }, 'Description contains characters that cannot be stored'],
    [{ description: 'half \ud83d' }, 'Description contains characters that cannot be stored'],
    [{ customerType: 'RN' }, 'Customer type must be one of the list'],
    [{ campaignCouponNumber: 1.5 }, 'Coupon number must be a whole number from 1 to 20'],
    [{ campaignEventClass: 100 }, 'Campaign event class must be 0'],
    // What no rule has words for.
    [{ dateProcessed: 20_250_901 }, 'dateProcessed must be string'],
    [{ timeProcessed: undefined }, 'timeProcessed is required'],
    [{ surprise: true }, 'surprise is not a known property'],
  ])('%j: %s', async (change, text) => {
    const mailer = { ...fallSale, mailerCode: 'REFUSE', ...change };
    expect(await getDescription(mailer)).toBe(text);
    expect(await findStored('REFUSE')).toEqual([]);
  });

  test.each(['[]', '"text"', '5', 'true', '[{"mailerCode":"AB1234"}]'])(
    '%s instead of an object is validated like an empty form',
    async (payload) => {
      const response = await send(payload);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ description: code });
    },
  );
});

describe('an invalid request', () => {
  test.each([
    { payload: '', status: 400, why: 'no body' },
    { payload: '{"mailerCode":', status: 400, why: 'an incomplete body' },
    { payload: `{"description":"${'x'.repeat(300_000)}"}`, status: 413, why: 'a body that is far too large' },
  ])('$why: $status', async ({ payload, status }) => {
    const response = await send(payload);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch('application/problem+json');
  });

  test('text that is not JSON: 415', async () =>
    expect((await send(JSON.stringify(fallSale), 'text/plain')).statusCode).toBe(415));
});

test('a mailer is not stored when its audit entry cannot be written', async () => {
  const { db } = server.database;
  await server.getToken(people.marketing); // a login is audited too
  await db.schema.alterTable('audit').renameTo('audit_away').execute();
  const response = await add({ ...fallSale, mailerCode: 'NOAUDT' });
  await db.schema.alterTable('audit_away').renameTo('audit').execute();
  expect(response.statusCode).toBe(500);
  expect(await findStored('NOAUDT')).toEqual([]);
});
