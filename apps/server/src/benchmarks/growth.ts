import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db, PortalDatabase } from '../db/database.ts';
import { requireFirstRow } from '../db/firstRow.ts';
import { listTimes } from './load.ts';
import { removeOldData } from '../retention/removeOldData.ts';

/** An installation that has been in use for some years, by the rates in `docs/operation.md` ("What grows"). */
export interface Growth {
  users: number;
  years: number;
}

const workingDays = 250;
/** For each user and working day: two sign-ins and four changes. */
const auditedPerDay = 6;
const jobsPerDay = 10;
const couponsPerJob = 10;
const mailersPerCoupon = 5;

/** Rows of the database, and its size, after a year. */
export interface YearEnd {
  databaseBytes: number;
  auditBytes: number;
  auditRows: number;
  /** Seconds that the removal of old data took. */
  removalSeconds: number;
}

/** Adds users with believable names, their views and the places that they opened. */
export async function addUsers(database: PortalDatabase, { users }: Growth): Promise<void> {
  await runAll(database, [
    sql`
      insert into users (username, username_key, first_name, last_name, email, company_abbrev)
      select name, name, first, last, name || '@example.com', 'JAS'
      from generate_series(0, ${users}::integer - 1) as number
      cross join lateral (select
        (array['ada', 'ben', 'cora', 'dean', 'elena', 'felix', 'grace', 'hugo', 'iris', 'jon'])[number % 10 + 1] as first,
        (array['miller', 'nguyen', 'okafor', 'parker', 'quinn', 'rivera', 'smith', 'tanaka', 'usher', 'vega']
          )[number / 10 % 10 + 1] || number / 100 as last) as person
      cross join lateral (select first || '.' || last as name) as named`,
    sql`
      insert into recent_places (user_id, kind, place_id)
      select user_id, 'campaign', number from users, generate_series(1, 30) as number on conflict do nothing`,
    sql`
      insert into saved_views (user_id, page, name, query, view_columns)
      select user_id, '/Campaigns/MailerList', 'My view ' || number, 'descrContains=fabric', '[]'
      from users, generate_series(1, 3) as number`,
  ]);
}

/**
 * Drops the text indexes of the audit trail, which take minutes to build.
 * @returns the statements that create them, without those for texts of one or two characters, which take half an hour
 */
export async function dropTextIndexes(database: PortalDatabase): Promise<string[]> {
  const indexes = (await listAuditIndexes(database.db)).filter(({ kind }) => kind === 'gin');
  await runAll(database, indexes.map(dropIndex));
  return indexes
    .map(({ definition }) => definition)
    .filter((definition) => !definition.includes('character_pairs'));
}

const dropIndex = ({ name }: AuditIndex) => sql`drop index ${sql.ref(name)}`;

/**
 * Adds the rows of a year and removes what is too old at its end. The last year ends now, the others as much earlier. Of
 * rows that live for a day, those of one day are added, as many expired ones.
 * @param year the first is 1
 * @param textIndexes created at the end of the year
 */
