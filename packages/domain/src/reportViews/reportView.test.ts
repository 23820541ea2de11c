import { describe, expect, test } from 'vitest';
import { pageRecord, user } from '../pages/pageFixtures.ts';
import { buildPageTree } from '../pages/pageTree.ts';
import { canOpenReport, isReportsEntry, toReportLink } from './reportView.ts';

test.each([
  { viewUrl: 'Sales/Weekly', link: '/Tableau/TableauLink?report=Sales%2FWeekly' },
  { viewUrl: 'a&b=c#d', link: '/Tableau/TableauLink?report=a%26b%3Dc%23d' },
])('the link to $viewUrl is $link', ({ viewUrl, link }) => expect(toReportLink(viewUrl)).toBe(link));

test.each([
  ['Tableau', true],
  ['TABLEAU', true],
  [' tableau ', true],
  ['Tableau reports', false],
  ['', false],
])('a page named %j lists the reports: %s', (pageName, expected) =>
  expect(isReportsEntry({ pageName })).toBe(expected),
);

describe('access to a report', () => {
  const weekly = pageRecord(1, { url: toReportLink('Sales/Weekly'), roles: 'JAS' });
  const entry = pageRecord(2, { pageName: 'tableau', url: '/Tableau', roles: 'Coleman' });
  const tree = buildPageTree([weekly, entry]);

  test.each([
    { roles: ['JAS'], report: 'Sales/Weekly', may: true, why: 'the user can open its page' },
    { roles: ['JAS'], report: 'Sales/Daily', may: false, why: 'another view has another page' },
    { roles: ['JAS'], report: 'sales/weekly', may: false, why: 'view names are case-sensitive' },
    { roles: ['MSC'], report: 'Sales/Weekly', may: false, why: 'its page requires another role' },
    { roles: ['Coleman'], report: 'Sales/Daily', may: true, why: 'the Tableau page gives access to all' },
    { roles: [], report: 'Sales/Weekly', may: false, why: 'a user without roles has no access' },
  ])('$why', ({ roles, report, may }) => expect(canOpenReport(tree, report, user(...roles))).toBe(may));

  test.each([
    '/tableau/tableaulink/?report=Sales/Weekly',
    '/Tableau/TableauLink?x=1&report=Sales%2fWeekly#top',
  ])('is given by a page with the URL %s', (url) => {
    expect(canOpenReport(buildPageTree([pageRecord(1, { url })]), 'Sales/Weekly', user('JAS'))).toBe(true);
  });

  test('accepts a plus as a blank in the URL of a page', () => {
    const page = pageRecord(1, { url: '/Tableau/TableauLink?report=Sales/Week+1' });
    expect(canOpenReport(buildPageTree([page]), 'Sales/Week 1', user('JAS'))).toBe(true);
  });

  test.each([
    'https://evil.example/Tableau/TableauLink?report=Sales/Weekly',
    '/Tableau/TableauLink',
    '/Tableau/TableauLink?reports=Sales/Weekly',
    '/Tableau/TableauLink#?report=Sales/Weekly',
    '/Tableau/TableauLink?report=%',
    '/Reports/Other?report=Sales/Weekly',
  ])('is not given by the URL %s', (url) => {
    expect(canOpenReport(buildPageTree([pageRecord(1, { url })]), 'Sales/Weekly', user('JAS'))).toBe(false);
  });
});
