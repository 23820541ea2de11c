import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { exportsOf, publishedPackages, uiEntries } from './packageSources.ts';
import { root, uiFolder } from './paths.ts';
import { componentsWithStates, storiesOf, type State } from './uiStates.ts';

interface Member {
  name: string;
  type: string;
  isDescribed: boolean;
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

test('every public property says what it means', () => {
  const silent = uiEntries
    .flatMap(({ path }) => exportsOf(path))
    .filter((symbol) => symbol.name.endsWith('Props'))
    .flatMap((symbol) =>
      membersOf(symbol)
        .filter((member) => !member.isDescribed)
        .map((member) => `${symbol.name}.${member.name}`),
    );
  expect([...new Set(silent)]).toEqual([]);
});

test('every component stands in a folder of its name with its stories', () => {
  const components = globSync('packages/ui/src/*/**/[A-Z]*.tsx', { cwd: root })
    .filter((path) => !path.endsWith('.stories.tsx') && basename(path, '.tsx') === basename(dirname(path)))
    .map((path) => join(root, path));
  expect(components.length).toBeGreaterThan(15);
  const without = components.filter((path) => !existsSync(path.replace(/\.tsx$/, '.stories.tsx')));
  expect(without.map((path) => relative(uiFolder, path))).toEqual([]);
});

const drawnByPanel = {
  Loading: 'ChartPanel draws it',
  Empty: 'ChartPanel draws it',
  Failed: 'ChartPanel draws it',
};
const ofMailers = { ...drawnByPanel, Ready: 'one story for each of the three, called by what it shows' };
const sameChoices = {
  Loading: 'AddUserModal has the same choices',
  Empty: 'AddUserModal has the same choices',
  Failed: 'AddUserModal has the same choices',
};
/** States that a component has no story of although its types name them, and why. */
const cannotBe: Record<string, Partial<Record<State, string>>> = {
  ConfirmModal: { Refused: 'a question has no fields' },
  RankedBarChart: drawnByPanel,
  ShareChart: drawnByPanel,
  TimeSeriesChart: drawnByPanel,
  DateDetailChart: ofMailers,
  MailerSummaryChart: ofMailers,
  StoreDetailChart: ofMailers,
  LoginAgainForm: { Saving: 'LoginForm, which it consists of, shows it' },
  NameForm: { Refused: 'its one field is the whole: NotSaved' },
  AddUserForm: {
    ...sameChoices,
    Saving: 'AddUserModal is the same form',
    NotSaved: 'AddUserModal is the same form',
  },
  EditUserModal: sameChoices,
  SiteStatus: { Empty: 'there always is a status', Refused: 'it has no fields' },
  ReportViewer: { Empty: 'there is an address or a failure' },
};

test('every component has a story for each state that its types name', () => {
  const wrong = componentsWithStates().flatMap((component) => {
    const stories = storiesOf(component);
    const reasons = cannotBe[component.name] ?? {};
    return [...component.states]
      .filter((state) => stories.has(state) === state in reasons)
      .map(
        (state) =>
          `${component.name}: ${state in reasons ? 'a story of the impossible' : 'no story'} ${state}`,
      );
  });
  expect(wrong).toEqual([]);
});

test('what is said to be impossible is said of components that there are', () => {
  const names = new Set(componentsWithStates().map(({ name }) => name));
  expect(Object.keys(cannotBe).filter((name) => !names.has(name))).toEqual([]);
});
