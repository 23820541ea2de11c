import { expect, test } from 'vitest';
import { validateDashboardPage, type DashboardPageValues } from './dashboardPageRules.ts';

const complete: DashboardPageValues = {
  frameTitle: 'Store traffic',
  url: 'https://dashboards.example.com/traffic',
  frameHeight: 620,
  roles: '',
};
const unsafe = 'URL must start with / or https://';

test('title, URL and height are required', () => {
  expect(validateDashboardPage(complete)).toEqual({});
  expect(validateDashboardPage({})).toEqual({
    frameTitle: 'Frame title is required',
    url: 'URL is required',
    frameHeight: 'Frame height must be greater than 0',
  });
});

test.each<[field: keyof DashboardPageValues, value: string | number, mistake: string | undefined]>([
  ['frameTitle', '  ', 'Frame title is required'],
  ['frameTitle', 'a\nb', 'Frame title must be one line'],
  ['frameTitle', 'x'.repeat(200), undefined],
  ['frameTitle', 'x'.repeat(201), 'Frame title must have at most 200 characters'],
  ['url', '', 'URL is required'],
  ['url', '/reporting/x', undefined],
  ['url', 'http://dashboards.example.com', unsafe],
  ['url', 'data:text/html,x', unsafe],
  ['url', 'https://evil.example/\u202e', 'URL must not contain invisible characters'],
  ['frameHeight', 1, undefined],
  ['frameHeight', 0, 'Frame height must be greater than 0'],
  ['frameHeight', -1, 'Frame height must be greater than 0'],
  ['frameHeight', 1.5, 'Frame height must be a whole number'],
  ['frameHeight', 100_000, undefined],
  ['frameHeight', 100_001, 'Frame height must be at most 100000'],
])('%s %j: %s', (field, value, mistake) => {
  expect(validateDashboardPage({ ...complete, [field]: value })).toEqual(mistake ? { [field]: mistake } : {});
});

test('roles are a comma-separated list of existing names, if those are known', () => {
  const page = { ...complete, roles: 'JAS, Weaver ,,MSC' };
  expect(validateDashboardPage(page)).toEqual({});
  expect(validateDashboardPage(page, new Set(['JAS', 'MSC']))).toEqual({ roles: 'Unknown role: Weaver' });
  expect(validateDashboardPage({ ...page, roles: '' }, new Set())).toEqual({});
});
