import { expect, test } from 'vitest';
import { brokenBudgets, weigh, type Chunks } from './budgets.ts';

const list = 'src/screens/campaigns/MailerList/MailerListScreen.tsx';

type Parts = Record<string, { kilobytes: number; imports?: string[]; sources?: string[] }>;

/** A build within its budgets, with the given chunks in place of or beside its own. */
function build(chunks: Parts): Chunks {
  const all: Parts = {
    'index.html': {
      kilobytes: 100,
      sources: ['../../packages/ui/src/controls/LabeledInput/LabeledInput.tsx'],
    },
    'src/app/SignedIn.tsx': { kilobytes: 40, imports: ['index.html', '_query.js'] },
    '_query.js': { kilobytes: 10, imports: ['index.html'] },
    [list]: { kilobytes: 20, imports: ['src/app/SignedIn.tsx', '_query.js'] },
    ...chunks,
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, { kilobytes, imports = [], sources = [] }]) => [
      name,
      { bytes: kilobytes * 1000, imports, sources },
    ]),
  );
}

test('the size of a page includes everything loaded for it, each chunk once', () => {
  const chunks = build({
    'src/screens/home/Home/HomeScreen.tsx': { kilobytes: 2, imports: ['_query.js', '_logo.js'] },
    '_logo.js': { kilobytes: 3 },
    '../../packages/ui/src/pickers/index.ts': { kilobytes: 40, imports: ['_query.js'] },
  });
  expect(weigh(chunks).map(({ what, kilobytes }) => [what, kilobytes])).toEqual([
    ['login page', 100],
    ['mailer list up to the first row', 170],
    ['HomeScreen beyond the list', 5],
    ['pickers when the first one opens', 40],
  ]);
});

test('a build within its budgets passes', () => {
  expect(brokenBudgets(build({}))).toEqual([]);
});

const gridScreen = 'src/screens/administration/StartPages/StartPagesScreen.tsx';
const grid = '../../packages/ui/src/tables/EditableGrid/EditableGrid.tsx';
const table = '../../../packages/ui/src/tables/DataTable/DataTable.tsx';

test.each<[name: string, chunks: Parts, broken: string]>([
  [
    'a login page that is too large',
    { 'index.html': { kilobytes: 141 } },
    'login page: 141.0 kB, more than 140 kB',
  ],
  [
    'a list whose shared chunks are too large',
    { '_query.js': { kilobytes: 60, imports: ['index.html'] } },
    'mailer list up to the first row: 220.0 kB, more than 215 kB',
  ],
  [
    'a screen that is too large',
    { 'src/screens/home/Home/HomeScreen.tsx': { kilobytes: 27 } },
    'HomeScreen beyond the list: 27.0 kB, more than 26 kB',
  ],
  [
    'an editable screen that is too large',
    {
      [gridScreen]: { kilobytes: 1, imports: ['src/app/SignedIn.tsx', '_grid.js'] },
      '_grid.js': { kilobytes: 225, sources: [grid] },
    },
    'StartPagesScreen up to the first row: 376.0 kB, more than 375 kB',
  ],
  [
    'a table on the login page',
    {
      'index.html': { kilobytes: 90, imports: ['_shared.js'] },
      '_shared.js': { kilobytes: 1, sources: [table] },
    },
    `login page: holds ${table}, which later pages need`,
  ],
])('%s fails', (_name, chunks, broken) => {
  expect(brokenBudgets(build(chunks))).toEqual([broken]);
});

test('a build without the measured pages is not reported as small', () => {
  const { [list]: _, ...rest } = build({});
  expect(() => weigh(rest)).toThrow(`The build has no ${list}`);
});
