import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { startSmtpDouble, type SmtpDouble } from '../../../testing/smtpDouble.ts';
import { insertRows } from '../../../db/insertRows.ts';
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
    const response = await send('POST', url, message);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await readStored()).toMatchObject([mark]);
    await expect.poll(() => smtp.received.length).toBe(1);
    expect(smtp.received[0]?.raw).toContain('Subject: Portal Status');
    await expect.poll(async () => (await readStored())[0]?.state).toBe('sent');
    expect(await readLastAudit('sendMessage')).toMatchObject({
      username: people.admin,
      object: expect.stringMatching(/^message \d+, recipients: 1$/),
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
    const response = await send('POST', url, { ...message, [field]: value });
    expect([response.statusCode, response.json()]).toEqual([400, { [field]: text }]);
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

describe('sent messages', () => {
  const lenient = smtp.responses.recipient;
  afterEach(() => {
    smtp.responses.recipient = lenient;
  });
  const listSent = async () => (await send('GET', '/api/sentmessage')).json();
  const sendRefused = async () => {
    smtp.responses.recipient = () => '550 no such mailbox';
    await send('POST', url, message);
    await expect.poll(async () => (await listSent())[0].failed).toBe(1);
    const [{ messageId }] = await listSent();
    const deliveries = `/api/sentmessage/${messageId}/delivery`;
    const [delivery] = (await send('GET', deliveries)).json();
    return { deliveries, delivery };
  };

  test('are listed with their deliveries, latest first', async () => {
    await send('POST', url, { ...message, subject: 'First' });
    await send('POST', url, message);
    await expect.poll(async () => (await listSent())[0].sent).toBe(1);
    expect(await listSent()).toMatchObject([
      { subject: 'Portal Status', message: message.message, sentBy: people.admin, waiting: 0, failed: 0 },
      { subject: 'First' },
    ]);
  });

  test('show the error of each recipient, and are retried', async () => {
    const { deliveries, delivery } = await sendRefused();
    expect(delivery).toMatchObject({ ...mark, state: 'failed', attempts: 1 });
    expect(delivery.error).toContain('no such mailbox');
    smtp.responses.recipient = lenient;
    const retry = { deliveryIds: [delivery.deliveryId] };
    expect((await send('PUT', deliveries, retry)).statusCode).toBe(204);
    await expect
      .poll(async () => (await send('GET', deliveries)).json())
      .toMatchObject([{ state: 'sent', attempts: 1, error: '' }]);
    expect(await readLastAudit('retryDeliveries')).toMatchObject({
      object: expect.stringMatching(/^message \d+, recipients: 1$/),
    });
    // Sent mails are not sent again.
    await send('PUT', deliveries, retry);
    expect((await send('GET', deliveries)).json()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  test('are retried only for active users, and only where they were sent', async () => {
    const { deliveries, delivery } = await sendRefused();
    await server.database.db.updateTable('outbox').set({ email: 'gone@example.com' }).execute();
    const response = await send('PUT', deliveries, { deliveryIds: [delivery.deliveryId] });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { deliveryIds: 'No active user has this email address: gone@example.com' },
    ]);
    const other = await send('PUT', '/api/sentmessage/987654/delivery', { deliveryIds: [1] });
    expect(other.json()).toMatchObject({ code: 'message.not_found' });
    expect((await send('GET', '/api/sentmessage/987654/delivery')).statusCode).toBe(404);
  });
});

describe('twenty thousand recipients', () => {
  beforeAll(async () => {
    const { companyAbbrev } = await addUser();
    await insertRows(
      server.database.db,
      'users',
      Array.from({ length: 20_000 }, (_, n) => ({
        username: `many.${n}`,
        username_key: `many.${n}`,
        email: `many.${n}@example.com`,
        company_abbrev: String(companyAbbrev),
      })),
    );
  });

  test('fit into one message, which is larger than other calls may send', async () => {
    const recipients = Array.from({ length: 20_000 }, (_, n) => ({
      email: `many.${n}@example.com`,
      name: `Person number ${n}`,
    }));
    const body = { ...message, message: 'x'.repeat(20_000), recipients };
    expect(JSON.stringify(body).length).toBeGreaterThan(1024 * 1024);
    expect((await send('POST', url, body)).statusCode).toBe(204);
    expect(await readStored()).toHaveLength(20_000);
  });

  test('and one more are too many', async () => {
    const recipients = Array.from({ length: 20_001 }, () => mark);
    expect((await send('POST', url, { ...message, recipients })).json()).toEqual({
      recipients: ['must NOT have more than 20000 items'],
    });
  });
});
