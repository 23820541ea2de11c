import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { startSmtpDouble, type SmtpDouble } from '../../../testing/smtpDouble.ts';
import { testServer } from '../../../testing/testServer.ts';

const smtp: SmtpDouble = await startSmtpDouble();
afterAll(() => smtp.close());
const server = testServer({ config: { smtpUrl: smtp.url, mailFrom: 'portal@jas.example' } });
const { send, addUser, readLastAudit } = createAdministrationClient(server);

const url = '/api/sendmessage';
const mark = { email: 'mark.marketing@example.com', name: 'Mark Example' };
const message = { subject: 'Portal Status', message: 'Maintenance tomorrow.', recipients: [mark] };
const readStored = () => server.database.db.selectFrom('outbox').selectAll().execute();

beforeEach(async () => {
  await server.database.db.deleteFrom('messages').execute();
  smtp.received.length = 0;
  smtp.recipients.length = 0;
});

describe('a message', () => {
  test('is stored before the response and sent afterwards', async () => {
    const answer = await send('POST', url, message);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await readStored()).toMatchObject([mark]);
    await expect.poll(() => smtp.received.length).toBe(1);
    expect(smtp.received[0]?.raw).toContain('Subject: Portal Status');
    await expect.poll(async () => (await readStored())[0]?.state).toBe('sent');
    expect(await readLastAudit('sendMessage')).toMatchObject({
      username: people.admin,
      object: expect.stringMatching(/^message \d+ to 1 users$/),
    });
  });

  test('is sent once to a recipient listed twice, in any case', async () => {
    const twice = [mark, { ...mark, email: mark.email.toUpperCase() }];
    expect((await send('POST', url, { ...message, recipients: twice })).statusCode).toBe(204);
    await expect.poll(() => smtp.received.length).toBe(1);
    expect(await readStored()).toHaveLength(1);
  });
});

describe('a rejected message', () => {
  const stranger = { email: 'stranger@example.com', name: 'Stranger' };
  const locked = { email: 'lou.locked@example.com', name: 'Lou' };

  test.each([
    { field: 'subject', value: ' ', text: 'Subject is required' },
    { field: 'subject', value: 'Hi\r\nBcc: x@y.zz', text: 'Subject must be one line' },
    { field: 'message', value: '', text: 'Message is required' },
    { field: 'recipients', value: [], text: 'No recipients' },
    {
      field: 'recipients',
      value: [mark, stranger, locked],
      text: 'No active user has this email address: stranger@example.com, lou.locked@example.com',
    },
    {
      field: 'recipients',
      value: [{ email: `${mark.email},${stranger.email}`, name: 'x' }],
      text: 'A recipient has no valid address or name',
    },
    {
      field: 'recipients',
      value: [{ ...mark, name: 'Mark\nBcc: x' }],
      text: `${mark.email} has no valid address or name`,
    },
    { field: 'subject', value: 'x'.repeat(201), text: ['must NOT have more than 200 characters'] },
    { field: 'from', value: 'boss@example.com', text: ['is not a known property'] },
    { field: 'message', value: 'a\u0000b', text: ['contains characters that cannot be stored'] },
  ])('$field $value: an error for the field, and nothing is sent', async ({ field, value, text }) => {
    const answer = await send('POST', url, { ...message, [field]: value });
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: text }]);
    expect(await readStored()).toEqual([]);
    expect(smtp.recipients).toEqual([]);
  });

  test('names a few of many unknown users', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ email: `s${n}@example.com`, name: '' }));
    const { recipients } = (await send('POST', url, { ...message, recipients: many })).json();
    expect(recipients).toMatch(/^No active user has this email address: s0@example.com, .* and 35 more$/);
  });

  test('is the eleventh within ten minutes', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      statuses.push((await send('POST', url, message)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
    const refused = await send('POST', url, message);
    expect(refused.json()).toMatchObject({ status: 429, code: 'request.too_many' });
    expect(refused.headers['retry-after']).toBe('60');
  });
});

describe('five thousand recipients', () => {
  beforeAll(async () => {
    const { companyAbbrev } = await addUser();
    await server.database.db
      .insertInto('users')
      .values(
        Array.from({ length: 5_000 }, (_, n) => ({
          username: `many.${n}`,
          username_key: `many.${n}`,
          email: `many.${n}@example.com`,
          company_abbrev: String(companyAbbrev),
        })),
      )
      .execute();
  });

  test('fit into one message, which is larger than other calls may send', async () => {
    const recipients = Array.from({ length: 5_000 }, (_, n) => ({
      email: `many.${n}@example.com`,
      name: `Person number ${n}`,
    }));
    const body = { ...message, message: 'x'.repeat(20_000), recipients };
    expect(JSON.stringify(body).length).toBeGreaterThan(256 * 1024);
    expect((await send('POST', url, body)).statusCode).toBe(204);
    expect(await readStored()).toHaveLength(5_000);
  });

  test('and one more are too many', async () => {
    const recipients = Array.from({ length: 5_001 }, () => mark);
    expect((await send('POST', url, { ...message, recipients })).json()).toEqual({
      recipients: ['must NOT have more than 5000 items'],
    });
  });
});
