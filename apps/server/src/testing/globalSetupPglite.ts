import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import type { PortalDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite/openPglite.ts';
import { insertFixtures } from './fixtures.ts';

/** Creates the data folders that test files copy. */
export async function setup(project: TestProject): Promise<() => void> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'portal-templates-'));
  const folders = { empty: path.join(root, 'empty'), fixtures: path.join(root, 'fixtures') };
  await change(folders.empty, migrate);
  cpSync(folders.empty, folders.fixtures, { recursive: true });
  await change(folders.fixtures, ({ db }) => insertFixtures(db));
  project.provide('testTemplates', { kind: 'pglite', folders });
  return () => rmSync(root, { recursive: true, force: true });
}

async function change(folder: string, work: (database: PortalDatabase) => Promise<unknown>): Promise<void> {
  const database = await openPglite({ folder, reportProblem: () => {} });
  await work(database);
  // Otherwise each copy would replay the log when it is opened.
  await sql`checkpoint`.execute(database.db);
  await database.close();
}
