import { describe, expect, test } from 'vitest';
import { pageRecord, user } from './pageFixtures.ts';
import { buildPageTree, type PageRecord } from './pageTree.ts';
import { canOpenReport, reportAddress, reportOfAddress } from './reportPages.ts';

test.each(['Sales/Weekly', 'Sales & more/Q1 100%', 'a+b/c=d', 'Größe/ü'])(
  '%s is found in its address',
  (viewUrl) => {
    expect(reportOfAddress(reportAddress(viewUrl))).toBe(viewUrl);
  },
);

test('the address is written as pages have it', () => {
  expect(reportAddress('Sales/Weekly')).toBe('/Tableau/TableauLink?report=Sales%2FWeekly');
});

test.each([
  { address: '/tableau/tableaulink/?x=1&report=Sales/Weekly#top', report: 'Sales/Weekly' },
  { address: '/Tableau/TableauLink?report=Sales+More', report: 'Sales More' },
  { address: '/Tableau/TableauLink?report=%E0%A4%A', report: '%E0%A4%A' },
  { address: '/Tableau/TableauLink', report: null },
  { address: '/Tableau/TableauLink?other=1', report: null },
  { address: '/Elsewhere?report=Sales/Weekly', report: null },
  { address: 'https://x.example/Tableau/TableauLink?report=Sales/Weekly', report: null },
  { address: '', report: null },
])('$address opens $report', ({ address, report }) => expect(reportOfAddress(address)).toBe(report));

describe('a view may be opened', () => {
  const group = pageRecord(1, { pageName: 'Reports', url: '', roles: 'JAS' });
  const weekly = pageRecord(2, { parentId: 1, url: reportAddress('Sales/Weekly') });
  const list = pageRecord(3, { pageName: 'TABLEAU', url: '/Tableau', roles: 'Coleman' });

  test.each<{ pages: PageRecord[]; roles: string[]; view: string; may: boolean; why: string }>([
    { pages: [group, weekly], roles: ['JAS'], view: 'Sales/Weekly', may: true, why: 'its page is reached' },
    {
      pages: [group, weekly],
      roles: ['MSC'],
      view: 'Sales/Weekly',
      may: false,
      why: 'the group asks for JAS',
    },
    { pages: [group, weekly], roles: ['JAS'], view: 'Sales/Daily', may: false, why: 'no page is for it' },
    { pages: [list], roles: ['Coleman'], view: 'Sales/Daily', may: true, why: 'the list of all is reached' },
    { pages: [list], roles: ['JAS'], view: 'Sales/Daily', may: false, why: 'the list asks for Coleman' },
    {
      pages: [list, group, weekly],
      roles: ['JAS'],
      view: 'Sales/Weekly',
      may: true,
      why: 'one way is enough',
    },
    { pages: [list], roles: [], view: 'Sales/Daily', may: false, why: 'the user has no role' },
  ])('$may: $why', ({ pages, roles, view, may }) => {
    expect(canOpenReport(buildPageTree(pages), view, user(...roles))).toBe(may);
  });

  test('not by a user who is locked out', () => {
    expect(canOpenReport(buildPageTree([list]), 'a', { roles: ['Coleman'], isLockedOut: true })).toBe(false);
  });
});
