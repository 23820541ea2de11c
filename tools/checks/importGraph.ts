import { globSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { exportsOf, publishedPackages } from '../packageSources.ts';
import { root } from '../paths.ts';

const barrels = new Map(
  publishedPackages.flatMap(({ name, entries }) =>
    entries.map((entry) => [posix.join(name, entry.name), entry.path] as const),
  ),
);

/** For each file, the files that import it. Paths are relative to the repository. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const sources = '{packages,apps,tools,e2e,.storybook}/**/*.{ts,tsx,mjs,mdx}';
const ignored = ['**/node_modules/**', '**/dist/**'];
/**
 * `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`. Types are left out: no test runs them, and
 * `tsc` checks them.
 */
const importStatement =
  /(?:^|[\s;])(?:import|export)\s+(?!type\s)(?:([\w*{][^'";]*?)\s*from\s*)?'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/g;

/**
 * Files that only combine others: lists of handlers and screens, and barrels. A change affects their importers
 * through the imported names, through the contract (`changedTests.ts`), or not at all.
 */
const compositionRoots =
  /^(apps\/server\/src\/services\/\w+\/handlers|apps\/portal\/src\/(app\/(screens|dialogs)|screens\/\w+\/(routes|dialogs))|packages\/[^/]+\/src\/(.+\/)?index)\.tsx?$/;

/** Services and gateways are registered by the server, and each has tests of its own. */
function isAssembled(importer: string, imported: string): boolean {
  return (
    importer === 'apps/server/src/buildServer.ts' && /^apps\/server\/src\/(services|gateway)\//.test(imported)
  );
}

/** Reads the imports of all sources. Relative imports carry their extension, so that no resolver is needed. */
export function readImporters(): Importers {
  const files = globSync(sources, { cwd: root, exclude: ignored }).map((file) => file.replaceAll('\\', '/'));
  const importers = new Map<string, Set<string>>();
  for (const file of files.filter((each) => !compositionRoots.test(each))) {
    for (const imported of importsOf(file)) {
      if (isAssembled(file, imported)) continue;
      const known = importers.get(imported) ?? new Set();
      importers.set(imported, known.add(file));
    }
  }
  return importers;
}

/**
 * The files themselves and all files that import them, directly or through others.
 * @param barrier how the paths of importers begin that are left out, as a pattern
 */
export function withImporters(files: Iterable<string>, importers: Importers, barrier = '$'): Set<string> {
  const found = new Set(files);
  const excluded = new RegExp(`^(${barrier})`);
  for (const file of found)
    for (const importer of importers.get(file) ?? []) if (!excluded.test(importer)) found.add(importer);
  return found;
}

function importsOf(file: string): string[] {
  return [...readSource(file).matchAll(importStatement)].flatMap(([, clause = '*', name, dynamic]) => {
    const specifier = name ?? dynamic ?? '';
    if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
    return importsOfEntry(specifier, clause);
  });
}

/** The files behind `import { DataTable } from '@portal/ui/tables'`: the barrel and the file that declares the name. */
function importsOfEntry(specifier: string, clause: string): string[] {
  const barrel = barrels.get(specifier);
  if (barrel === undefined) return [];
  const names = new Set(clause.replaceAll(/type \w+/g, '').match(/\w+/g));
  const isImported = ({ name }: { name: string }) => clause.startsWith('*') || names.has(name);
  const files = exportsOf(barrel)
    .filter(isImported)
    .flatMap(({ declarations = [] }) => declarations.map((each) => each.getSourceFile().fileName));
  return [barrel, ...files].map((file) => relative(root, file));
}

export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
