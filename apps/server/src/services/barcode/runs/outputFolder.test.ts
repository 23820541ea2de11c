import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toFilePath, createFileName, removeLeftovers, writeAtomically } from './outputFolder.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'portal-output-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a file appears when it is complete, readable for the server only', async () => {
  const folder = path.join(root, 'whole', 'deep');
  const name = createFileName(17);
  const result = await writeAtomically(folder, name, async (file) => {
    await file.writeFile('half');
    expect(readdirSync(folder)).toEqual([`${name}.part`]);
    await file.writeFile(' and half');
    return 42;
  });
  expect(result).toBe(42);
  expect(readdirSync(folder)).toEqual([name]);
  expect(readFileSync(toFilePath(folder, name), 'utf8')).toBe('half and half');
  expect([statSync(folder).mode & 0o777, statSync(path.join(folder, name)).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
});

test('a failed write leaves no file', async () => {
  const folder = path.join(root, 'failed');
  const writing = writeAtomically(folder, createFileName(17), async (file) => {
    await file.writeFile('half');
    throw new Error('no space');
  });
  await expect(writing).rejects.toThrow('no space');
  expect(readdirSync(folder)).toEqual([]);
});

test('no file is overwritten', async () => {
  const name = createFileName(18);
  writeFileSync(path.join(root, `${name}.part`), 'of another');
  await expect(writeAtomically(root, name, async () => {})).rejects.toThrow('EEXIST');
  expect(readFileSync(path.join(root, `${name}.part`), 'utf8')).toBe('of another');
});

test('removes the leftover files of a job and of no other', async () => {
  const names = ['barcodes-1-0123456789ab.txt.part', 'barcodes-1-0123456789ac.txt'];
  const others = ['barcodes-11-0123456789ab.txt', 'barcodes-12-0123456789ab.txt.part', 'notes.txt'];
  const folder = mkdtempSync(path.join(root, 'left-'));
  for (const name of [...names, ...others]) writeFileSync(path.join(folder, name), '');
  await removeLeftovers(folder, 1);
  expect(readdirSync(folder)).toEqual(others);
  await removeLeftovers(path.join(folder, 'not-there'), 1);
});

test.each(['../barcodes-1-0123456789ab.txt', 'barcodes-1-0123456789ab.txt/..', '/etc/passwd', '', 'a.txt'])(
  'accepts only generated names as files of the folder: %s',
  (name) => expect(() => toFilePath(root, name)).toThrow('invalid output file name'),
);

test('two workers of a job write two files', () => {
  const names = new Set(Array.from({ length: 100 }, () => createFileName(17)));
  expect(names.size).toBe(100);
  for (const name of names) expect(toFilePath(root, name)).toBe(path.join(root, name));
});
