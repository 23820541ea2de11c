import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { list } from 'tar';
import { afterAll, expect, test } from 'vitest';
import { pack } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As another build makes it: other times, another umask, and files in another order. */
function write(name: string, files: readonly string[], modifiedAt: string, mode: number): string {
  const target = join(folder, name);
  for (const file of files) {
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `content of ${file}\n`, { mode });
    utimesSync(path, new Date(modifiedAt), new Date(modifiedAt));
  }
  return target;
}

const file = join(folder, 'packages', 'portal.tgz');
async function packed(source: string): Promise<Buffer> {
  await pack(source, file, 'portal-1.0.0');
  return readFileSync(file);
}

test('the same content gives the same bytes', async () => {
  const files = ['portal.mjs', 'server/portal.js', 'portal/index.html', 'portal/assets/a.js', 'sbom.json'];
  const first = await packed(write('first', files, '2025-03-14', 0o644));
  const second = write('second', files.toReversed(), '2026-11-27', 0o600);
  expect((await packed(second)).equals(first)).toBe(true);

  const paths: string[] = [];
  await list({ file, onReadEntry: (entry) => paths.push(entry.path) });
  expect(paths).toEqual(files.map((name) => `portal-1.0.0/${name}`).toSorted());

  writeFileSync(join(second, 'portal.mjs'), 'other content\n');
  expect((await packed(second)).equals(first)).toBe(false);
});
