import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { published } from './packages.ts';
import { root, uiFolder } from './paths.ts';

/** What a package exports under one address. */
interface Entry {
  /** `.` or `./tables` */
  name: string;
  /** Its module among the sources. */
  path: string;
  /** Its types in the built package. */
  types: string;
}

/** A published package with its entries. */
export interface PackageSources {
  name: string;
  folder: string;
  entries: Entry[];
}

/** The published packages, read from their sources as a consumer's compiler reads them. */
export const publishedPackages = published.map((name): PackageSources => {
  const folder = join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, Record<string, string>>;
  };
  const entries = Object.entries(exports).flatMap(([entry, targets]) => {
    const { '@portal/source': source = '', types = '' } = targets;
    return types ? [{ name: entry, path: join(folder, source), types: join(folder, types) }] : [];
  });
  return { name: `@portal/${name}`, folder, entries };
});
export const uiEntries = publishedPackages.find(({ folder }) => folder === uiFolder)?.entries ?? [];

const { config } = ts.readConfigFile(join(uiFolder, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, uiFolder);
const modules = publishedPackages.flatMap(({ entries }) => entries.map(({ path }) => path));
const program = ts.createProgram(modules, { ...options, types: [] });
export const checker = program.getTypeChecker();

/** The declarations that an entry exports. */
export function exportsOf(path: string): ts.Symbol[] {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

/** The other packages that an entry requires, directly or indirectly, in its code or types: `@mui/material`. */
export function packagesNeededBy(path: string): Set<string> {
  const needed = new Set<string>();
  const seen = new Set<string>();
  const read = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const text = program.getSourceFile(module)?.text;
    if (text === undefined) throw new Error(`${module} is no part of a package`);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const [scopeOrName = '', name = ''] = fileName.split('/');
      if (fileName.startsWith('.')) read(join(dirname(module), fileName));
      else needed.add(scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName);
    }
  };
  read(path);
  return needed;
}
