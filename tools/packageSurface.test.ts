import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

interface Surface {
  name: string;
  folder: string;
  entries: { entry: string; path: string }[];
}

/** What the published packages show to the world, read from their sources as a consumer's compiler reads them. */
const packages = ['ui', 'domain', 'api-client'].map((name): Surface => {
  const folder = join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, Record<string, string>>;
  };
  const entries = Object.entries(exports).flatMap(([entry, targets]) => {
    const source = targets['@portal/source'] ?? '';
    return source.endsWith('.ts') ? [{ entry, path: join(folder, source) }] : [];
  });
  return { name: `@portal/${name}`, folder, entries };
});
const [ui] = packages as [Surface, ...Surface[]];
const program = ts.createProgram(
  packages.flatMap(({ entries }) => entries.map(({ path }) => path)),
  {
    ...ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(ui.folder, 'tsconfig.json'), ts.sys.readFile).config,
      ts.sys,
      ui.folder,
    ).options,
    types: [],
  },
);
const checker = program.getTypeChecker();

interface Member {
  name: string;
  type: string;
  isDescribed: boolean;
}

function exportsOf(path: string): ts.Symbol[] {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

/** Own members of an interface of this package; what it extends from elsewhere is described there. */
function membersOf(symbol: ts.Symbol): Member[] {
  const declaration = symbol.declarations?.find((candidate) => ts.isInterfaceDeclaration(candidate));
  return (declaration?.members ?? []).map((member) => ({
    name: `${member.name?.getText() ?? ''}${member.questionToken ? '?' : ''}`,
    type: ('type' in member && member.type ? (member.type as ts.TypeNode).getText() : '').replaceAll(
      /\s+/g,
      ' ',
    ),
    isDescribed: ts.getJSDocCommentsAndTags(member).length > 0,
  }));
}

function kindOf(symbol: ts.Symbol): string {
  if (symbol.flags & ts.SymbolFlags.Interface) return 'interface';
  if (symbol.flags & ts.SymbolFlags.TypeAlias) return 'type';
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  return symbol.flags & ts.SymbolFlags.Function ? 'function' : 'const';
}

function linesOf(symbol: ts.Symbol, withMembers: boolean): string[] {
  const members = withMembers ? membersOf(symbol) : [];
  return [
    `- ${kindOf(symbol)} \`${symbol.name}\``,
    ...members.map(({ name, type }) => `  - \`${name}: ${type}\``),
  ];
}

test.each(packages)('the public surface of $name is the reviewed one', async ({ name, folder, entries }) => {
  const report = entries.map(({ entry, path }) => {
    const symbols = exportsOf(path).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    // The root of `@portal/ui` repeats what its families say.
    const lines = symbols.flatMap((symbol) => linesOf(symbol, entry !== '.' || name !== '@portal/ui'));
    return `## ${join(name, entry)}\n\n${lines.join('\n')}\n`;
  });
  const intro = `# Public surface of ${name}\n\nWritten by \`tools/packageSurface.test.ts\` (\`npx vitest --project tools -u\`); a change here is a change for its users.\n\n`;
  await expect(intro + report.join('\n')).toMatchFileSnapshot(
    join(folder, 'etc', `${name.replace('@portal/', '')}.api.md`),
  );
});

test('every public property says what it means', () => {
  const silent = ui.entries
    .flatMap(({ path }) => exportsOf(path))
    .filter((symbol) => symbol.name.endsWith('Props'))
    .flatMap((symbol) =>
      membersOf(symbol)
        .filter((member) => !member.isDescribed)
        .map((member) => `${symbol.name}.${member.name}`),
    );
  expect([...new Set(silent)].filter((name) => !selfEvident.test(name))).toEqual([]);
});

/** Names whose meaning is the same everywhere in the library. */
const selfEvident = /\.(children|label|LinkComponent|columns|name|className|style|id)\??$/;

test('every component stands in a folder of its name with its stories', () => {
  const components = globSync('packages/ui/src/*/**/[A-Z]*.tsx', { cwd: root })
    .filter((path) => !path.endsWith('.stories.tsx') && basename(path, '.tsx') === basename(dirname(path)))
    .map((path) => join(root, path));
  expect(components.length).toBeGreaterThan(15);
  const without = components.filter((path) => !existsSync(path.replace(/\.tsx$/, '.stories.tsx')));
  expect(without.map((path) => relative(ui.folder, path))).toEqual([]);
});
