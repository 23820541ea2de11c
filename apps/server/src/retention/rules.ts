import { sql, type RawBuilder } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { requireFirstRow } from '../db/firstRow.ts';
import { idempotencyKeyHours } from '../db/idempotencyKeys.ts';
import type { Tables } from '../db/tables.ts';

/** What is removed of a table that would grow forever. */
export interface RetentionRule {
  table: keyof Tables;
  /** Removes at most so many rows. @returns how many */
  removeSome: (db: Db, most: number) => Promise<number>;
}

/** `docs/operation.md` lists them. A number of days that is not set: nothing is removed. */
export function listRules({ keptDays }: Config): RetentionRule[] {
  const { audit, jobs, messages, pageViews } = keptDays;
  return [
    rows('sessions', sql`expires_at < now()`),
    rows('provider_sessions', sql`expires_at < now()`),
    rows('ended_sessions', sql`expires_at < now()`),
    rows('sign_in_codes', sql`expires_at < now()`),
    rows('second_factor_enrolments', sql`expires_at < now()`),
    rows('passkey_challenges', sql`expires_at < now()`),
    rows('report_tickets', sql`expires_at < now()`),
    rows('grant_files', sql`expires_at < now()`),
    rows('idempotency_keys', sql`created_at < now() - make_interval(hours => ${idempotencyKeyHours})`),
    rows('login_attempts', sql`scope in ('user', 'address') and window_start < now() - interval '1 day'`),
    rows(
      'login_attempts',
      sql`scope in ('browser', 'user_browser') and window_start < now() - interval '90 days'`,
    ),
    ...whenLimited(messages, listMessageRules),
    ...whenLimited(pageViews, (days) => [rows('grant_page_views', sql`open_date < ${daysAgo(days)}`)]),
    ...whenLimited(jobs, listJobRules),
    ...whenLimited(audit, (days) => [
      { table: 'audit', removeSome: (db, most) => removeAudit(db, days, most) },
    ]),
  ];
}

function whenLimited(days: number | undefined, toRules: (days: number) => RetentionRule[]): RetentionRule[] {
  return days === undefined ? [] : toRules(days);
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Mails first: a message can have thousands. */
function listMessageRules(days: number): RetentionRule[] {
  const isOld = sql`created_at < ${daysAgo(days)}`;
  return [
    rows('outbox', sql`message_id in (select message_id from messages where ${isOld})`),
    rows('messages', isOld),
  ];
}

/** Finished jobs and those that were never started. Their rows first: a job can have thousands. */
function listJobRules(days: number): RetentionRule[] {
  const isOld = sql`status <> 'Processing' and coalesce(ended_at, created_at) < ${daysAgo(days)}`;
  const isOfOldJob = sql`job_id in (select job_id from barcode_jobs where ${isOld})`;
  return [
    rows('barcode_job_output', isOfOldJob),
    rows('barcode_job_coupons', isOfOldJob),
    rows('barcode_job_log', isOfOldJob),
    rows('barcode_jobs', isOld),
  ];
}

/** Rows that others have locked are left for the next time, so that several servers can remove at once. */
function rows(table: keyof Tables, isOver: RawBuilder<unknown>): RetentionRule {
  return {
    table,
    removeSome: async (db, most) => {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${isOver} limit ${most} for update skip locked))`.execute(
        db,
      );
      return Number(numAffectedRows);
    },
  };
}

/** The role of the servers may only call this function. */
async function removeAudit(db: Db, days: number, most: number): Promise<number> {
  const { rows: removed } = await sql<{ count: number }>`
    select remove_old_audit(${days}, ${most}) as count`.execute(db);
  return requireFirstRow(removed).count;
}
