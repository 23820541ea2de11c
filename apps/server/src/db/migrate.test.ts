import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locate } from '../installation/resources.ts';
import { getDatabaseKind, openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';

const name = '9999_company_names.concurrent.sql';
let folder: string;
let opened: TestDatabase;

/** The migrations and one more, which creates an index on a table with rows. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-migrations-'));
  cpSync(locate('migrations'), folder, { recursive: true });
  writeFileSync(
    path.join(folder, name),
    '-- Names are unique.\ncreate unique index concurrently if not exists companies_name on companies (company_name);\n',
  );
  opened = await openTestDatabase();
});
afterEach(async () => {
  await opened.database.close();
  rmSync(folder, { recursive: true });
});

const isIndexValid = async () => {
  const { rows } = await sql<{ indisvalid: boolean }>`
    select indisvalid from pg_index where indexrelid = to_regclass('companies_name')`.execute(
    opened.database.db,
  );
  return rows.map((row) => row.indisvalid);
};

test('an index is created concurrently by one of two servers that start together', async () => {
  const { database, url } = opened;
  const other = getDatabaseKind() === 'postgres' ? await openPostgres(url ?? '', () => {}) : database;
  const runs = await Promise.all([migrate(database, { folder }), migrate(other, { folder })]);
  if (other !== database) await other.close();
  expect(runs.flat()).toEqual([name]);
  expect(await isIndexValid()).toEqual([true]);
});

test('a failed index is created again, after its cause was removed', async () => {
  const { database } = opened;
  const copy = { company_abbrev: 'ZZZ', company_name: 'Twice' };
  await database.db
    .insertInto('companies')
    .values([copy, { ...copy, company_abbrev: 'ZZY' }])
    .execute();
  await expect(migrate(database, { folder })).rejects.toThrow('could not create unique index');
  expect(await isIndexValid()).toEqual([false]);
  await database.db.deleteFrom('companies').where('company_abbrev', '=', 'ZZY').execute();
  expect(await migrate(database, { folder })).toEqual([name]);
  expect(await isIndexValid()).toEqual([true]);
});
