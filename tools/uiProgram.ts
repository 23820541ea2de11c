import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './paths.ts';

/** The sources of `@portal/ui`, read from its public entries as a consumer's compiler reads them. */
export const folder = join(root, 'packages/ui');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, Record<string, string>>;
};
export const entries = Object.entries(manifest.exports).flatMap(([name, targets]) => {
  const source = targets['@portal/source'] ?? '';
  return source.endsWith('.ts') ? [{ name, path: join(folder, source) }] : [];
});
const program = ts.createProgram(
  entries.map(({ path }) => path),
  {
    ...ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config,
      ts.sys,
      folder,
    ).options,
    types: [],
  },
);
export const checker = program.getTypeChecker();

/** What a module exports; what it exports from elsewhere, as it stands there. */
export function exportsOf(path: string): ts.Symbol[] {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}
