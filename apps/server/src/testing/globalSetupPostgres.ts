import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { insertFixtures } from './fixtures.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './temporaryPostgres.ts';

const names = { empty: 'portal_empty', fixtures: 'portal_fixtures' };

/** Starts a PostgreSQL for the tests, with the databases that test files copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  await makeTemplates(postgres);
  project.provide('testTemplates', { kind: 'postgres', adminUrl: postgres.url('postgres'), names });
  return () => postgres.stop();
}

async function makeTemplates(postgres: TemporaryPostgres): Promise<void> {
  const admin = new Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${names.empty}`);
  const empty = await openPostgres(postgres.url(names.empty), () => {});
  await migrate(empty);
  await empty.close();
  await admin.query(`create database ${names.fixtures} template ${names.empty}`);
  await admin.end();
  const filled = await openPostgres(postgres.url(names.fixtures), () => {});
  await insertFixtures(filled.db);
  await filled.close();
}
