import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../paths.ts';

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

/** Services are registered by the server, and each has tests of its own. */
function isAssembled(importer: string, imported: string): boolean {
  return importer === 'apps/server/src/buildServer.ts' && imported.startsWith('apps/server/src/services/');
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

/** The files themselves and all files that import them, directly or through others that do not match `barrier`. */
export function withImporters(files: Iterable<string>, importers: Importers, barrier = /^$/): Set<string> {
  const found = new Set(files);
  for (const file of found)
    for (const importer of importers.get(file) ?? []) if (!barrier.test(importer)) found.add(importer);
  return found;
}

function importsOf(file: string): string[] {
  return [...readSource(file).matchAll(importStatement)].flatMap(([, clause = '*', name, dynamic]) => {
    const specifier = name ?? dynamic ?? '';
    if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
    return specifier.startsWith('@portal/') ? importsOfEntry(specifier, clause) : [];
  });
}

/** The files behind `import { DataTable } from '@portal/ui/tables'`: the barrel and the file it has the name from. */
function importsOfEntry(specifier: string, clause: string): string[] {
  const [, workspace = '', entry = ''] = /^@portal\/([\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  const { exports } = JSON.parse(readSource(`packages/${workspace}/package.json`)) as {
    exports: Record<string, string | { '@portal/source'?: string }>;
  };
  const target = exports[`.${entry}`];
  const path = typeof target === 'string' ? target : target?.['@portal/source'];
  if (path === undefined) return [];
  const barrel = posix.join(`packages/${workspace}`, path);
  const names = new Set(clause.replaceAll(/type \w+/g, '').match(/\w+/g));
  const files = [...reexportsOf(barrel)].filter(([name]) => clause.startsWith('*') || names.has(name));
  return [barrel, ...files.map(([, file]) => file)];
}

/** What a barrel exports, and the files that declare it. */
function reexportsOf(barrel: string): Map<string, string> {
  const exported = new Map<string, string>();
  for (const [, names, specifier = ''] of readSource(barrel).matchAll(
    /export (?:\*|(?:type )?\{([^}]*)\}) from '([^']+)'/g,
  )) {
    const file = posix.join(posix.dirname(barrel), specifier);
    const inner = compositionRoots.test(file) ? reexportsOf(file) : declarationsOf(file);
    for (const name of names?.match(/\w+(?=\s*(,|$))/g) ?? inner.keys())
      exported.set(name, inner.get(name) ?? file);
  }
  return exported;
}

function declarationsOf(file: string): Map<string, string> {
  const declarations = readSource(file).matchAll(
    /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm,
  );
  return new Map([...declarations].map(([, name = '']) => [name, file]));
}

export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
