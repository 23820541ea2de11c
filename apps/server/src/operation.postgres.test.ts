import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { $RefParser } from '@apidevtools/json-schema-ref-parser';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requestTimeoutMs } from './buildServer.ts';
import { readConfig } from './config/config.ts';
import { drainTimeMs } from './plugins/draining.ts';
import { findFreePort } from './testing/localPorts.ts';
import { findMissingMetrics } from './testing/metrics.ts';
import { buildPortalImage, findMissingForImage } from './testing/portalImage.ts';
import { findRefusedCalls, requestFile, signIn } from './testing/runningServer.ts';
import { findFailure, runShell } from './testing/runShell.ts';
import { startProcess, type ServerProcess } from './testing/serverProcess.ts';
import { startInstalledPostgres, type TemporaryPostgres } from './testing/temporaryPostgres.ts';
import { writeSettings } from './testing/writeSettings.ts';

// Whole processes on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 });

/** The blocks of `docs/operation.md` in order, run by the letter on an empty PostgreSQL. */
const root = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'docs/operation.md'), 'utf8');
const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
  language,
  code,
}));
const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-operation-'));
const state = path.join(folder, 'state');
const settingsFile = path.join(folder, 'portal.env');
const installed = path.join(folder, 'installed');
const password = 'of-the-operators';
const firstAdministrator = { username: 'jdoe', password: 'Quilts by 4 hands' };
let postgres: Pick<TemporaryPostgres, 'url' | 'stop'>;
let metrics = '';
let imageCommand = '';
let unit = '';
let serverSettings: Record<string, string> = {};
const processes: ServerProcess[] = [];

