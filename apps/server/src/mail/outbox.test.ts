import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PortalDatabase } from '../db/database.ts';
import { startSmtpDouble, type SmtpDouble } from '../testing/smtpDouble.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createFileTransport } from './fileTransport.ts';
import type { MailTransport } from './mail.ts';
import { storeMessage } from './outboxQueries.ts';
import { createOutboxWorker } from './outboxWorker.ts';
import { createSmtpTransport } from './smtpTransport.ts';

const { log } = Fastify({ logger: false });
const from = 'portal@jas.example';
let database: PortalDatabase;
let smtp: SmtpDouble;

beforeAll(async () => {
  ({ database } = await openTestDatabase());
  smtp = await startSmtpDouble();
});
afterAll(async () => {
  await smtp.close();
  await database.close();
});
beforeEach(async () => {
  smtp.received.length = 0;
  smtp.recipients.length = 0;
  Object.assign(smtp.responses, { recipient: () => undefined, greeting: '220 double ESMTP' });
  await database.db.deleteFrom('messages').execute();
});

const ines = { email: 'ines@example.com', name: 'Ines Halloran' };
const enqueue = (recipients = [ines], texts = {}) =>
  storeMessage(database.db, { subject: 'Status', body: 'Hello', sentBy: 1, recipients, ...texts });
