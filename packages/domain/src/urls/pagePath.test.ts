import { describe, expect, test } from 'vitest';
import { isUnder, toPagePath } from './pagePath.ts';

describe('pagePath', () => {
  test.each([
    { address: '/Campaigns/MailerList', path: '/campaigns/mailerlist', why: 'case is ignored' },
    {
      address: '/Campaigns/MailerList/',
      path: '/campaigns/mailerlist',
      why: 'a trailing slash is ignored',
    },
    {
      address: '/Reports/MailSumm?CampaignId=5',
      path: '/reports/mailsumm',
      why: 'the query is ignored',
    },
    { address: '/Home#top', path: '/home', why: 'the fragment is ignored' },
    { address: '/', path: '/', why: 'the root' },
    { address: '', path: '/', why: 'an empty path is the root' },
    { address: '/x/../Admin/Pages', path: '/admin/pages', why: 'dot segments are resolved' },
    { address: '/./Admin', path: '/admin', why: 'a dot segment is removed' },
    { address: '/../../Admin', path: '/admin', why: 'never above the root' },
    { address: '/%41dmin/Pages', path: '/admin/pages', why: 'an encoded letter is decoded' },
    { address: '/100%', path: '/100%', why: 'an invalid escape is kept' },
    { address: '/Admin//Pages', path: '/admin/pages', why: 'empty segments are removed' },
  ])('$address is $path: $why', ({ address, path }) => expect(toPagePath(address)).toBe(path));
});

test.each([
  { path: '/admin', under: true },
  { path: '/admin/pages', under: true },
  { path: '/administration', under: false },
  { path: '/', under: false },
])('$path under /admin: $under', ({ path, under }) => expect(isUnder(path, '/admin')).toBe(under));
