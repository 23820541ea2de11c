import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readLibrary } from './library.ts';
import { root } from './paths.ts';
import { exportsOf, publishedPackages, type PackageSources } from './packageSources.ts';

test('a component with stories is in a folder of its name, and every such folder has stories', () => {
  const files = globSync('packages/ui/src/*/**/[A-Z]*.tsx', { cwd: root });
  const storied = files
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => path.replace('.stories', ''));
  const misplaced = storied.filter(
    (path) => files.includes(path) && basename(path, '.tsx') !== basename(dirname(path)),
  );
  const unstoried = files.filter(
    (path) => basename(path, '.tsx') === basename(dirname(path)) && !storied.includes(path),
  );
  expect(storied.length).toBeGreaterThan(15);
  expect([...misplaced, ...unstoried]).toEqual([]);
});

test('every component is shown by a story', () => {
  const unshown = readLibrary().filter(({ stories }) => stories.length === 0);
  expect(unshown.map(({ name }) => name)).toEqual([]);
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
    .filter(
      ({ name, props }) => !(name in drawnElsewhere) && props.some(({ type }) => /^AsyncState\b/.test(type)),
    )
    .flatMap(({ name, states }) =>
      ['Ready', 'Loading', 'Empty', 'Failed']
        .filter((state) => !states.includes(state))
        .map((state) => `${name}: ${state}`),
    );
  expect(missing).toEqual([]);
});

const texts = globSync('{apps,packages,docs,e2e,tools,.storybook}/**/*.{ts,tsx,mdx,md}', {
  cwd: root,
  exclude: ['**/{node_modules,dist,etc}/**'],
}).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const imports = /\{([^{}]*)\} from '(@portal\/[\w-]+)[^']*'|import\('(@portal\/[\w-]+)[^']*'\)\)?\.(\w+)/g;
const namespaces = /\* as (\w+) from '(@portal\/[\w-]+)/g;
const wordsOf = (text: string) => text.match(/\w+/g) ?? [];

/** What other packages import of a package, and every word of its guides. */
function namesInUse({ name, folder }: PackageSources): Set<string> {
  const used = texts.flatMap(({ path, text }) => {
    const isOwn = join(root, path).startsWith(folder);
    if (/\.mdx?$/.test(path) || (isOwn && /\bguide\b/.test(text))) return wordsOf(text);
    if (isOwn) return [];
    const byNamespace = [...text.matchAll(namespaces)].flatMap(([, namespace, from]) =>
      from === name ? (text.match(new RegExp(`(?<=\\b${namespace}\\.)\\w+`, 'g')) ?? []) : [],
    );
    const byName = [...text.matchAll(imports)].flatMap(([, names = '', from, lazilyFrom, lazy = '']) =>
      (from ?? lazilyFrom) === name ? wordsOf(`${names} ${lazy}`) : [],
    );
    return [...byName, ...byNamespace];
  });
  return new Set(used);
}

test.each(publishedPackages)('$name exports only names used elsewhere or described in a guide', (each) => {
  const used = namesInUse(each);
  const exported = each.entries.flatMap(({ path }) => exportsOf(path));
  // Users need the types of the components they use.
  const reports = globSync(join(each.folder, 'etc/*.md')).flatMap((path) =>
    wordsOf(readFileSync(path, 'utf8').replaceAll(/_\d+\b/g, '')),
  );
  const isPartOfOther = (name: string) => reports.indexOf(name) !== reports.lastIndexOf(name);
  const unused = exported.filter(({ name, flags }) => {
    const isType = (flags & ts.SymbolFlags.Value) === 0;
    const isOfComponent = /(Props|LocaleText)$/.test(name);
    return !used.has(name) && !(isType && (isOfComponent || reports.length === 0 || isPartOfOther(name)));
  });
  expect(new Set(unused.map(({ name }) => name))).toEqual(new Set());
});
