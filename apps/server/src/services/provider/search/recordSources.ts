import type { RecordKind } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';

/** How the records of a kind are read and searched. */
export interface RecordSource {
  table: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** Its id is a text; other ids are numbers. */
  hasTextId?: boolean;
  title: RawBuilder<unknown>;
  /** Distinguishes records of the same name. */
  detail: RawBuilder<unknown>;
  /** In which words are looked for, in lower case. */
  text: RawBuilder<unknown>;
  /** Order of the list: the latest first. */
  order: RawBuilder<unknown>;
  /** Condition that finds a word by an index of codes or ids. */
  findByCode?: (word: string) => RawBuilder<unknown>;
  /** The table is too large to look for words in it. */
  hasCodesOnly?: boolean;
}

/** Sorts after every character that codes have. */
const lastCharacter = '\u{10FFFF}';

export const recordSources: Record<RecordKind, RecordSource> = {
  campaign: {
    table: sql`campaigns`,
    id: sql`campaign_id`,
    title: sql`name`,
    detail: sql`sale_date_begin || ' to ' || sale_date_end`,
    text: sql`name_key`,
    order: sql`sale_date_begin desc, campaign_id desc`,
    findByCode: (word) => sql`campaign_id in (${findCampaignIds(word)})`,
  },
  mailer: {
    table: sql`mailers`,
    id: sql`mailer_code`,
    hasTextId: true,
    title: sql`mailer_code`,
    detail: sql`description`,
    text: sql`description_key`,
    order: sql`mailer_code`,
    findByCode: (word) => startsWith(sql`mailer_code`, word.toUpperCase()),
    hasCodesOnly: true,
  },
  source: {
    table: sql`source_codes`,
    id: sql`source`,
    hasTextId: true,
    title: sql`coalesce(nullif(description, ''), source)`,
    detail: sql`case when description = '' then '' else source end`,
    text: sql`source_key || ' ' || lower(description)`,
    order: sql`source_key`,
  },
  offer: {
    table: sql`offers`,
    id: sql`offer_id`,
    title: sql`offer_description`,
    detail: sql`start_date || ' to ' || end_date`,
    text: sql`offer_id::text || ' ' || lower(offer_description)`,
    order: sql`assign_date desc, offer_id desc`,
  },
  job: {
    table: sql`barcode_jobs`,
    id: sql`job_id`,
    title: sql`job_name`,
    detail: sql`status`,
    text: sql`job_id || ' ' || lower(job_name)`,
    order: sql`job_id desc`,
  },
  application: {
    table: sql`grant_applications`,
    id: sql`application_id`,
    title: sql`name`,
    detail: sql`concat_ws(', ', nullif(city, ''), nullif(state, ''))`,
    text: sql`application_id || ' ' || lower(name)`,
    order: sql`applied_at desc, application_id desc`,
  },
  user: {
    table: sql`users`,
    id: sql`user_id`,
    title: sql`username`,
    detail: sql`trim(first_name || ' ' || last_name)`,
    text: sql`lower(username || ' ' || first_name || ' ' || last_name)`,
    order: sql`last_activity_date desc, user_id`,
  },
};

/** How many are read of those that a short start has in common. */
const maxCodes = 500;

/** Campaigns by the first digits of the id, the start of a code range, or the code of a mailer. */
function findCampaignIds(word: string): RawBuilder<unknown> {
  const byId = /^[1-9]\d{0,6}$/.test(word)
    ? sql`
      union all (select campaign_id from campaigns where ${hasFirstDigits(sql`campaign_id`, Number(word))}
        order by sale_date_begin desc, campaign_id desc limit ${maxCodes})`
    : sql``;
  return sql`
    (select campaign_id from campaign_ranges where ${startsWith(sql`lower(range_start)`, word)}
      order by lower(range_start) limit ${maxCodes})
    union all select campaign_id from campaign_mailers where mailer_code = ${word.toUpperCase()}
    ${byId}`;
}

/** A range, because a prepared LIKE cannot use an index. */
function startsWith(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  return sql`(${column} collate "C" >= ${text} and ${column} collate "C" < ${text + lastCharacter})`;
}

/** Whether a number of up to seven digits begins with those of another. */
function hasFirstDigits(column: RawBuilder<unknown>, number: number): RawBuilder<unknown> {
  const powers = Array.from({ length: 8 - String(number).length }, (_, digits) => 10 ** digits);
  return sql.join(
    powers.map((power) => sql`${column} between ${number * power} and ${number * power + power - 1}`),
    sql` or `,
  );
}
