/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, test } from 'vitest';
import { isReportName, toEmbeddedReportUrl } from './embeddedReport.ts';

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
