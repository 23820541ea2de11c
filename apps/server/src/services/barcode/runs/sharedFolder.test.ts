import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PortalDatabase } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing/testDatabase.ts';
import { requireSharedFolder } from './sharedFolder.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'portal-shared-'));
const shared = path.join(root, 'shared');
const other = path.join(root, 'other');
const readMark = (folder: string) => readFileSync(path.join(folder, '.portal-folder'), 'utf8');
let database: PortalDatabase;
beforeAll(async () => {
  ({ database } = await openTestDatabase());
});
afterAll(async () => {
  await database?.close();
  rmSync(root, { recursive: true });
});

test('servers that start together use the same folder, and again later', async () => {
  await Promise.all([1, 2, 3].map(() => requireSharedFolder(database.db, shared)));
  const mark = readMark(shared);
  await requireSharedFolder(database.db, shared);
  expect(readMark(shared)).toBe(mark);
});

test('a server with another folder does not start, and leaves that folder as it is', async () => {
  const id = readMark(shared).trim();
  const message = `BARCODE_OUTPUT_DIR: ${other} is not the folder of the other servers of this database, which contains the file .portal-folder with ${id}.`;
  await expect(requireSharedFolder(database.db, other)).rejects.toThrow(message);
  expect(readdirSync(other)).toEqual([]);
  writeFileSync(path.join(other, '.portal-folder'), 'of-another-database');
  await expect(requireSharedFolder(database.db, other)).rejects.toThrow(message);
});

test('a new folder in place of a lost one is used after it has been marked', async () => {
  writeFileSync(path.join(other, '.portal-folder'), readMark(shared));
  await expect(requireSharedFolder(database.db, other)).resolves.toBeUndefined();
});

test('a marked folder keeps its mark with a new database', async () => {
  await database.db.deleteFrom('output_folder').execute();
  const mark = readMark(shared);
  await requireSharedFolder(database.db, shared);
  expect(readMark(shared)).toBe(mark);
});
