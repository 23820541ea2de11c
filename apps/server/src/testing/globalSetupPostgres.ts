import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { insertFixtures } from './fixtures.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './temporaryPostgres.ts';

const templateName = 'portal_template';

/** Starts a PostgreSQL for the tests, with one migrated and filled database as the template of the others. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  await fillTemplate(postgres);
  project.provide('testDatabase', { kind: 'postgres', adminUrl: postgres.url('postgres'), templateName });
  return () => postgres.stop();
}

async function fillTemplate(postgres: TemporaryPostgres): Promise<void> {
  const admin = new Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const database = await openPostgres(postgres.url(templateName), () => {});
  await migrate(database);
  await insertFixtures(database.db);
  await database.close();
}
