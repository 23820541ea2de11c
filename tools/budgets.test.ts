import { expect, test } from 'vitest';
import { brokenBudgets, weigh, type Chunks } from './budgets.ts';

const list = 'src/screens/campaigns/MailerList/MailerListScreen.tsx';
const home = 'src/screens/home/Home/HomeScreen.tsx';

/** By the name of the chunk: kB, chunks that are loaded with it, source files in it, chunks that it loads on demand. */
type Parts = Record<
  string,
  [kilobytes: number, imports?: string[], sources?: string[], dynamicImports?: string[]]
>;

/** A build within its budgets, with the given chunks in place of or beside its own. */
function build(chunks: Parts): Chunks {
  const all: Parts = {
    'styles and font': [30],
    'index.html': [10],
    '_app-1.js': [90, ['index.html'], ['../../packages/ui/src/controls/LabeledInput/LabeledInput.tsx']],
    '_frame-1.js': [40, ['index.html', '_data-1.js']],
    '_data-1.js': [10, ['index.html']],
    [list]: [20, ['_frame-1.js', '_data-1.js']],
    ...chunks,
  };
  const toChunk = ([kilobytes, imports = [], sources = [], dynamicImports = []]: Parts[string]) => ({
    bytes: kilobytes * 1000,
    imports,
    dynamicImports,
    sources,
  });
  return Object.fromEntries(Object.entries(all).map(([name, part]) => [name, toChunk(part)]));
}

test('the size of a page includes everything loaded for it, each chunk once', () => {
  const chunks = build({
    [home]: [2, ['_data-1.js', '_logo.js']],
    '_logo.js': [3],
    '../../packages/ui/src/controls/DayInput/DayPicker.tsx': [40, ['_data-1.js']],
  });
  expect(weigh(chunks).map(({ what, kilobytes }) => [what, kilobytes])).toEqual([
    ['login page', 100],
    ['first request of any screen', 20],
    ['styles and font of each page', 30],
    ['mailer list up to the first row', 170],
    ['HomeScreen beyond the list', 5],
    ['DayPicker when the first one opens', 40],
  ]);
});

test('a build within its budgets passes', () => {
  expect(brokenBudgets(build({}))).toEqual([]);
});

const grid = '../../packages/ui/src/tables/EditableGrid/GridRows.tsx';
const table = '../../../packages/ui/src/tables/DataTable/DataTable.tsx';

test.each<[broken: string, chunks: Parts]>([
  ['login page: 109.0 kB, more than 105 kB', { '_app-1.js': [99, ['index.html']] }],
  [
    'first request of any screen: 110.0 kB, more than 38 kB',
    { '_data-1.js': [10, ['index.html', '_app-1.js']] },
  ],
  [
    'first request of any screen: 112.0 kB, more than 38 kB',
    {
      '_data-1.js': [10, ['index.html'], [], [home, 'src/api/resources/roles.ts']],
      [home]: [5, ['_frame-1.js']],
      'src/api/resources/roles.ts': [2, ['_app-1.js']],
    },
  ],
  ['styles and font of each page: 40.0 kB, more than 39 kB', { 'styles and font': [40] }],
  [
    'mailer list up to the first row: 196.0 kB, more than 180 kB',
    { [list]: [46, ['_frame-1.js', '_data-1.js']] },
  ],
  ['HomeScreen beyond the list: 28.0 kB, more than 27 kB', { [home]: [28] }],
  ['GridRows when the first one is shown: 186.0 kB, more than 185 kB', { [grid]: [186, ['_data-1.js']] }],
  [
    `login page: holds ${table}, which later pages need`,
    { 'index.html': [9, ['_shared.js']], '_shared.js': [1, [], [table]] },
  ],
])('a build fails: %s', (broken, chunks) => {
  expect(brokenBudgets(build(chunks))).toEqual([broken]);
});

test('a build without the measured pages is not reported as small', () => {
  const { [list]: _, ...rest } = build({});
  expect(() => weigh(rest)).toThrow(`The build has no ${list}`);
});
