import { hash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../errors.ts';
import { prepareJobTables } from '../jobs/jobQueue.ts';
import { locate } from '../installation/resources.ts';
import { runLocked } from './advisoryLocks.ts';
import type { Db, PortalDatabase } from './database.ts';

interface Migration {
  name: string;
  text: string;
  /** SHA-256 of the text. An applied migration must not be edited. */
  checksum: string;
}

const lockNotAvailable = '55P03';
/** While a migration waits for a lock, all later statements on that table wait behind it. */
const lockTimeoutSeconds = 5;
/** Nothing waits behind an index that is created concurrently, which waits for running transactions. */
const concurrentLockTimeoutSeconds = 60;
/** A migration that runs outside a transaction, as `create index concurrently` requires: one statement. */
const concurrentEnding = '.concurrent.sql';

interface MigrateOptions {
  /** Name of the last one to run; default: the newest. */
  upTo?: string;
  folder?: string;
}

/**
 * Migrates the database to the newest version. Each migration runs once, in its own transaction unless it is concurrent.
 * A second process waits for the first.
 * @returns the names of the migrations that were applied
 * @throws StartupError if an applied migration was edited, or a newer version of the portal has migrated the database
 */
export async function migrate(
  database: PortalDatabase,
  { upTo, folder = locate('migrations') }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => upTo === undefined || name <= upTo);
  // Most starts have nothing to do, and may not be able to: their role or connection pooler does not allow it.
  const pending = await findPending(database.db, migrations);
  const done =
    pending.length === 0
      ? []
      : await database.runWithoutTimeout((db) =>
          runLocked(db, 'migration', () => runPending(db, migrations)),
        );
  await prepareJobTables(database);
  return done;
}

/** Names of the migrations that the next start would apply. */
export async function listPendingMigrations({ db }: PortalDatabase): Promise<string[]> {
  return (await findPending(db, await readMigrations(locate('migrations')))).map(({ name }) => name);
}

async function runPending(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const pending = await findPending(db, migrations);
  if (pending.length === migrations.length) await createMigrationsTable(db);
  for (const migration of pending) await apply(db, migration);
  return pending.map((migration) => migration.name);
}

async function findPending(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const done = await readAppliedChecksums(db);
  requireKnownMigrations(done, migrations);
  return migrations.filter((migration) => isPending(migration, done));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, checksum: hash('sha256', text) };
    }),
  );
}

async function readAppliedChecksums(db: Db): Promise<Map<string, string>> {
  const found = await sql<{
    table: string | null;
  }>`select to_regclass('schema_migrations')::text as "table"`.execute(db);
  if (!found.rows[0]?.table) return new Map();
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations`.execute(db);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function createMigrationsTable(db: Db): Promise<void> {
  await sql`
    create table if not exists schema_migrations (
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
  const isConcurrent = migration.name.endsWith(concurrentEnding);
  try {
    await (isConcurrent ? applyConcurrently(db, migration) : applyInTransaction(db, migration));
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === lockNotAvailable;
    if (!isLocked) throw error;
    const seconds = isConcurrent ? concurrentLockTimeoutSeconds : lockTimeoutSeconds;
    throw new StartupError(
      `The migration ${migration.name} waited ${seconds} s for a table that is in use. Nothing was changed. Try again`,
    );
  }
}

async function applyInTransaction(db: Db, migration: Migration): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql.raw(`set local lock_timeout = '${lockTimeoutSeconds}s'`).execute(transaction);
    await sql.raw(migration.text).execute(transaction);
    await recordAsApplied(transaction, migration);
  });
}

async function applyConcurrently(db: Db, migration: Migration): Promise<void> {
  await sql.raw(`set lock_timeout = '${concurrentLockTimeoutSeconds}s'`).execute(db);
  await dropInvalidIndexes(db);
  await sql.raw(migration.text).execute(db);
  await sql`reset lock_timeout`.execute(db);
  await recordAsApplied(db, migration);
}

/** An attempt that failed leaves its index, which is never used and which `if not exists` would keep. */
async function dropInvalidIndexes(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { name } of rows) await sql`drop index concurrently ${sql.ref(name)}`.execute(db);
}

async function recordAsApplied(db: Db, { name, checksum }: Migration): Promise<void> {
  await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(db);
}
