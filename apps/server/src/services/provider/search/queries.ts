import type { RecordKind } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import { recordSources, type RecordSource } from './recordSources.ts';

export interface RecordRow {
  kind: RecordKind;
  id: string;
  title: string;
  detail: string;
}

/** Which records are read. */
export type RecordChoice =
  | { ids: readonly string[] }
  /** Those that contain all words, in lower case. */
  | { words: readonly string[] }
  /** Of the latest, those with words that resemble them. */
  | { similarTo: readonly string[] };

/** Candidates per kind, before they are ranked. */
const maxFound = 50;
/** Records of a kind among which typos are looked for. */
const maxLatest = 1000;
/** Word similarity of pg_trgm that words with one or two typos reach. */
const minSimilarity = 0.3;

/** Records of several kinds with one statement; each kind in the order of its list. */
export async function listRecords(
  db: Db,
  choices: readonly { kind: RecordKind; choice: RecordChoice }[],
): Promise<RecordRow[]> {
  if (choices.length === 0) return [];
  const parts = choices.map(({ kind, choice }) => sql`(${selectRecords(kind, choice)})`);
  const { rows } = await sql<RecordRow>`
    select kind, id, title, detail from (${sql.join(parts, sql` union all `)}) as found`.execute(db);
  return rows;
}

/** Whether the database can look for similar words. */
export async function hasWordSimilarity(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db);
  return rows.length > 0;
}

function selectRecords(kind: RecordKind, choice: RecordChoice): RawBuilder<unknown> {
  const source = recordSources[kind];
  const { table, id, title, detail, order } = source;
  const select = sql`select ${kind} as kind, ${id}::text as id, ${title} as title, ${detail} as detail`;
  if (!('similarTo' in choice)) {
    const limit = 'ids' in choice ? sql`` : sql`limit ${maxFound}`;
    return sql`${select} from ${table} where ${buildCondition(source, choice)} order by ${order} ${limit}`;
  }
  if (source.hasCodesOnly) return sql`${select} from ${table} where false`;
  const isSimilar = choice.similarTo.map((word) => sql`word_similarity(${word}, text) >= ${minSimilarity}`);
  return sql`
    select kind, id, title, detail
    from (${select}, ${source.text} as text from ${table} order by ${order} limit ${maxLatest}) as latest
    where ${sql.join(isSimilar, sql` and `)} limit ${maxFound}`;
}

function buildCondition(
  source: RecordSource,
  choice: Exclude<RecordChoice, { similarTo: unknown }>,
): RawBuilder<unknown> {
  if ('ids' in choice) return source.hasNumericId ? isNumber(source, choice.ids) : isText(source, choice.ids);
  const [word = '', ...more] = choice.words;
  const byCode = more.length === 0 ? source.findByCode?.(word) : undefined;
  if (source.hasCodesOnly) return byCode ?? sql`false`;
  const contains = sql.join(
    choice.words.map((each) => sql`${source.text} like ${`%${escapeLike(each)}%`}`),
    sql` and `,
  );
  return byCode ? sql`(${contains} or ${byCode})` : contains;
}

function isText({ id }: RecordSource, ids: readonly string[]): RawBuilder<unknown> {
  return sql`${id} = any(${sql.val(ids)}::text[])`;
}

/** Texts that are not numbers match nothing. */
function isNumber({ id }: RecordSource, ids: readonly string[]): RawBuilder<unknown> {
  const numbers = ids.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
  return sql`${id} = any(${sql.val(numbers)}::int[])`;
}
