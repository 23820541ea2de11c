import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { uiFolder } from './paths.ts';

const manifest = JSON.parse(readFileSync(join(uiFolder, 'package.json'), 'utf8')) as {
  exports: Record<string, Record<string, string>>;
};

/** The entries of `@portal/ui`, `.` and one for each family, read from their sources as a consumer's compiler reads them. */
export const uiEntries = Object.entries(manifest.exports).flatMap(([name, targets]) => {
  const source = targets['@portal/source'] ?? '';
  return source.endsWith('.ts') ? [{ name, path: join(uiFolder, source) }] : [];
});
const program = ts.createProgram(
  uiEntries.map(({ path }) => path),
  {
    ...ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(uiFolder, 'tsconfig.json'), ts.sys.readFile).config,
      ts.sys,
      uiFolder,
    ).options,
    types: [],
  },
);
export const uiChecker = program.getTypeChecker();

/** What an entry exports, as it is declared. */
export function exportsOf(path: string): ts.Symbol[] {
  const file = program.getSourceFile(path);
  const module = file && uiChecker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing`);
  return uiChecker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? uiChecker.getAliasedSymbol(symbol) : symbol));
}
