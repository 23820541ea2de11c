import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { PortalDatabase, ReportProblem } from '../db/database.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { openPglite } from '../db/pglite/openPglite.ts';

/** Contents of a new database: the tables only, or also the rows of `fixtures.ts`. */
export type TestContent = 'empty' | 'fixtures';

/** Templates created once for each test run: folders of PGlite, or databases of a PostgreSQL. */
export type TestTemplates =
  | { kind: 'pglite'; folders: Record<TestContent, string> }
  | { kind: 'postgres'; adminUrl: string; names: Record<TestContent, string> };

declare module 'vitest' {
  interface ProvidedContext {
    testTemplates: TestTemplates;
  }
}
declare global {
  // Node's types do not include it.
  namespace WebAssembly {
    function compile(code: Uint8Array): Promise<Module>;
  }
}

export interface TestDatabase {
  database: PortalDatabase;
  /** URL of the database on PostgreSQL. */
  url: string | null;
}

export interface TestDatabaseOptions {
  content?: TestContent;
  reportProblem?: ReportProblem;
}

const pgliteFile = createRequire(import.meta.url).resolve('@electric-sql/pglite');
/** Kept for the whole process: V8 then shares the optimized code between the databases of all test files. */
let pgliteCode: WebAssembly.Module | undefined;

/** Opens a copy of a template on the database of this test run. */
export async function openTestDatabase({
  content = 'fixtures',
  reportProblem = () => {},
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const templates = inject('testTemplates');
  if (templates.kind === 'pglite') {
    pgliteCode ??= await WebAssembly.compile(readFileSync(path.join(pgliteFile, '../pglite.wasm')));
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
    copyPgliteTemplate(folder, content);
    const database = await openPglite({ folder, reportProblem });
    const close = async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { database: { ...database, close }, url: null };
  }
  const url = await createFromTemplate(templates.adminUrl, templates.names[content]);
  return { database: await openPostgres(url, reportProblem), url };
}

/** Copies a template into a data folder that PGlite or a server process can start with. */
export function copyPgliteTemplate(folder: string, content: TestContent = 'fixtures'): void {
  const templates = inject('testTemplates');
  if (templates.kind !== 'pglite') throw new Error('this test is for the embedded database');
  cpSync(templates.folders[content], folder, { recursive: true });
}

/** Which database this run of the tests is for. */
export function getDatabaseKind(): PortalDatabase['kind'] {
  return inject('testTemplates').kind;
}

async function createFromTemplate(adminUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
