import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import manifest from '../../packages/ui/package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../packages/ui');
const exportLists = /^export (?:type )?\{([^}]*)\} from '\.\/([^']*)'/gm;

/** Entries of `@portal/ui` by file and name: `src/tables/Column.ts Column` → `@portal/ui/tables`. */
const entries: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports).flatMap(([entry, targets]) => {
    if (entry === '.' || typeof targets === 'string' || !('types' in targets)) return [];
    const source = targets['@portal/source'].slice(2);
    return exportsIn(source).map((key): [string, string] => [key, `@portal/ui${entry.slice(1)}`]);
  }),
);

function exportsIn(source: string): string[] {
  const text = readFileSync(join(folder, source), 'utf8');
  if (!source.endsWith('/index.ts'))
    return [...text.matchAll(/^export \w+ (\w+)/gm)].map(([, name]) => `${source} ${name}`);
  return [...text.matchAll(exportLists)].flatMap(([, names = '', path = '']) =>
    [...names.matchAll(/\w+(?=\s*(?:,|$))/g)].map(([name]) => `${source.replace('index.ts', path)} ${name}`),
  );
}

/** The entry of `@portal/ui` that exports a name of a file. */
export function uiEntryOf(path: string, name: string): string | undefined {
  return entries.get(`${relative(folder, path)} ${name}`);
}
