import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { exportsOf, publishedPackages } from './packageSources.ts';
import { root, uiFolder } from './paths.ts';
import { readLibrary } from './status/library.ts';

interface Member {
  name: string;
  type: string;
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

test.each(publishedPackages)(
  'the public surface of $name is the reviewed one',
  async ({ name, folder, entries }) => {
    const report = entries.map(({ name: entry, path }) => {
      const symbols = exportsOf(path).toSorted((a, b) => (a.name < b.name ? -1 : 1));
      // The root of `@portal/ui` repeats what its families say.
      const lines = symbols.flatMap((symbol) => linesOf(symbol, entry !== '.' || name !== '@portal/ui'));
      return `## ${join(name, entry)}\n\n${lines.join('\n')}\n`;
    });
    const intro = `# Public surface of ${name}\n\nWritten by \`tools/packageSurface.test.ts\` (\`npx vitest --project tools -u\`); a change here is a change for its users.\n\n`;
    await expect(intro + report.join('\n')).toMatchFileSnapshot(
      join(folder, 'etc', `${name.replace('@portal/', '')}.api.md`),
    );
  },
);

test('every component is in a folder of its name with its stories', () => {
  const components = globSync('packages/ui/src/*/**/[A-Z]*.tsx', { cwd: root })
    .filter((path) => !path.endsWith('.stories.tsx') && basename(path, '.tsx') === basename(dirname(path)))
    .map((path) => join(root, path));
  expect(components.length).toBeGreaterThan(15);
  const without = components.filter((path) => !existsSync(path.replace(/\.tsx$/, '.stories.tsx')));
  expect(without.map((path) => relative(uiFolder, path))).toEqual([]);
});

/** Components whose data comes as an `AsyncState` but whose loading, empty and failed states another one draws. */
const drawnElsewhere: Record<string, string> = {
  RankedBarChart: 'ChartPanel',
  ShareChart: 'ChartPanel',
  TimeSeriesChart: 'ChartPanel',
  DateDetailChart: 'ChartPanel',
  MailerSummaryChart: 'ChartPanel',
  StoreDetailChart: 'ChartPanel',
  AddUserForm: 'AddUserModal',
  EditUserModal: 'AddUserModal',
  SiteStatus: 'there always is a status',
  ReportViewer: 'an address or a failure',
};

test('every component that takes an AsyncState has a story for each of its states', () => {
  const missing = readLibrary()
    .components.filter(
      ({ name, props }) => !(name in drawnElsewhere) && props.some(({ type }) => /^AsyncState\b/.test(type)),
    )
    .flatMap(({ name, states }) =>
      ['Ready', 'Loading', 'Empty', 'Failed']
        .filter((state) => !states.includes(state))
        .map((state) => `${name}: ${state}`),
    );
  expect(missing).toEqual([]);
});
