/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, test } from 'vitest';
import { pageRecord, user } from '../pages/pageFixtures.ts';
import { buildPageTree } from '../pages/pageTree.ts';
import {
  canOpenReport,
  toEmbeddedReportUrl,
  isReportName,
  isReportsEntry,
  toReportLink,
} from './reportView.ts';

const embedded = { server: '/reporting', ticket: '8kQvX2m0T1yH7dLr', site: '', report: 'Sales/Weekly' };

describe('the embedded URL', () => {
  test.each([
    {
      given: {},
      url: '/reporting/trusted/8kQvX2m0T1yH7dLr/views/Sales/Weekly?:embed=yes&:toolbar=no',
      why: 'the default site has no segment',
    },
    {
      given: { site: 'craft' },
      url: '/reporting/trusted/8kQvX2m0T1yH7dLr/t/craft/views/Sales/Weekly?:embed=yes&:toolbar=no',
      why: 'another site has a segment',
    },
    {
      given: { server: 'https://reports.example/' },
      url: 'https://reports.example/trusted/8kQvX2m0T1yH7dLr/views/Sales/Weekly?:embed=yes&:toolbar=no',
      why: 'a slash after the server is not doubled',
    },
    {
      given: { server: 'https://reports.example//' },
      url: 'https://reports.example/trusted/8kQvX2m0T1yH7dLr/views/Sales/Weekly?:embed=yes&:toolbar=no',
      why: 'nor are two slashes',
    },
    {
      given: { report: 'Été & co/Übersicht 1' },
      url: '/reporting/trusted/8kQvX2m0T1yH7dLr/views/%C3%89t%C3%A9%20%26%20co/%C3%9Cbersicht%201?:embed=yes&:toolbar=no',
      why: 'names are encoded',
    },
    {
      given: { report: 'javascript:alert(1)' },
      url: '/reporting/trusted/8kQvX2m0T1yH7dLr/views/javascript%3Aalert(1)?:embed=yes&:toolbar=no',
      why: 'a scheme is treated as a name',
    },
  ])('$why', ({ given, url }) => expect(toEmbeddedReportUrl({ ...embedded, ...given })).toBe(url));

  test.each([
    '',
    ' ',
    '/',
    '//evil.example/x',
    '/Sales/Weekly',
    'Sales/',
    'Sales//Weekly',
    '..',
    '../admin',
    'Sales/../../admin',
    'Sales/.',
    '%2e%2e/admin',
    '..%2fadmin',
    'Sales/%00',
    'Sales\\Weekly',
    '\\\\evil.example',
    'https://evil.example/x',
    'Sales/Weekly?:toolbar=yes',
    'Sales/Weekly#top',
    'Sales/Week\nly',
    'Sales/Week\u0000ly',
    'Sales/\ud800',
    `Sales/${'x'.repeat(500)}`,
  ])('report %j is never framed', (report) => {
    expect(isReportName(report)).toBe(false);
    expect(toEmbeddedReportUrl({ ...embedded, report })).toBeNull();
  });

  test.each(['', '-1', 'a/b', '..', 'a?b', 'a#b', 'a\nb'])('ticket %j is invalid', (ticket) => {
    expect(toEmbeddedReportUrl({ ...embedded, ticket })).toBeNull();
  });

  test.each(['a/b', '..', ' ', 'a?b'])('site %j is invalid', (site) => {
    expect(toEmbeddedReportUrl({ ...embedded, site })).toBeNull();
  });
});

test('a listed view has a name that can be framed', () => {
  expect(isReportName('Sales/Weekly')).toBe(true);
});

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
