import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { PortalDatabase } from '../db/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { removeOldData } from './removeOldData.ts';
import { listRules } from './rules.ts';

const config = readConfig({ DATABASE_URL: 'postgres://portal@db.example/portal' });
let database: PortalDatabase;

beforeAll(async () => {
  ({ database } = await openTestDatabase());
});
afterAll(() => database.close());

const run = (statement: string) => sql.raw(statement).execute(database.db);
const count = async (table: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    database.db,
  );
  return rows[0]?.count;
};

/** The age of a row that is removed and of one that is kept, and the row with the age in place of `AGE`. */
const rows: [table: string, tooOld: string, kept: string, row: string][] = [
  ['sessions', '1 second', '-1 minute', `(token_hash, user_id, expires_at) values (HASH, USER_ID, AGO)`],
  [
    'provider_sessions',
    '1 second',
    '-1 minute',
    `(token_hash, username_key, provider_user, expires_at) values (HASH, 'a', '{}', AGO)`,
  ],
  [
    'ended_sessions',
    '1 second',
    '-1 minute',
    `(token_hash, reason, expires_at) values (HASH, 'locked', AGO)`,
  ],
  [
    'second_factor_enrolments',
    '1 second',
    '-1 minute',
    `(user_id, secret, expires_at) values ((select user_id from users where user_id not in
      (select user_id from second_factor_enrolments) limit 1), HASH, AGO)`,
  ],
  [
    'passkey_challenges',
    '1 second',
    '-1 minute',
    `(challenge, user_id, expires_at) values (HASH, USER_ID, AGO)`,
  ],
  [
    'grant_files',
    '1 second',
    '-1 minute',
    `(file_name, content, expires_at) values (random()::text, '', AGO)`,
  ],
  ['idempotency_keys', '25 hours', '23 hours', `(key_hash, body_hash, created_at) values (HASH, HASH, AGO)`],
  [
    'login_attempts',
    '25 hours',
    '23 hours',
    `(scope, subject_hash, window_start) values ('address', HASH, AGO)`,
  ],
  [
    'login_attempts',
    '91 days',
    '89 days',
    `(scope, subject_hash, window_start) values ('user_browser', HASH, AGO)`,
  ],
  [
    'messages',
    '91 days',
    '89 days',
    `(subject, body, sent_by, created_at) values ('Sale', 'Soon', USER_ID, AGO)`,
  ],
  ['grant_page_views', '1826 days', '1824 days', `(open_date, counter) values ((AGO)::date, 1)`],
  [
    'barcode_jobs',
    '366 days',
    '364 days',
    `(job_name, stats_table, channel_id, created_at) values ('26150', 'stats', 1, AGO)`,
  ],
  ['audit', '1096 days', '1094 days', `(operation, at) values ('login', AGO)`],
];

test.each(rows)('of %s, rows older than %s are removed', async (table, tooOld, kept, row) => {
  await run(`delete from ${table}`);
  for (const age of [tooOld, kept])
    await run(
      `insert into ${table} ${row
        .replaceAll('AGO', `now() - interval '${age}'`)
        .replaceAll('HASH', 'sha256(random()::text::bytea)')
        .replaceAll('USER_ID', '(select min(user_id) from users)')}`,
    );
  expect(await removeOldData(database.db, config)).toEqual({ [table]: 1 });
  expect(await count(table)).toBe(1);
});

test('everything that is too old is removed, in several batches', async () => {
  await run(
    `insert into audit (operation, at) select 'login', now() - interval '4 years' from generate_series(1, 1100)`,
  );
  expect(await removeOldData(database.db, config)).toEqual({ audit: 1100 });
});

test('with demo data, whose dates are fixed, nothing is removed because of its age', async () => {
  await run(`insert into audit (operation, at) values ('login', now() - interval '9 years')`);
  expect(await removeOldData(database.db, readConfig({}))).toEqual({});
  expect(await removeOldData(database.db, readConfig({ AUDIT_DAYS: '3000' }))).toEqual({ audit: 1 });
});

test('a year of the audit trail is kept, whatever a server asks for', async () => {
  await run('delete from audit');
  await run(`insert into audit (operation, at) values ('login', now() - interval '364 days')`);
  await run(`select remove_old_audit(1, 100)`);
  expect(await count('audit')).toBe(1);
});

