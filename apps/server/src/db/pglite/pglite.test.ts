import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { migrate } from '../migrate.ts';
import { lockDataFolder } from './dataFolder.ts';
import { openPglite } from './openPglite.ts';

// A new database takes seconds, and many of them on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(path.join(os.tmpdir(), 'portal-data-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const reportProblem = () => {};
const getMode = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe('a data folder', () => {
  test('is created with access for its owner only', () => {
    const folder = path.join(root, 'new', 'deep');
    lockDataFolder(folder).release();
    expect([getMode(folder), getMode(path.join(root, 'new'))]).toEqual(['700', '700']);
  });

  test('readable by others is made private', () => {
    const folder = path.join(root, 'readable');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    lockDataFolder(folder).release();
    expect(getMode(folder)).toBe('700');
  });

  test('writable by everyone is rejected and left unchanged', () => {
    const folder = path.join(root, 'shared');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    expect(() => lockDataFolder(folder)).toThrow(`DATA_DIR: ${folder} is writable by other users`);
    expect(getMode(folder)).toBe('777');
  });

  test('that is a file or inside a file is rejected', () => {
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    expect(() => lockDataFolder(file)).toThrow(`DATA_DIR: ${file} cannot be written`);
    expect(() => lockDataFolder(path.join(file, 'in'))).toThrow('DATA_DIR: ');
  });

  test('can be locked only once', () => {
    const folder = path.join(root, 'taken');
    const taken = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(`DATA_DIR: ${folder} is in use by another process`);
    taken.release();
    lockDataFolder(folder).release();
  });

  test('whose path is too long for a socket uses a private folder elsewhere for it', () => {
    const folder = path.join(root, 'x'.repeat(120));
    const taken = lockDataFolder(folder);
    expect(taken.sockets).not.toContain('xxx');
    expect(getMode(taken.sockets)).toBe('700');
    taken.release();
    expect(existsSync(taken.sockets)).toBe(false);
  });
});

describe('the embedded database', () => {
  test('keeps its rows in files that no other user can read', async () => {
    const folder = path.join(root, 'rows');
    const first = await openPglite({ folder, reportProblem });
    await migrate(first);
    await first.db.insertInto('server_roles').values({ rolename: 'archive' }).execute();
    await first.close();
    const second = await openPglite({ folder, reportProblem });
    expect(await migrate(second)).toEqual([]);
    expect(await second.db.selectFrom('server_roles').selectAll().execute()).toEqual([
      { rolename: 'archive' },
    ]);
    await second.close();
    expect(getMode(folder)).toBe('700');
    expect(getMode(path.join(folder, 'pglite'))).toBe('700');
    expect(readdirSync(folder).toSorted()).toEqual(['in-use', 'pglite']);
  });

  test('does not block the thread that serves requests', async () => {
    const folder = path.join(root, 'rows');
    const database = await openPglite({ folder, reportProblem });
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    await sql`select pg_sleep(0.5)`.execute(database.db);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
    await database.close();
  });

  test('that cannot be opened is reported in one line', async () => {
    const folder = path.join(root, 'broken');
    mkdirSync(path.join(folder, 'pglite', 'base'), { recursive: true });
    writeFileSync(path.join(folder, 'pglite', 'PG_VERSION'), '18\n');
    const opening = openPglite({ folder, reportProblem });
    await expect(opening).rejects.toThrow(/^DATA_DIR: the database in .* cannot be opened \(.*\)$/);
    lockDataFolder(folder).release();
  });
});
