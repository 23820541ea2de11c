import { expect, test } from 'vitest';
import {
  createSignupFilters,
  createSummaryFilters,
  signupOrigins,
  formatSummaryHeading,
  summaryTypes,
  toMailerReportType,
} from './reportFilters.ts';

test.each([
  { today: '2026-11-20', fromDate: '2026-11-01', why: 'within a month' },
  { today: '2026-01-01', fromDate: '2026-01-01', why: 'on the first day of a month' },
  { today: '2024-02-29', fromDate: '2024-02-01', why: 'on a leap day' },
])('the default signup dates on $today are $fromDate to today: $why', ({ today, fromDate }) => {
  expect(createSignupFilters(today)).toEqual({
    vendor: '',
    source: '',
    store: '',
    dailyBreakdown: false,
    storeBreakdown: false,
    breakdownByDescription: false,
    fromDate,
    toDate: today,
  });
});

test('the default annual summary is that of the current year', () => {
  expect(createSummaryFilters('2026-11-20')).toEqual({ type: 'all', year: 2026, sortOrder: 'DESC' });
});

test.each([
  { text: 'Signup', type: 'signup' },
  { text: 'TABS', type: 'tabs' },
  { text: 'all', type: null },
  { text: '', type: null },
  { text: null, type: null },
])('the text $text is parsed as the type $type', ({ text, type }) =>
  expect(toMailerReportType(text)).toBe(type),
);

test.each([
  { type: 'all', heading: 'All Campaigns 2025' },
  { type: 'email', heading: 'Email Campaigns 2025' },
] as const)('the heading of $type is $heading', ({ type, heading }) => {
  expect(formatSummaryHeading(type, 2025)).toBe(heading);
});

test('origins have the codes and texts of the specification, in its order', () => {
  expect(signupOrigins.map(({ code, text }) => `${code} ${text}`)).toEqual([
    'R Respondents',
    'C Customer Initiated',
    'E Data Vendor',
    'I Web Site',
    'L Data Vendor (since 11/21/2000)',
    'M MSC (since 11/20/2000)',
    'N New England 800',
    'O Online (since 11/20/2000)',
    '. Unknown (prior to 11/21/2000)',
  ]);
});

test('types of the annual summary are in the order of the specification', () => {
  expect(summaryTypes.map(({ value, label }) => `${value} ${label}`)).toEqual([
    'all All',
    'tabs Tabs',
    'email Email',
    'signup Signup',
    'other Other',
  ]);
});
