import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { migrate } from './migrate.ts';

test('a migration does not wait long for a table in use', async () => {
  const { database } = await openTestDatabase();
  const name = '0023_audit_search.sql';
  await sql`drop index audit_username, audit_object`.execute(database.db);
  await sql`delete from schema_migrations where name = ${name}`.execute(database.db);
  await database.db.transaction().execute(async (transaction) => {
    await sql`lock table audit`.execute(transaction);
    await expect(migrate(database)).rejects.toThrow(
      `The migration ${name} waited 5 s for a table that is in use. Nothing was changed. Try again`,
    );
  });
  expect(await migrate(database)).toEqual([name]);
  await database.close();
});
