import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root, uiFolder } from './paths.ts';
import { readLibrary } from './library.ts';

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
