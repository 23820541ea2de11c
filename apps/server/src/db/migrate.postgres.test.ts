import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { runLocked } from './advisoryLocks.ts';
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

test('a server that waits for the migration of another one does not block its new index', async () => {
  const { database } = await openTestDatabase();
  const { db } = database;
  const waitingServers = sql<{ pid: number }>`
    select pid from pg_stat_activity where pid <> pg_backend_pid() and query ~ 'advisory_lock' and query !~ 'pid'`;
  await db.connection().execute((first) =>
    db.connection().execute((second) =>
      runLocked(first, 'migration', async () => {
        const waiting = runLocked(second, 'migration', () => sql`select 1`.execute(second));
        await vi.waitFor(async () => expect((await waitingServers.execute(first)).rows).toHaveLength(1));
        await sql`create index concurrently companies_name on companies (company_name)`.execute(first);
        return { waiting };
      }).then(({ waiting }) => waiting),
    ),
  );
  await database.close();
});
