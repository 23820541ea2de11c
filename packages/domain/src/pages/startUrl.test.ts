/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, test } from 'vitest';
import type { MenuNode } from './menu.ts';
import { resolveUrlAfterLogin, resolveStartUrl } from './startUrl.ts';

const startPages = [
  { startPageId: 1, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' },
  { startPageId: 2, startPage1: 'Outside', startPageUrl: 'https://reports.example' },
];
const entry = (url: string | null): MenuNode => ({
  pageId: 1,
  pageName: 'x',
  url,
  external: url?.startsWith('https') ?? false,
  icon: '',
  imageUrl: '',
  toolTip: '',
  roles: [],
  children: [],
});
const menu = (...urls: (string | null)[]) => urls.map(entry);

describe('resolveStartUrl', () => {
  test.each([
    { startPage: '/Reports/MailSumm?CampaignId=5', to: '/Reports/MailSumm?CampaignId=5', why: 'a URL' },
    { startPage: 'Mailers', to: '/Campaigns/MailerList', why: 'the name of a start page' },
    { startPage: ' Mailers ', to: '/Campaigns/MailerList', why: 'surrounding blanks are ignored' },
    { startPage: 'Unknown', to: '/second', why: 'an unknown name counts as missing' },
    { startPage: 'Outside', to: '/second', why: 'never outside the app' },
    { startPage: '//evil.example', to: '/second', why: 'never outside the app' },
    { startPage: '/\\evil.example', to: '/second', why: 'never outside the app' },
    { startPage: 'javascript:alert(1)', to: '/second', why: 'never a script' },
    { startPage: '/login', to: '/second', why: 'no login loop' },
    { startPage: '/LOGIN/?x', to: '/second', why: 'no login loop in another spelling' },
    { startPage: '/x/../%6Cogin', to: '/second', why: 'no login loop in an encoded spelling' },
    { startPage: '/', to: '/second', why: 'no loop through the root' },
    { startPage: '/?x=1', to: '/second', why: 'no loop through the root with a query' },
    { startPage: '/loginhelp', to: '/loginhelp', why: 'another page with the same prefix' },
    { startPage: '', to: '/second', why: 'no start page' },
    { startPage: null, to: '/second', why: 'no start page' },
  ])('start page $startPage leads to $to: $why', ({ startPage, to }) => {
    expect(resolveStartUrl({ startPage, startPages, menu: menu('/first', '/second') })).toBe(to);
  });

  test.each([
    { urls: [], to: '/Home' },
    { urls: ['/first'], to: '/Home' },
    { urls: ['/first', '/second'], to: '/second' },
    { urls: ['/first', '/second', '/third'], to: '/Home' },
    { urls: ['/first', null], to: '/Home' },
    { urls: ['/first', 'https://reports.example'], to: '/Home' },
    { urls: ['/first', '/login'], to: '/Home' },
    { urls: [null, '/second'], to: '/second' },
  ])('without a start page a main menu of $urls leads to $to', ({ urls, to }) => {
    expect(resolveStartUrl({ startPage: null, startPages, menu: menu(...urls) })).toBe(to);
  });
});

test.each([
  { origin: '/Reports/MailSumm?CampaignId=5#totals', to: '/Reports/MailSumm?CampaignId=5#totals' },
  { origin: null, to: '/' },
  { origin: '/login', to: '/' },
  { origin: 'https://evil.example', to: '/' },
  { origin: '//evil.example', to: '/' },
  { origin: '///evil.example', to: '/' },
  { origin: '/\\evil.example', to: '/' },
  { origin: 'javascript:alert(1)', to: '/' },
])('after a login that started at $origin: $to', ({ origin, to }) => {
  expect(resolveUrlAfterLogin(origin)).toBe(to);
});