beforeAll(async () => {
  postgres = await startInstalledPostgres();
});
afterAll(async () => {
  await Promise.all(processes.map(stop));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The next block, which contains the text. */
let next = 0;
function takeBlock(language: string, contained: string): string {
  const block = blocks[next];
  next += 1;
  expect(block).toEqual({ language, code: expect.stringContaining(contained) });
  return fillIn(block?.code ?? '');
}

/** Replaces what an operator replaces: host, passwords and folders. */
function fillIn(code: string): string {
  const { host } = new URL(postgres.url('portal'));
  return code
    .replaceAll('db.internal', host)
    .replaceAll("'…'", `'${password}'`)
    .replaceAll(':…@', `:${password}@`)
    .replaceAll(/postgres:\/\/postgres@[^/]+\/postgres/g, postgres.url('postgres'))
    .replaceAll('/opt/portal', installed)
    .replaceAll('/etc/portal', folder)
    .replaceAll('/run/secrets', folder)
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

async function query<Row>(statement: string, ...values: string[]): Promise<Row[]> {
  const client = await connect('portal');
  const { rows } = await client.query(statement, values);
  await client.end();
  return rows as Row[];
}

/** The major version of the installed `pg_dump`; `null` without one. */
async function findDumpVersion(): Promise<number | null> {
  const version = await runShell('pg_dump --version', folder).catch(() => '');
  return Number(/\) (\d+)/.exec(version)?.[1] ?? 0) || null;
}

async function stop(process: ServerProcess): Promise<void> {
  process.kill('SIGKILL');
  await process.ended;
}

async function connect(database: string): Promise<Client> {
  const client = new Client({ connectionString: postgres.url(database) });
  await client.connect();
  return client;
}

test('the package is made and unpacked', async () => {
  await runShell(takeBlock('sh', 'npm run package'), root);
  await runShell(takeBlock('sh', 'tar -xzf'), path.join(root, 'build'));
  const files = globSync('**/*', { cwd: installed });
  expect(files).toEqual(expect.arrayContaining(['sbom.json', 'browser-licenses.md']));
  expect(files).not.toContain('node_modules/vitest');
  const [archive = ''] = globSync('build/portal-*.tgz', { cwd: root });
  expect(statSync(path.join(root, archive)).size).toBeLessThan(80_000_000);
  expect(files.filter((file) => file.startsWith('portal/') && file.endsWith('.map'))).toEqual([]);
  imageCommand = takeBlock('sh', 'buildah build');
});

test('the services of the compose file have what they need', async () => {
  const file = path.join(folder, 'compose.yaml');
  const { host } = new URL(postgres.url('portal'));
  const compose = readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8')
    .replaceAll(/\$\{(\w+):\?\}/g, password)
    .replaceAll(/\$\{\w+:-(\w+)\}/g, '$1')
    .replaceAll('@database/portal', `@${host}/composed`)
    .replaceAll('/var/lib/portal', path.join(folder, 'composed'));
  writeFileSync(file, compose);
  const { services, configs } = (await $RefParser.parse(file)) as unknown as {
    services: Record<
      'migrate' | 'portal1',
      { image: string; environment: Record<string, string>; command: string }
    >;
    configs: { roles: { content: string } };
  };
  // As the image of PostgreSQL does with the settings of its service.
  await runSql(`create role portal_owner superuser login password '${password}';\ncreate database composed;`);
  await runSql(`\\c composed\n${configs.roles.content}`);

  const upgraded = takeBlock('sh', 'docker compose').match(/\w+$/gm);
  expect(upgraded).toEqual(
    Object.entries(services).flatMap(([name, { image }]) => (image === 'portal' ? name : [])),
  );
  const { migrate, portal1 } = services;
  // The image is for production.
  const settings = Object.entries({ NODE_ENV: 'production', ...migrate.environment });
  await runShell(
    `${settings.map(([name, value]) => `${name}='${value}'`).join(' ')} node portal.mjs ${migrate.command}`,
    installed,
  );
  const server = startProcess(
    { NODE_ENV: 'production', PORT: '0', SEED_TODAY: '', ...portal1.environment },
    path.join(installed, 'portal.mjs'),
    [],
  );
  processes.push(server);
  const port = await server.ready;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  await stop(server);
  await runSql('drop database composed;\ndrop role portal;\ndrop role portal_owner;');
});

test('roles, database and tables are created', async () => {
  await runSql(takeBlock('sql', 'create role'));
  expect(await runShell(takeBlock('sh', 'migrate'), installed)).toContain('Applied: 0001_first_tables.sql');
});

test('the role is limited', async () => {
  await runSql(takeBlock('sql', 'alter role'));
  const client = await connect('portal');
  const { rows } = await client.query("select rolconfig from pg_roles where rolname = 'portal'");
  await client.end();
  expect(rows).toEqual([{ rolconfig: ['statement_timeout=10s', 'idle_in_transaction_session_timeout=10s'] }]);
});

test('the unit starts servers that wait for nothing but their first administrator', async () => {
  unit = takeBlock('ini', '[Service]');
  serverSettings = parseEnv(takeBlock('properties', 'DATABASE_URL=')) as Record<string, string>;
  const first = startUnit(serverSettings);
  await first.ready;
  expect(first.output()).toContain('The database has no users, so no one can sign in.');
  expect(first.output()).not.toContain('SMTP_URL is not set');
  await stop(first);

  writeSettings(settingsFile, serverSettings);
  const checkConfig = takeBlock('sh', 'check-config');
  expect(await runShell(checkConfig, folder)).toMatch(/^The settings are valid\./);
  writeSettings(settingsFile, { ...serverSettings, PASSWORD_MIN_LENGTH: '7' });
  expect(await findFailure(checkConfig, folder)).toBe(
    'PASSWORD_MIN_LENGTH: must be at least 8 in production\n',
  );

  // The mail server of the example does not exist.
  const { SMTP_URL: _mail, ...others } = serverSettings;
  writeSettings(settingsFile, others);
  const report = await runShell(takeBlock('sh', 'doctor'), folder);
  expect(report).toMatch(/^ok +rights/m);
  expect(report).not.toMatch(/^error/m);

  const passwordFile = path.join(folder, 'first-administrator');
  writeFileSync(passwordFile, `${firstAdministrator.password}\n`, { mode: 0o600 });
  const second = startUnit({
    ...serverSettings,
    FIRST_ADMINISTRATOR: firstAdministrator.username,
    FIRST_ADMINISTRATOR_PASSWORD_FILE: passwordFile,
    MFA_REQUIRED_ROLES: 'off',
  });
  const port = await second.ready;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const token = await signIn(port, firstAdministrator);
  await query('insert into user_roles select user_id, rolename from users, roles on conflict do nothing');
  expect(await findRefusedCalls(port, token)).toEqual([]);
  expect(second.output()).not.toContain('The database has no users');
  metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
});

test('the image runs the commands and a server as a user without rights, and stops it', async () => {
  const { SMTP_URL: _mail, ...others } = serverSettings;
  const settings = { ...others, PORT: String(await findFreePort()) };
  const missing = await findMissingForImage();
  if (missing !== null) {
    process.stderr.write(`No image was built: ${missing}\n`);
    return;
  }
  const container = await buildPortalImage(imageCommand, path.join(folder, 'image'));
  const { Entrypoint, StopSignal } = container.config;
  expect(container.unprotected).toBe('');
  expect(await container.run(['node', '-p', 'process.getuid()'], {})).toBe('10001\n');
  const report = await container.run([...Entrypoint, 'doctor'], settings);
  expect(report).toMatch(/^ok +data folder +\/var\/lib\/portal, /m);
  expect(report).not.toMatch(/^error/m);

  const server = container.start(settings);
  processes.push(server);
  await server.ready;
  expect(await container.isHealthy(settings)).toBe(true);
  server.kill(StopSignal);
  expect(await server.ended).toBe(0);
  expect(await container.isHealthy(settings)).toBe(false);
});

test('the settings of single sign-on are read', () => {
  const secretFile = path.join(folder, 'oidc-client-secret');
  writeFileSync(secretFile, 'a secret of the identity provider\n', { mode: 0o600 });
  const { singleSignOn } = readConfig(parseEnv(takeBlock('properties', 'OIDC_ISSUER=')));
  expect(singleSignOn).toMatchObject({
    name: 'Example Company',
    clientSecret: 'a secret of the identity provider',
  });
});

test('the address that passkeys belong to is read', () => {
  const { portalOrigin } = readConfig(parseEnv(takeBlock('properties', 'PORTAL_ORIGIN=')));
  expect(portalOrigin).toBe('https://portal.example.com');
});

// `npm run harden -- restarts` runs them.
test('the proxies know the ports of the units, and wait as long as the servers do', () => {
  const units = /systemctl enable --now ([^`]*)/.exec(text)?.[1]?.split(' ');
  const requireUnits = (code: string) => {
    const ports = [...code.matchAll(/^ +server .*127\.0\.0\.1:(\d+)/gm)].map(([, port]) => port);
    expect(units).toEqual(ports.map((port) => `portal@${port}`));
  };
  const readMs = (code: string, directive: string) =>
    Number(new RegExp(`^\\s*${directive} (\\d+)s;?`, 'm').exec(code)?.[1]) * 1_000;

  const nginx = takeBlock('nginx', 'upstream portal').replaceAll(/#.*$/gm, '');
  requireUnits(nginx);
  expect(readMs(nginx, 'keepalive_timeout')).toBeLessThan(drainTimeMs);
  expect(readMs(nginx, 'proxy_read_timeout')).toBeGreaterThan(requestTimeoutMs);

  const haproxy = takeBlock('haproxy', 'backend servers');
  requireUnits(haproxy);
  expect(readMs(haproxy, 'timeout server')).toBeGreaterThan(requestTimeoutMs);
  const [, interval, checks] = /check inter (\d+)s fall (\d+)/.exec(haproxy) ?? [];
  expect(Number(interval) * 1_000 * Number(checks)).toBeLessThan(drainTimeMs);
});

test('alerts name metrics and labels that exist', async () => {
  const file = path.join(folder, 'alerts.yaml');
  writeFileSync(file, takeBlock('yaml', 'alert:'));
  const rules = (await $RefParser.parse(file)) as unknown as { alert: string; expr: string; for?: string }[];
  expect(rules.length).toBeGreaterThan(4);
  expect(rules.flatMap(({ expr }) => findMissingMetrics(expr, metrics))).toEqual([]);
});

test('the dashboard shows metrics that exist', () => {
  const dashboard = readFileSync(path.join(root, 'deploy/dashboard.json'), 'utf8');
  const shown = [...dashboard.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\{/g)].map(([, name = '']) => name);
  expect(shown.length).toBeGreaterThan(10);
  const declared = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  expect(shown.filter((name) => !declared.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});

test('a backup leaves out every table from which a session could live again', async () => {
  const dump = takeBlock('sh', 'pg_dump');
  const left = [...dump.matchAll(/--exclude-table-data=(\w+)/g)].map(([, table]) => table);
  const tables = await query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'r' and (relname in ('sessions', 'provider_sessions') or oid in (
      select conrelid from pg_constraint where confrelid in ('sessions'::regclass, 'provider_sessions'::regclass)))`);
  expect(left.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  const sessions = async () => (await query('select from sessions')).length;
  expect(await sessions()).toBe(1);

  await Promise.all(processes.map(stop));
  const [{ version } = { version: 0 }] = await query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const restore = takeBlock('sh', 'pg_restore');
  const dumpVersion = await findDumpVersion();
  const isUsable = dumpVersion !== null && dumpVersion >= version;
  if (!isUsable) {
    const client = dumpVersion === null ? 'is missing' : `is version ${dumpVersion}`;
    process.stderr.write(`No backup was written and restored: pg_dump ${client}, the server ${version}\n`);
  }
  const dumped = await findFailure(`export DATABASE_URL='${postgres.url('portal')}'\n${dump}`, folder);
  await query('update users set username = $1', 'changed later');
  const [file = 'portal.dump'] = globSync('*.dump', { cwd: folder });
  const restored = await findFailure(restore.replace('portal-….dump', file), folder);
  const users = await query(
    "select username, has_table_privilege('portal', 'users', 'insert') as may from users",
  );
  const written = { dumped: '', restored: '', users: [{ username: 'jdoe', may: true }], sessions: 0 };
  // Options are checked first; then a client that is older than its server refuses to work.
  const refused = {
    dumped: expect.stringMatching(/server version mismatch|command not found/),
    restored: expect.stringMatching(/input file|command not found/),
    users: [{ username: 'changed later', may: true }],
    sessions: 1,
  };
  expect({ dumped, restored, users, sessions: await sessions() }).toEqual(isUsable ? written : refused);

  await runSql(takeBlock('sql', 'truncate sessions'));
  expect(await sessions()).toBe(0);
});

test('the password of the database is changed while a server runs, and the key of links', async () => {
  const own = { ...serverSettings, MFA_REQUIRED_ROLES: 'off' };
  let running = startUnit(own);
  let port = await running.ready;
  const token = await signIn(port, firstAdministrator);
  const getStatus = async (route: string, headers = {}) =>
    (await fetch(`http://127.0.0.1:${port}${route}`, { headers })).status;
  const getSession = () => getStatus('/api/session', { authorization: `Bearer ${token}` });
  const restart = async (changed: Record<string, string>) => {
    running.kill('SIGINT');
    expect(await running.ended).toBe(0);
    running = startUnit({ ...own, ...changed });
    port = await running.ready;
  };

  const statement = takeBlock('sql', 'alter role portal password');
  await runSql(statement.replace(password, 'changed-by-the-operators'));
  expect(await getSession()).toBe(200);
  const withOldPassword = startUnit(serverSettings);
  expect(await withOldPassword.ended).toBe(1);
  expect(withOldPassword.errors()).toContain('password authentication failed for user "portal"');
  await query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portal'");
  // The first call may get a connection that has just ended.
  expect([await getSession(), await getSession()]).toEqual([503, 503]);
  const changed = {
    DATABASE_URL: serverSettings.DATABASE_URL?.replace(password, 'changed-by-the-operators') ?? '',
  };
  await restart(changed);
  expect(await getSession()).toBe(200);

  const [link, cookie] = await requestFile(port, token);
  expect(await getStatus(link, { cookie })).toBe(200);
  await runSql(takeBlock('sql', 'delete from link_keys'));
  await restart(changed);
  expect(await getStatus(link, { cookie })).toBe(404);
  const [newLink] = await requestFile(port, token, cookie);
  expect(await getStatus(newLink, { cookie })).toBe(200);
});

test('no other block is left', () => {
  expect(blocks.slice(next).map(({ language }) => language)).toEqual([]);
});

/** Starts the command of a systemd unit, on a free port. */
function startUnit(settings: Record<string, string>): ServerProcess {
  const environment =
    /^Environment=(.*)$/m.exec(unit)?.[1]?.replaceAll('%i', '0').replaceAll(' ', '\n') ?? '';
  const [node, ...words] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  expect(node).toBe('/usr/bin/node');
  mkdirSync(state, { recursive: true });
  const program = path.join(installed, words.pop() ?? '');
  const server = startProcess({ ...parseEnv(environment), ...settings, SEED_TODAY: '' }, program, words);
  processes.push(server);
  return server;
}
