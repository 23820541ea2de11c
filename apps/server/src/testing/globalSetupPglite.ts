import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite/openPglite.ts';
import { insertFixtures } from './fixtures.ts';

/** Makes one migrated and filled database, with which every test file begins. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-tests-'));
  const template = path.join(folder, 'template.tar');
  const database = await openPglite({ folder: null, reportProblem: () => {} });
  await migrate(database);
  await insertFixtures(database.db);
  await writeFile(template, Buffer.from(await database.dump()));
  await database.close();
  project.provide('testDatabase', { kind: 'pglite', template });
  return () => rm(folder, { recursive: true, force: true });
}