test('the oldest entries of the audit trail are removed first, wherever they are stored', async () => {
  await run('delete from audit');
  await run(`insert into audit (operation, at) select 'login', now() - make_interval(years => age)
    from unnest(array[4, 6, 5]) as age`);
  await run('select remove_old_audit(365, 2)');
  expect(await count('audit')).toBe(1);
  await run(`delete from audit where at > now() - interval '5 years'`);
  expect(await count('audit')).toBe(0);
});

test('a ticket is removed when it has expired', async () => {
  await run('delete from sessions');
  await run(`with session as (insert into sessions (token_hash, user_id, expires_at)
    select sha256('session'), min(user_id), now() + interval '1 minute' from users returning token_hash, user_id)
    insert into report_tickets (ticket_hash, session_hash, user_id, expires_at)
    select sha256(age::text::bytea), token_hash, user_id, now() - age
    from session, unnest(array[interval '1 second', interval '-1 minute']) as age`);
  expect(await removeOldData(database.db, config)).toEqual({ report_tickets: 1 });
  expect(await count('report_tickets')).toBe(1);
});

test('a message is removed with its mails', async () => {
  await run('delete from messages');
  await run(`with old as (insert into messages (subject, body, sent_by, created_at)
    select 'Sale', 'Soon', min(user_id), now() - interval '91 days' from users returning message_id)
    insert into outbox (message_id, email) select message_id, 'ada@mail.example' from old`);
  expect(await removeOldData(database.db, config)).toEqual({ outbox: 1, messages: 1 });
});

test('a job is removed with its file and rows, and never while it is running', async () => {
  await run('delete from barcode_jobs');
  const jobs = `insert into barcode_jobs (job_name, stats_table, channel_id, status, created_at, ended_at, output_file, line_count)`;
  await run(`${jobs} values
    ('Old', 'stats', 1, 'Complete', now() - interval '2 years', now() - interval '2 years', 'barcodes-1-aaaaaaaaaaaa.txt', 1),
    ('Ended lately', 'stats', 1, 'Complete', now() - interval '2 years', now(), 'barcodes-2-bbbbbbbbbbbb.txt', 1),
    ('Running', 'stats', 1, 'Processing', now() - interval '2 years', null, null, null)`);
  await run(`insert into barcode_job_coupons (job_id, coupon_order) select job_id, 1 from barcode_jobs`);
  await run(`insert into barcode_job_log (job_id, comment) select job_id, 'Started' from barcode_jobs`);
  await run(`insert into barcode_job_output (job_id, block_number, first_number, last_number, rest)
    select job_id, 1, 1, 1, '' from barcode_jobs where status = 'Complete'`);
  expect(await removeOldData(database.db, config)).toEqual({
    barcode_job_output: 1,
    barcode_job_coupons: 1,
    barcode_job_log: 1,
    barcode_jobs: 1,
  });
  expect(await count('barcode_job_output')).toBe(1);
});

test('a row that cannot be removed keeps no other data', async () => {
  await run('delete from barcode_jobs');
  await run(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$`);
  await run('create trigger refuse before delete on barcode_jobs for each row execute function refuse()');
  await run(`insert into barcode_jobs (job_name, stats_table, channel_id, created_at)
    values ('Old', 'stats', 1, now() - interval '2 years')`);
  await run(`insert into audit (operation, at) values ('login', now() - interval '4 years')`);
  const auditRows = await count('audit');
  await expect(removeOldData(database.db, config)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: 'Rows of barcode_jobs are not removed' })],
  });
  expect(await count('barcode_jobs')).toBe(1);
  expect(await count('audit')).toBe(Number(auditRows) - 1);
});

test('the documentation says of every table how it grows, and what is removed hourly', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db);
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operation.md'), 'utf8');
  const section = /^## What grows$(.*?)^## /ms.exec(text)?.[1] ?? '';
  const missing = tables.filter(({ name }) => !section.includes(`\`${name}\``));
  expect(missing).toEqual([]);
  const removedHourly = section.split('\n').flatMap((line) => {
    const [, names = '', , , removedBy] = line.split('|');
    return removedBy?.trim() === 'hourly' ? [...names.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name) : [];
  });
  expect(new Set(removedHourly)).toEqual(new Set(listRules(config).map(({ table }) => table)));
});
