import { describe, expect, test } from 'vitest';
import { isUnder, toPagePath } from './pagePath.ts';

describe('pagePath', () => {
  test.each([
    { address: '/Campaigns/MailerList', path: '/campaigns/mailerlist', why: 'any case is the same page' },
    {
      address: '/Campaigns/MailerList/',
      path: '/campaigns/mailerlist',
      why: 'a trailing slash changes nothing',
    },
    {
      address: '/Reports/MailSumm?CampaignId=5',
      path: '/reports/mailsumm',
      why: 'the query is not the page',
    },
    { address: '/Home#top', path: '/home', why: 'nor is the fragment' },
    { address: '/', path: '/', why: 'the root stays' },
    { address: '', path: '/', why: 'nothing is the root' },
    { address: '/x/../Admin/Pages', path: '/admin/pages', why: 'dot segments are resolved' },
    { address: '/./Admin', path: '/admin', why: 'a dot is the same folder' },
    { address: '/../../Admin', path: '/admin', why: 'never above the root' },
    { address: '/%41dmin/Pages', path: '/admin/pages', why: 'an encoded letter is the letter' },
    { address: '/100%', path: '/100%', why: 'what is no encoding stays' },
    { address: '/Admin//Pages', path: '/admin/pages', why: 'empty segments go' },
  ])('$address is $path: $why', ({ address, path }) => expect(toPagePath(address)).toBe(path));
});

test.each([
  { path: '/admin', under: true },
  { path: '/admin/pages', under: true },
  { path: '/administration', under: false },
  { path: '/', under: false },
])('$path under /admin: $under', ({ path, under }) => expect(isUnder(path, '/admin')).toBe(under));
