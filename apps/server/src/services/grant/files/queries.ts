import { randomBytes } from 'node:crypto';
import { formatCalendarDay, toCompactDay } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { requireFirstRow } from '../../../db/firstRow.ts';
import type { GrantMediaKind } from '../../../db/grantTables.ts';
import type { Row } from '../../../db/tables.ts';

/** Longer than any link to the file is valid. */
const fileLifetimeMinutes = 10;
const nameBytes = 16;

/**
 * Stores a CSV file for some minutes.
 * @returns its name, which contains the date
 */
export async function storeFile(db: Db, content: string): Promise<string> {
  const { rows } = await sql<{ file_name: string }>`
    insert into grant_files (file_name, content, expires_at)
    values (
      ${`applications-${toCompactDay(formatCalendarDay(new Date()))}-${randomBytes(nameBytes).toString('hex')}.csv`},
      ${content}, now() + make_interval(mins => ${fileLifetimeMinutes})
    )
    returning file_name`.execute(db);
  return requireFirstRow(rows).file_name;
}

/** The file with this name, unless it has expired. */
export async function findFileByName(db: Db, fileName: string): Promise<string | null> {
  const { rows } = await sql<{ content: string }>`
    select content from grant_files where file_name = ${fileName} and expires_at > now()`.execute(db);
  return rows[0]?.content ?? null;
}

export async function findMedia(
  db: Db,
  applicationId: number,
  kind: GrantMediaKind,
): Promise<Pick<Row<'grant_contents'>, 'media_type' | 'content'> | undefined> {
  return db
    .selectFrom('grant_media')
    .innerJoin('grant_contents', 'grant_contents.content_hash', 'grant_media.content_hash')
    .select(['media_type', 'content'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}
