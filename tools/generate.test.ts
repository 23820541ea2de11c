import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findStale, generateAll } from './generate.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generated-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the committed types are those of the documents', async () => {
  expect(await findStale(await generateAll())).toEqual([]);
});

test('the same documents give the same text, one file per document', async () => {
  const [first, second] = [await generateAll(), await generateAll()];
  expect([...first.keys()]).toEqual(['barcode.ts', 'grant.ts', 'provider.ts']);
  expect([...second]).toEqual([...first]);
});

test('missing, changed and orphaned files are named', async () => {
  await writeFile(path.join(folder, 'changed.ts'), 'edited by hand');
  await writeFile(path.join(folder, 'current.ts'), 'same');
  await writeFile(path.join(folder, 'orphan.ts'), '');
  const expected = new Map([
    ['changed.ts', 'as generated'],
    ['current.ts', 'same'],
    ['missing.ts', ''],
  ]);
  expect(await findStale(expected, folder)).toEqual(['changed.ts', 'missing.ts', 'orphan.ts']);
});
