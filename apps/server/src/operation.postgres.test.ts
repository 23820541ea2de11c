import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runShell } from './testing/runShell.ts';
import { startProcess, type ServerProcess } from './testing/serverProcess.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './testing/temporaryPostgres.ts';

// Whole processes on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The blocks of `docs/operation.md` in order, run by the letter on an empty PostgreSQL. */
const root = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'docs/operation.md'), 'utf8');
const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
  language,
  code,
}));
const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-operation-'));
const state = path.join(folder, 'state');
const password = 'of-the-operators';
let postgres: TemporaryPostgres;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  postgres = await startTemporaryPostgres();
});
afterAll(async () => {
  for (const process of processes) process.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The next block that contains the text; those before it have been run or are of another program. */
let next = 0;
function takeBlock(language: string, contained: string): string {
  const index = blocks.findIndex(
    (block, at) => at >= next && block.language === language && block.code.includes(contained),
  );
  expect(index, `the block with ${contained}`).toBeGreaterThanOrEqual(next);
  const skipped = blocks.slice(next, index).map((block) => block.language);
  expect(skipped.filter((each) => !['nginx', 'yaml'].includes(each))).toEqual([]);
  next = index + 1;
  return fillIn(blocks[index]?.code ?? '');
}

/** Replaces what an operator replaces: host, passwords and folders. */
function fillIn(code: string): string {
  const { host } = new URL(postgres.url('portal'));
  return code
    .replaceAll('db.internal', host)
    .replaceAll("'…'", `'${password}'`)
    .replaceAll(':…@', `:${password}@`)
    .replaceAll('/var/lib/portal', state);
}

/** Statements by a superuser; `\c` changes the database as in psql. */
async function runSql(code: string): Promise<void> {
  let client = await connect('postgres');
  for (const line of code.split('\n').filter(Boolean)) {
    const database = /^\\c (\w+)$/.exec(line)?.[1];
    if (database) {
      await client.end();
      client = await connect(database);
    } else await client.query(line);
  }
  await client.end();
}

async function connect(database: string): Promise<Client> {
  const client = new Client({ connectionString: postgres.url(database) });
  await client.connect();
  return client;
}

test('installing uses scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const names = [...takeBlock('sh', 'npm ci').matchAll(/^npm run (?:-s )?(\w+)/gm)].map(([, name]) => name);
  expect(names).toEqual(['build', 'sbom']);
  for (const name of names) expect(scripts).toHaveProperty([name ?? '']);
});

test('roles, database and tables are created', async () => {
  await runSql(takeBlock('sql', 'create role'));
  expect(await runShell(takeBlock('sh', 'npm run migrate'), root)).toContain(
    'Applied: 0001_first_tables.sql',
  );
});

test('old entries of the audit trail are removed, and the role is limited', async () => {
  await runSql(takeBlock('sql', 'delete from audit'));
  await runSql(takeBlock('sql', 'alter role'));
  const client = await connect('portal');
  const { rows } = await client.query("select rolconfig from pg_roles where rolname = 'portal'");
  await client.end();
  expect(rows).toEqual([{ rolconfig: ['statement_timeout=10s', 'idle_in_transaction_session_timeout=10s'] }]);
});

test('the unit starts servers that wait for nothing but their first administrator', async () => {
  const unit = takeBlock('ini', '[Service]');
  const settings = toEnvironment(takeBlock('properties', 'DATABASE_URL=').split('\n'));
  const first = startUnit(unit, settings);
  await first.ready;
  expect(first.output()).toContain('The database has no users, so no one can sign in.');
  expect(first.output()).not.toContain('SMTP_URL is not set');
  // A backup before the first job needs it.
  expect(readdirSync(settings.BARCODE_OUTPUT_DIR ?? '')).toEqual(['.portal-folder']);
  first.kill('SIGKILL');
  await first.ended;

  const passwordFile = path.join(folder, 'first-administrator');
  writeFileSync(passwordFile, 'Quilts by 4 hands\n', { mode: 0o600 });
  const second = startUnit(unit, {
    ...settings,
    FIRST_ADMINISTRATOR: 'jdoe',
    FIRST_ADMINISTRATOR_PASSWORD_FILE: passwordFile,
  });
  const port = await second.ready;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const login = await fetch(`http://127.0.0.1:${port}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'jdoe', password: 'Quilts by 4 hands' }),
  });
  expect(login.status).toBe(200);
  expect(second.output()).not.toContain('The database has no users');
});

test('a backup leaves out every table from which a session could live again, and has the files', async () => {
  const [dump = '', ...rest] = takeBlock('sh', 'pg_dump').split(/\n(?=tar)/);
  const left = [...dump.matchAll(/--exclude-table-data=(\w+)/g)].map(([, table]) => table);
  const client = await connect('portal');
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'r' and (relname in ('sessions', 'provider_sessions') or oid in (
      select conrelid from pg_constraint where confrelid in ('sessions'::regclass, 'provider_sessions'::regclass)))`);
  expect(left.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  const sessions = async () => (await client.query('select from sessions')).rowCount;
  expect(await sessions()).toBe(1);

  await runShell(rest.join('\n'), folder);
  const restore = takeBlock('sh', 'pg_restore')
    .split('\n')
    .filter((line) => line.startsWith('tar'));
  expect(restore).toHaveLength(1);
  rmSync(path.join(state, 'barcode-output'), { recursive: true });
  await runShell(restore.join('\n'), folder);
  expect(readdirSync(state)).toContain('barcode-output');

  await runSql(takeBlock('sql', 'truncate sessions'));
  expect(await sessions()).toBe(0);
  await client.end();
});

test('no other block is left', () => {
  expect(blocks.slice(next).map(({ language }) => language)).toEqual([]);
});

/** Starts the command of a systemd unit, on a free port. */
function startUnit(unit: string, settings: Record<string, string>): ServerProcess {
  const environment = /^Environment=(.*)$/m.exec(unit)?.[1]?.replaceAll('%i', '0').split(' ') ?? [];
  const [node, ...words] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  expect(node).toBe('/usr/bin/node');
  mkdirSync(state, { recursive: true });
  const program = path.join(root, words.pop() ?? '');
  const server = startProcess({ ...toEnvironment(environment), ...settings, SEED_TODAY: '' }, program, words);
  processes.push(server);
  return server;
}

function toEnvironment(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
  );
}
