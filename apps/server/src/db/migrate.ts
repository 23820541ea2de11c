import { hash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { StartupError } from '../errors.ts';
import { prepareJobTables } from '../jobs/jobQueue.ts';
import { runLocked } from './advisoryLocks.ts';
import type { Db, PortalDatabase } from './database.ts';

interface Migration {
  name: string;
  text: string;
  /** SHA-256 of the text. An applied migration must not be edited. */
  checksum: string;
}

const migrationsFolder = new URL('./migrations/', import.meta.url);

/**
 * Migrates the database to the newest version. Each migration runs once, in its own transaction. A second process waits
 * for the first.
 * @returns the names of the migrations that were applied
 * @param upTo name of the last one to run; default: the newest
 * @throws StartupError if an applied migration was edited, or a newer version of the portal has migrated the database
 */
export async function migrate(database: PortalDatabase, upTo?: string): Promise<string[]> {
  const migrations = (await readMigrations()).filter(({ name }) => upTo === undefined || name <= upTo);
  const done = await database.runWithoutTimeout((db) =>
    runLocked(db, 'migration', () => runPending(db, migrations)),
  );
  await prepareJobTables(database);
  return done;
}

async function runPending(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const done = await readAppliedChecksums(db);
  requireKnownMigrations(done, migrations);
  const pending = migrations.filter((migration) => isPending(migration, done));
  for (const migration of pending) await apply(db, migration);
  return pending.map((migration) => migration.name);
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, migrationsFolder), 'utf8');
      return { name, text, checksum: hash('sha256', text) };
    }),
  );
}

async function readAppliedChecksums(db: Db): Promise<Map<string, string>> {
  // Not "if not exists": it requires the create privilege even if the table exists.
  const found = await sql<{
    table: string | null;
  }>`select to_regclass('schema_migrations')::text as "table"`.execute(db);
  if (!found.rows[0]?.table) await createMigrationsTable(db);
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations`.execute(db);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function createMigrationsTable(db: Db): Promise<void> {
  await sql`
    create table schema_migrations (
      name       text primary key,
      checksum   text not null,
      applied_at timestamptz not null default now()
    )`.execute(db);
}

/** Refuses a database that a newer version has migrated: this version does not know its schema. */
function requireKnownMigrations(done: Map<string, string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...done.keys()].filter((name) => !known.has(name)).toSorted();
  if (unknown.length === 0) return;
  throw new StartupError(
    `The database was migrated by a newer version of the portal (unknown migrations: ${unknown.join(', ')}). Start the newer version, or restore a backup`,
  );
}

function isPending(migration: Migration, done: Map<string, string>): boolean {
  const checksum = done.get(migration.name);
  if (checksum === undefined) return true;
  if (checksum === migration.checksum) return false;
  throw new StartupError(
    `The migration ${migration.name} was changed after it was applied. Use an empty database`,
  );
}

async function apply(db: Db, migration: Migration): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql.raw(migration.text).execute(transaction);
    await sql`
      insert into schema_migrations (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(
      transaction,
    );
  });
}