export async function liveYear(
  database: PortalDatabase,
  config: Config,
  { year, users, years, textIndexes }: Growth & { year: number; textIndexes: readonly string[] },
): Promise<YearEnd> {
  const yearsAgo = years - year;
  const end = sql`now() - make_interval(years => ${yearsAgo}::integer)`;
  const audited = users * workingDays * auditedPerDay;
  const jobs = workingDays * jobsPerDay;
  const indexes = await listAuditIndexes(database.db);
  await runAll(database, [
    ...indexes.map(dropIndex),
    sql`
      insert into audit (at, user_id, username, source, operation, object, changed, changes, request_id)
      select ${end} - interval '365 days' * (1 - number / ${audited}::double precision), user_id, username,
        '10.0.' || number % 200 || '.' || number % 250,
        case when is_login then 'login' else 'updateUser' end,
        case when is_login then '' else 'user ' || number % 4999 || ' (' || username || ')' end,
        case when is_login then '{}'::text[] else '{email,department}' end,
        case when is_login then '[]'::jsonb else jsonb_build_array(
          jsonb_build_object('field', 'email', 'before', username || '@example.com', 'after', number || '@example.com'),
          jsonb_build_object('field', 'department', 'before', 'Marketing', 'after', 'Care')) end,
        gen_random_uuid()
      from generate_series(1, ${audited}::integer) as number
      cross join lateral (select number % ${auditedPerDay}::integer < 2 as is_login) as kind
      join (select user_id, username, row_number() over (order by user_id) - 1 as position from users) as u
        on position = number % ${users}::integer`,
    sql`
      insert into sessions (token_hash, user_id, expires_at)
      select sha256(gen_random_uuid()::text::bytea), user_id, now() + interval '1 hour' * hours
      from users, unnest(array[4, -4]) as hours`,
    sql`
      insert into idempotency_keys (key_hash, body_hash, response, created_at)
      select sha256(gen_random_uuid()::text::bytea), sha256(''), '{"userId":1,"userName":"ada.miller1"}',
        now() - interval '1 hour' * hours
      from users, generate_series(1, ${auditedPerDay}::integer), unnest(array[1, 25]) as hours`,
    sql`
      insert into login_attempts (scope, subject_hash, window_start)
      select 'user_browser', sha256((username || ${year}::integer)::bytea), ${end} from users`,
    sql`
      insert into messages (subject, body, sent_by, created_at)
      select 'Week ' || week, repeat('The store list has changed. ', 20), (select min(user_id) from users),
        ${end} - interval '7 days' * (52 - week)
      from generate_series(1, 52) as week`,
    sql`
      insert into outbox (message_id, email, state, finished_at)
      select message_id, email, 'sent', messages.created_at from messages, users
      where messages.created_at > ${end} - interval '1 year' and email <> ''`,
    sql`
      insert into grant_page_views (open_date, counter)
      select (${end} - interval '1 day' * day)::date, 40 from generate_series(0, 364) as day on conflict do nothing`,
    sql`
      with job as (
        insert into barcode_jobs (job_name, stats_table, channel_id, status, ce_campaign_id, valid_campaign_id,
          campaign_locked, rows_saved, created_at, started_at, ended_at, run, output_file, line_count)
        select '25073', 'stats_spring_2025', 1, 'Complete', '880214', true, true, true, at, at, at, 1,
          'barcodes-' || number || '-0123456789ab.txt', ${couponsPerJob * mailersPerCoupon * 50_000}::bigint
        from generate_series(1, ${jobs}::integer) as number
        cross join lateral (select ${end} - interval '365 days' * (1 - number / ${jobs}::double precision) as at) as ended
        returning job_id, ended_at
      ), coupon as (
        insert into barcode_job_coupons (job_id, coupon_order, legacy_mailercode, promocode, start_date, end_date)
        select job_id, number, '410012', 'QUILT25', '2025-03-06', '2025-03-19'
        from job, generate_series(1, ${couponsPerJob}::integer) as number
      ), output as (
        insert into barcode_job_output (job_id, block_number, first_number, last_number, rest)
        select job_id, number, 1000001, 1050000, E'\tAA0007\t04140250733AA0007\tQUILT25\t90412'
        from job, generate_series(1, ${couponsPerJob * mailersPerCoupon}::integer) as number
      )
      insert into barcode_job_log (job_id, logged_at, comment)
      select job_id, ended_at, 'Coupon ' || number || ': 5 mailers, 250,000 barcodes'
      from job, generate_series(1, ${couponsPerJob + 4}::integer) as number`,
    ...indexes.filter(({ kind }) => kind === 'btree').map(({ definition }) => sql.raw(definition)),
  ]);
  const startedAt = performance.now();
  await removeOldData(database.db, endYear(config, yearsAgo));
  const removalSeconds = (performance.now() - startedAt) / 1_000;
  await runAll(database, [
    // PostgreSQL does it by itself when enough rows have changed.
    sql`vacuum (analyze)`,
    sql`set maintenance_work_mem = '1GB'`,
    ...textIndexes.map((definition) => sql.raw(definition)),
  ]);
  return { ...(await database.runWithoutTimeout(readSizes)), removalSeconds };
}

interface AuditIndex {
  name: string;
  kind: 'btree' | 'gin';
  definition: string;
}

/** Indexes of the audit trail. They are built in a fraction of the time when the rows exist. */
async function listAuditIndexes(db: Db): Promise<AuditIndex[]> {
  const { rows } = await sql<AuditIndex>`
    select relname as name, amname as kind, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where indrelid = 'audit'::regclass and not indisprimary`.execute(db);
  return rows;
}

/** What an administrator does, and the call that it takes. */
const calls = {
  'audit trail: first page': '/api/audit',
  'audit trail: page 100': '/api/audit?pageNumber=100',
  'audit trail: of a user': '/api/audit?userContains=grace.smith6',
  'audit trail: of an object': '/api/audit?objectContains=user%20777%20',
  'job overview': '/barcode/JobOverview/',
  'sent messages': '/api/sentmessage',
  home: '/api/home',
};
const measuredCalls = 30;

/** @returns how long each call took, in ms */
export async function measureCalls(
  address: string,
  headers: Record<string, string>,
  signIn: () => Promise<unknown>,
): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (const [what, path] of Object.entries(calls)) {
    const url = new URL(path, address).href;
    await listTimes({ url, headers }, 3);
    times[what] = await listTimes({ url, headers }, measuredCalls);
  }
  const signIns: number[] = [];
  while (signIns.length < measuredCalls) {
    const startedAt = performance.now();
    await signIn();
    signIns.push(performance.now() - startedAt);
  }
  return { ...times, 'sign-in': signIns };
}

/** The same settings at the end of an earlier year. */
function endYear(config: Config, yearsAgo: number): Config {
  const keptDays = Object.fromEntries(
    Object.entries(config.keptDays).map(([data, days]) => [
      data,
      Number(days) + Math.round(yearsAgo * 365.25),
    ]),
  );
  return { ...config, keptDays: keptDays as Config['keptDays'] };
}

async function readSizes(db: Db): Promise<Omit<YearEnd, 'removalSeconds'>> {
  const { rows } = await sql<Omit<YearEnd, 'removalSeconds'>>`
    select pg_database_size(current_database()) as "databaseBytes", pg_total_relation_size('audit') as "auditBytes",
      (select count(*) from audit) as "auditRows"`.execute(db);
  return requireFirstRow(rows);
}

async function runAll(
  database: PortalDatabase,
  statements: readonly ReturnType<typeof sql>[],
): Promise<void> {
  await database.runWithoutTimeout(async (db) => {
    for (const statement of statements) await statement.execute(db);
  });
}
