import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesNeededBy, uiEntries } from './packageSources.ts';
import { root } from './paths.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the README lists exactly the settings that the server reads', () => {
  const [, schema = ''] =
    /const settings = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read('apps/server/src/config/settings.ts')) ?? [];
  const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
  const [, table = ''] = /## Configuration([\s\S]*?)\n\n`\/healthz`/.exec(read('README.md')) ?? [];
  const listed = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(settings.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual(settings.toSorted());
});

test('the README lists exactly the existing commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read('README.md').matchAll(/`npm (?:run )?([a-z:-]+)/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(scripts)));
});

test('the README of @portal/ui names the optional packages of every entry', () => {
  const rows = [...read('packages/ui/README.md').matchAll(/^\| `(@portal\/ui[^`]*)`.*\| (.*?) *\|$/gm)];
  const said = Object.fromEntries(
    rows.map(([, entry = '', needs = '']) => [
      entry,
      [...needs.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    ]),
  );
  const { peerDependenciesMeta } = JSON.parse(read('packages/ui/package.json')) as {
    peerDependenciesMeta: Record<string, { optional: boolean }>;
  };
  const needed = Object.fromEntries(
    uiEntries.map(({ name, path }) => {
      const all = packagesNeededBy(path);
      return [join('@portal/ui', name), Object.keys(peerDependenciesMeta).filter((peer) => all.has(peer))];
    }),
  );
  expect(said).toEqual(needed);
});