const createWorker = (transport: MailTransport) => createOutboxWorker({ db: database.db, transport, log });
const sendDue = async (url = smtp.url) => {
  const worker = createWorker(createSmtpTransport(url, from));
  await worker.sendDue();
  await worker.stop();
};
const readOutbox = () => database.db.selectFrom('outbox').selectAll().orderBy('outbox_id').execute();
const readMinutesToNextTry = async () => {
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from next_try_at - now()) / 60) as minutes from outbox order by outbox_id`.execute(
    database.db,
  );
  return rows.map((row) => row.minutes);
};
const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
/** Lets a mail that waits for its next try be due now. */
const makeDue = () =>
  database.db
    .updateTable('outbox')
    .set({ next_try_at: new Date(0) })
    .execute();

describe('a mail', () => {
  test('has exactly one recipient and only our headers', async () => {
    await enqueue();
    await sendDue();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({ from, to: ['ines@example.com'] });
    const [head = '', ...body] = (smtp.received[0]?.raw ?? '').split('\r\n\r\n');
    const headers = head.split(/\r\n(?! )/).map((line) => line.slice(0, line.indexOf(':')));
    expect(headers.toSorted()).toEqual([
      'Auto-Submitted',
      'Content-Transfer-Encoding',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ]);
    expect(head).toContain('From: Customer Service Portal <portal@jas.example>');
    expect(head).toContain('To: Ines Halloran <ines@example.com>');
    expect(head).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(body.join('')).toBe('Hello\r\n');
    expect(await readOutbox()).toMatchObject([{ state: 'sent', attempts: 1, lease_id: null }]);
    await sendDue();
    expect(smtp.received).toHaveLength(1);
  });

  test('supports text in any language and lines that look like commands', async () => {
    const body = 'Grüße 🧵\n.\nQUIT\n\nFrom: x@y.z\n..two dots';
    await enqueue([ines], { subject: 'Wartung – heute 🧵', body });
    await sendDue();
    const [head = '', text = ''] = (smtp.received[0]?.raw ?? '').split(/\r\n\r\n(.*)/s);
    expect(head).toMatch(/Subject: =\?UTF-8\?/);
    expect(head).toContain('Content-Transfer-Encoding: quoted-printable');
    expect(decodeQuotedPrintable(text).replaceAll('\r\n', '\n').trimEnd()).toBe(body);
  });

  test('sends encoded words in names and subjects as plain text', async () => {
    const encoded = '=?utf-8?q?=41dministrator?=';
    await enqueue([{ ...ines, name: encoded }], { subject: encoded });
    await sendDue();
    const head = smtp.received[0]?.raw.split('\r\n\r\n')[0] ?? '';
    expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(head).not.toContain(encoded);
  });

  test.each([
    { email: 'ines@example.com', name: 'Halloran, Ines <other@example.com>, x@y.zz' },
    { email: 'ines@example.com', name: '"; other@example.com' },
    { email: 'ines@example.com', name: 'Ines\r\nBcc: other@example.com' },
    { email: 'ines@example.com', name: '=?utf-8?q?=0d=0aBcc:_other@example.com?=' },
  ])('has no other recipient, whatever the name: $name', async (recipient) => {
    await enqueue([recipient], { subject: 'Hello\r\nBcc: other@example.com', body: 'x' });
    await sendDue();
    expect(smtp.recipients).toEqual(['ines@example.com']);
    const head = smtp.received[0]?.raw.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^(Bcc|Cc):/im);
  });
});

describe('a mail that is not accepted', () => {
  test.each([
    { response: '451 later', state: 'waiting', why: 'for now' },
    { response: '550 no such mailbox', state: 'failed', why: 'for good' },
  ])('$why ($answer) is $state', async ({ response, state }) => {
    smtp.responses.recipient = () => response;
    await enqueue();
    await sendDue();
    const [mail] = await readOutbox();
    expect(mail).toMatchObject({ state, attempts: 1, lease_id: null });
    expect(mail?.last_error).toContain(response.slice(4));
    expect(mail?.finished_at === null).toBe(state === 'waiting');
  });

  test('is retried with increasing delays, as the same mail', async () => {
    smtp.responses.recipient = () => '451 later';
    await enqueue();
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 4; round += 1) {
      await sendDue();
      waits.push((await readMinutesToNextTry())[0]);
      await sendDue();
      await makeDue();
    }
    expect(waits).toEqual([1, 5, 15, 30]);
    smtp.responses.recipient = () => undefined;
    await sendDue();
    const [mail] = await readOutbox();
    expect(mail).toMatchObject({ state: 'sent', attempts: 5 });
    expect(smtp.received[0]?.raw).toContain(`Message-ID: <${mail?.mail_id}@jas.example>`);
  });

  test('fails for good a day after it was created', async () => {
    smtp.responses.recipient = () => '451 later';
    await enqueue();
    await sql`update messages set created_at = now() - interval '24 hours'`.execute(database.db);
    await sendDue();
    expect(await readOutbox()).toMatchObject([{ state: 'failed' }]);
  });

  test('does not delay other mails', async () => {
    smtp.responses.recipient = (address) => (address.startsWith('bad') ? '550 no' : undefined);
    await enqueue([{ email: 'bad@example.com', name: '' }, ines]);
    await sendDue();
    expect(smtp.received.map((mail) => mail.to)).toEqual([['ines@example.com']]);
    expect((await readOutbox()).map((mail) => mail.state)).toEqual(['failed', 'sent']);
  });

  test.each([
    { why: 'the mail server is busy', greeting: '421 too many connections' },
    { why: 'the response is not SMTP', greeting: 'HTTP/1.1 400 Bad Request' },
  ])('waits while $why', async ({ greeting }) => {
    smtp.responses.greeting = greeting;
    await enqueue();
    await sendDue();
    expect(await readOutbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  test('waits while there is no mail server', async () => {
    const gone = await startSmtpDouble();
    await gone.close();
    await enqueue();
    await sendDue(gone.url);
    expect(await readOutbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await readMinutesToNextTry()).toEqual([1]);
  });
});

describe('several servers on one database', () => {
  test('send each mail once', async () => {
    const recipients = Array.from({ length: 120 }, (_, n) => ({ email: `user${n}@example.com`, name: '' }));
    await enqueue(recipients);
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(smtp.recipients.toSorted()).toEqual(recipients.map(({ email }) => email).toSorted());
    expect(new Set((await readOutbox()).map((mail) => `${mail.state} ${mail.attempts}`))).toEqual(
      new Set(['sent 1']),
    );
  });

  test('do not touch a mail leased by another one until the lease expires', async () => {
    await enqueue();
    await sql`update outbox set lease_id = gen_random_uuid(), leased_until = now() + interval '1 minute'`.execute(
      database.db,
    );
    await sendDue();
    expect(smtp.received).toEqual([]);
    await sql`update outbox set leased_until = now() - interval '1 second'`.execute(database.db);
    await sendDue();
    expect(smtp.received).toHaveLength(1);
    expect(await readOutbox()).toMatchObject([{ state: 'sent' }]);
  });

  test('accept the result only of the lease holder', async () => {
    await enqueue();
    const slow = createWorker({
      async deliver() {
        // Another worker has taken the mail meanwhile.
        await sql`update outbox set lease_id = gen_random_uuid()`.execute(database.db);
        throw new Error('too late');
      },
      close: () => undefined,
    });
    await slow.sendDue();
    expect(await readOutbox()).toMatchObject([
      { state: 'waiting', last_error: '', lease_id: expect.any(String) },
    ]);
  });
});

describe('without a mail server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'portal-mail-')), 'outbox');
  });
  afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

  test('each mail is a file that only its owner can read', async () => {
    await enqueue([ines, { email: 'omar@example.com', name: 'Omar' }]);
    await createWorker(createFileTransport(folder, from)).sendDue();
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    expect(files.every((file) => /^\d{8}-[0-9a-f-]{36}\.eml$/.test(file))).toBe(true);
    const file = path.join(folder, files.toSorted()[0] ?? '');
    const text = await readFile(file, 'utf8');
    expect(text).toContain('To: Ines Halloran <ines@example.com>\r\n');
    expect(text).toMatch(/\r\n\r\nHello\r\n$/);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await readOutbox()).map((mail) => mail.state)).toEqual(['sent', 'sent']);
  });

  test('mails wait while the folder is not writable', async () => {
    await enqueue();
    await createWorker(createFileTransport('/dev/null/outbox', from)).sendDue();
    expect(await readOutbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });
});

describe('a worker', () => {
  test('sends pending mail at its start and new mail when notified', async () => {
    await enqueue();
    const worker = createWorker(createSmtpTransport(smtp.url, from));
    worker.start();
    await expect.poll(() => smtp.received.length).toBe(1);
    await enqueue([{ email: 'omar@example.com', name: '' }]);
    worker.wake();
    await expect.poll(() => smtp.received.length).toBe(2);
    await worker.stop();
    await enqueue();
    worker.wake();
    expect((await readOutbox()).at(-1)).toMatchObject({ state: 'waiting', attempts: 0 });
  });
});
