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
  /** Those that contain a word of each group, in lower case. */
  | { words: readonly (readonly string[])[] };

/** Candidates per kind, before they are ranked. */
const maxFound = 50;
/** Records of a kind whose words are known. */
const maxLatest = 1000;

/** Records of several kinds with one statement; each kind in the order of its list. */
export async function listRecords(
  db: Db,
  choices: readonly { kind: RecordKind; choice: RecordChoice }[],
): Promise<RecordRow[]> {
  const parts = choices.flatMap(({ kind, choice }) => selectRecords(kind, choice));
  if (parts.length === 0) return [];
  const { rows } = await sql<RecordRow>`
    select kind, id, title, detail from (${sql.join(parts, sql` union all `)}) as found`.execute(db);
  return rows;
}

/** The texts of the latest records of each kind, but of those that are only found by code. */
export async function listLatestTexts(
  db: Db,
  kinds: readonly RecordKind[],
): Promise<{ kind: RecordKind; text: string }[]> {
  const parts = kinds.flatMap((kind) => {
    const { table, text, order, hasCodesOnly } = recordSources[kind];
    if (hasCodesOnly) return [];
    const latest = sql`(select ${text} as text from ${table} order by ${order} limit ${maxLatest}) as latest`;
    return [
      sql`select ${kind} as kind, string_agg(distinct text, ' ') as text from ${latest} having count(*) > 0`,
    ];
  });
  const { rows } = await sql<{
    kind: RecordKind;
    text: string;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** One statement for each index that finds them. */
function selectRecords(kind: RecordKind, choice: RecordChoice): RawBuilder<unknown>[] {
  const source = recordSources[kind];
  const { table, id, title, detail, order } = source;
  const limit = 'ids' in choice ? sql`` : sql`limit ${maxFound}`;
  return listConditions(source, choice).map(
    (condition) => sql`
      (select ${kind} as kind, ${id}::text as id, ${title} as title, ${detail} as detail
      from ${table} where ${condition} order by ${order} ${limit})`,
  );
}

/** Conditions, of which a record meets at most one. */
function listConditions(source: RecordSource, choice: RecordChoice): RawBuilder<unknown>[] {
  if ('ids' in choice) return [source.hasTextId ? isText(source, choice.ids) : isNumber(source, choice.ids)];
  const [[word = ''] = [], ...more] = choice.words;
  const byCode = more.length === 0 ? source.findByCode?.(word) : undefined;
  if (source.hasCodesOnly) return byCode ? [byCode] : [];
  const contains = sql.join(
    choice.words.map((group) => containsOne(source, group)),
    sql` and `,
  );
  return byCode ? [contains, sql`${byCode} and not (${contains})`] : [contains];
}

function containsOne({ text }: RecordSource, words: readonly string[]): RawBuilder<unknown> {
  const conditions = words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function isText({ id }: RecordSource, ids: readonly string[]): RawBuilder<unknown> {
  return sql`${id} = any(${sql.val(ids)}::text[])`;
}

/** Texts that are not numbers match nothing. */
function isNumber({ id }: RecordSource, ids: readonly string[]): RawBuilder<unknown> {
  const numbers = ids.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
  return sql`${id} = any(${sql.val(numbers)}::int[])`;
}
