import { describe, expect, test } from 'vitest';
import { people } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();

const buildUser = (username: string) => ({
  username,
  password: 'Blue-Kettle-41',
  email: `${username}@example.com`,
  firstName: 'Nadia',
  lastName: 'Comer',
  company: '',
  companyAbbrev: 'JAS',
});

const buildMessage = (subject: string) => ({
  subject,
  message: 'Hello',
  recipients: [{ email: 'anna.admin@example.com', name: 'Anna' }],
});

const send = (url: string, payload: object, key?: string, who: string = people.admin) =>
  server.request(who, {
    method: 'POST',
    url,
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const countAudit = async (operation: string) => {
  const { db } = server.database;
  return (await db.selectFrom('audit').select('audit_id').where('operation', '=', operation).execute())
    .length;
};

const cases = [
  { url: '/api/user', operation: 'createUser', body: buildUser, status: 201 },
  { url: '/api/sendmessage', operation: 'sendMessage', body: buildMessage, status: 204 },
];

describe.each(cases)('$operation with an idempotency key', ({ url, operation, body, status }) => {
  test('runs once and gets the same response, even for simultaneous calls', async () => {
    const before = await countAudit(operation);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(url, body('sent.often'), 'lost-answer')),
    );
    answers.push(await send(url, body('sent.often'), 'lost-answer'));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([status]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await countAudit(operation)) - before).toBe(1);
  });

  test('is rejected with another body and does nothing', async () => {
    await send(url, body('first.body'), 'used-twice');
    const before = await countAudit(operation);
    const answer = await send(url, body('other.body'), 'used-twice');
    expect(answer.json()).toMatchObject({ status: 409, code: 'request.key_reused' });
    expect(await countAudit(operation)).toBe(before);
  });

  test('is processed again after an error', async () => {
    expect((await send(url, { ...body('fixed'), email: 'no', subject: '' }, 'fixed-key')).statusCode).toBe(
      400,
    );
    expect((await send(url, body('fixed'), 'fixed-key')).statusCode).toBe(status);
  });

  test('is a new call a day later', async () => {
    await send(url, body('of.yesterday'), 'key-of-yesterday');
    const { db } = server.database;
    await db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    const before = await countAudit(operation);
    await send(url, body('of.today'), 'key-of-yesterday');
    expect((await countAudit(operation)) - before).toBe(1);
  });
});

test('a key belongs to its user, and others do not get the stored response', async () => {
  const { db } = server.database;
  await send('/api/user', buildUser('of.anna'), 'shared-key');
  const { user_id } = await db
    .selectFrom('users')
    .select('user_id')
    .where('username', '=', people.marketing)
    .executeTakeFirstOrThrow();
  await db.insertInto('user_roles').values({ user_id, rolename: 'Administer' }).execute();
  const answer = await send('/api/user', buildUser('of.mark'), 'shared-key', people.marketing);
  expect(answer.json()).toMatchObject({ username: 'of.mark' });
});

test('the stored data contains neither a password nor a key', async () => {
  const key = 'a-key-that-must-stay-secret';
  await send('/api/user', buildUser('kept.user'), key);
  const kept = JSON.stringify(await server.database.db.selectFrom('idempotency_keys').selectAll().execute());
  expect(kept).toContain('kept.user');
  expect(kept).not.toContain('Blue-Kettle-41');
  expect(kept).not.toContain(key);
});
