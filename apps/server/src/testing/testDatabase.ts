import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { PortalDatabase, ReportProblem } from '../db/database.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { openPglite } from '../db/pglite/openPglite.ts';

type ProvidedDatabase =
  { kind: 'pglite'; template: string } | { kind: 'postgres'; adminUrl: string; templateName: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: ProvidedDatabase;
  }
}

export interface TestDatabase {
  database: PortalDatabase;
  /** URL of the database on PostgreSQL. */
  url: string | null;
}

/** Opens a fresh database with the fixtures, of the kind that this run of the tests is for. */
export async function openTestDatabase(reportProblem: ReportProblem = () => {}): Promise<TestDatabase> {
  const provided = inject('testDatabase');
  if (provided.kind === 'pglite') {
    return {
      database: await openPglite({ folder: null, template: provided.template, reportProblem }),
      url: null,
    };
  }
  const url = await createFromTemplate(provided.adminUrl, provided.templateName);
  return { database: await openPostgres(url, reportProblem), url };
}

/** Which database this run of the tests is for. */
export function databaseKind(): PortalDatabase['kind'] {
  return inject('testDatabase').kind;
}

async function createFromTemplate(adminUrl: string, templateName: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name} template ${templateName}`);
  } finally {
    await admin.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
