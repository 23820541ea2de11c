import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { requireFirstRow } from '../../../db/firstRow.ts';
import { escapeLike } from '../../../db/like.ts';
import type { NewRow, Row } from '../../../db/tables.ts';
import { buildWhere } from '../../lists/filters.ts';
import type { PagePosition } from '../../lists/paging.ts';
import type { MailerSearch } from './search.ts';

export type MailerRow = Omit<Row<'mailers'>, 'description_key'>;

/** Reads a page of rows in the order of the search. */
type ReadRows = (db: Db, search: MailerSearch, position: PagePosition) => Promise<MailerRow[]>;

/** Texts found more often than this are first searched in the first `nearMailerLimit` rows of the list. */
const frequentMatchCount = 10_000;
const nearMailerLimit = 20_000;

/**
 * Stores a mailer, unless its code exists. A concurrent insert of the same code waits for the first.
 * @returns whether it was stored
 */
export async function insertMailer(db: Db, row: NewRow<'mailers'>): Promise<boolean> {
  const stored = await db
    .insertInto('mailers')
    .values(row)
    // Any unique index: besides its key, a mailer is unique by code and coupon number, which foreign keys refer to.
    .onConflict((conflict) => conflict.doNothing())
    .returning('mailer_code')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function countMailers(db: Db, search: MailerSearch): Promise<number> {
  const counted = hasDateFiltersOnly(search)
    ? sql`coalesce(sum(mailers), 0) as count from mailer_days`
    : sql`count(*) as count from mailers`;
  const { rows } = await sql<{ count: number }>`select ${counted} ${buildMailerWhere(search)}`.execute(db);
  return requireFirstRow(rows).count;
}

/** One page of mailers, in the requested order. */
export async function listMailers(
  db: Db,
  search: MailerSearch,
  position: PagePosition,
): Promise<MailerRow[]> {
  if (position.limit === 0) return [];
  const read = selectReader(search);
  if (!position.isReversed) return read(db, search, position);
  const rows = await read(db, { ...search, descending: !search.descending }, position);
  return rows.toReversed();
}

function selectReader(search: MailerSearch): ReadRows {
  if (search.descriptionPart) return readByText;
  return hasDateFiltersOnly(search) && search.sortBy === 'saleBegin' ? readByDay : readInOrder;
}

/** Whether the search has only date filters. Then `mailer_days` can be used for counting. */
function hasDateFiltersOnly({ codePrefix, descriptionPart, hasNoCampaign }: MailerSearch): boolean {
  return codePrefix === '' && descriptionPart === '' && !hasNoCampaign;
}

/** Scans the index of the sort order. */
function readInOrder(db: Db, search: MailerSearch, { limit, offset }: PagePosition): Promise<MailerRow[]> {
  return readRows(
    db,
    search,
    sql`
      select mailer_code, sale_date_begin from mailers ${buildMailerWhere(search)}
      order by ${buildOrder(search)} limit ${limit} offset ${offset}`,
  );
}

/** As `readInOrder`, but skips to the day of the page's first mailer by the counts in `mailer_days`. */
function readByDay(db: Db, search: MailerSearch, { limit, offset }: PagePosition): Promise<MailerRow[]> {
  const direction = sql.raw(search.descending ? 'desc' : 'asc');
  const fromStart = sql`sale_date_begin ${sql.raw(search.descending ? '<=' : '>=')} (select sale_date_begin from start)`;
  return readRows(
    db,
    search,
    sql`
      with days as (
        select sale_date_begin, mailers, sum(mailers) over (order by sale_date_begin ${direction}) as up_to_here
        from mailer_days ${buildMailerWhere(search)}
      ), start as (
        select sale_date_begin, up_to_here - mailers as before from days
        where up_to_here > ${offset} order by up_to_here limit 1
      )
      select mailer_code, sale_date_begin from mailers ${buildMailerWhere(search, fromStart)}
      order by ${buildOrder(search)} limit ${limit} offset ${offset} - (select before from start)`,
  );
}

/**
 * A frequent text is likely to be found near the start of the list, so a limited number of rows is scanned in list
 * order first. Otherwise, or if that finds too few rows, the mailers of all descriptions with the text are sorted. Left
 * alone, the planner would scan in list order until it has found enough, which may be almost every row.
 */
async function readByText(db: Db, search: MailerSearch, position: PagePosition): Promise<MailerRow[]> {
  const { limit, offset, rowCount } = position;
  const page = sql`order by ${buildOrder(search)} limit ${limit} offset ${offset}`;
  if (rowCount > frequentMatchCount) {
    const near = await readRows(
      db,
      search,
      sql`
        select mailer_code, sale_date_begin
        from (
          select mailer_code, sale_date_begin, description_key from mailers
          ${buildMailerWhere({ ...search, descriptionPart: '' })} order by ${buildOrder(search)} limit ${nearMailerLimit}
        ) as near
        where ${buildTextCondition(search)} ${page}`,
    );
    if (near.length === limit) return near;
  }
  return readRows(
    db,
    search,
    // "offset 0" prevents the planner from merging the subquery with the sort.
    sql`
      select mailer_code, sale_date_begin
      from (select mailer_code, sale_date_begin from mailers ${buildMailerWhere(search)} offset 0) as found ${page}`,
  );
}

/**
 * Reads complete rows for the codes of one page only. With some thousand mailers the planner would scan all of them;
 * `offset 0` prevents that.
 */
async function readRows(db: Db, search: MailerSearch, found: RawBuilder<unknown>): Promise<MailerRow[]> {
  const { rows } = await sql<MailerRow>`
    select m.mailer_code, m.date_processed, m.time_processed, m.sale_date_begin, m.sale_date_end,
      m.sequence_number_start, m.sequence_number_end, m.quantity, m.description, m.customer_type,
      m.campaign_coupon_number, m.campaign_event_class
    from (${found}) as found
    cross join lateral (select * from mailers where mailer_code = found.mailer_code offset 0) as m
    order by ${buildOrder(search, 'm')}`.execute(db);
  return rows;
}

/** The where clause of a search, with an optional additional condition. */
function buildMailerWhere(
  search: MailerSearch,
  more: RawBuilder<unknown> | null = null,
): RawBuilder<unknown> {
  const { codePrefix, saleBeginFrom, descriptionPart, hasNoCampaign } = search;
  return buildWhere([
    codePrefix ? sql`mailer_code like ${`${escapeLike(codePrefix)}%`}` : null,
    saleBeginFrom ? sql`sale_date_begin >= ${saleBeginFrom}` : null,
    descriptionPart
      ? sql`description_key = any(array(
          select description_key from mailer_descriptions where ${buildTextCondition(search)}))`
      : null,
    hasNoCampaign
      ? sql`not exists (select from campaign_mailers as c where c.mailer_code = mailers.mailer_code)`
      : null,
    more,
  ]);
}

function buildTextCondition({ descriptionPart }: MailerSearch): RawBuilder<unknown> {
  return sql`description_key like lower(${`%${escapeLike(descriptionPart)}%`})`;
}

/** Equal days are ordered by code in the same direction, so that one index serves both directions. */
function buildOrder({ sortBy, descending }: MailerSearch, table?: string): RawBuilder<unknown> {
  const column = (name: string) => (table ? sql.ref(`${table}.${name}`) : sql.ref(name));
  const columns = sortBy === 'code' ? ['mailer_code'] : ['sale_date_begin', 'mailer_code'];
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return sql.join(columns.map((name) => sql`${column(name)} ${direction}`));
}
