import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list } from 'tar';
import { expect, onTestFinished, test } from 'vitest';
import { pack } from './pack.ts';

test('the same content gives the same bytes, at another time and with another umask', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'portal.tgz');
  const files = ['sbom.json', 'server/portal.js', 'portal.mjs', 'portal/index.html'];
  const build = async (name: string, modifiedAt: number, mode: number) => {
    for (const path of files.map((each) => join(folder, name, each))) {
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, 'content', { mode });
      utimesSync(path, modifiedAt, modifiedAt);
    }
    await pack(join(folder, name), file, 'portal');
    return readFileSync(file).toString('hex');
  };
  expect(await build('second', 1_000_000, 0o600)).toBe(await build('first', 0, 0o644));

  const paths: string[] = [];
  await list({ file, onReadEntry: (entry) => paths.push(entry.path) });
  expect(paths).toEqual(files.map((each) => `portal/${each}`).toSorted());
});
