import { expect, test } from 'vitest';
import { listStartPageUsers } from './startPageUsers.ts';

test('users have a start page by its name or its URL', () => {
  const users = [
    { username: 'byUrl', startPage: ' /Campaigns/MailerList ' },
    { username: 'byName', startPage: 'Mailers' },
    { username: 'byOther', startPage: 'Outside' },
    { username: 'byPart', startPage: '/Campaigns' },
    { username: 'byNone', startPage: null },
  ];
  const mailers = { startPageId: 1, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' };
  expect(listStartPageUsers(mailers, users)).toEqual(['byName', 'byUrl']);
});
