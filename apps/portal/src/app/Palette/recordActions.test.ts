import { buildPageTree } from '@portal/domain';
import { expect, test } from 'vitest';
import { storyPageAt } from '../../testing/portalFixtures.ts';
import { listCommands } from './recordActions.ts';

const listLabels = (roles: string[], ...urls: string[]) =>
  listCommands({
    tree: buildPageTree(urls.map((url) => ({ ...storyPageAt(url), parentId: 0, roles: 'JAS' }))),
    menu: [],
    user: { roles, isLockedOut: false },
    isDeveloper: false,
  }).map(({ kind, label }) => `${kind} ${label}`);

test('links are only offered to pages that the user can open', () => {
  expect(listLabels(['JAS'], '/Campaigns/CampaignUpdate')).toEqual(['campaign Edit']);
  expect(listLabels(['JAS'], '/Campaigns/CampaignUpdate', '/Reports/MailSumm')).toEqual([
    'campaign Edit',
    'campaign Mailer summary',
  ]);
});

test('actions are only offered to users who can open the list whose row menus have them', () => {
  const pages = ['/Admin/Pages', '/Admin/StartPages', '/Admin/DashboardPages', '/Admin/SendMessage'];
  expect(listLabels(['JAS'], ...pages)).toEqual([]);
  expect(listLabels(['JAS', 'Administer'], ...pages)).toEqual([
    'page Edit',
    'page Page roles',
    'page Page server roles',
    'page Move',
    'page Add page below',
    'page Delete',
    'startPage Edit',
    'startPage Delete',
    'dashboardPage Edit',
    'dashboardPage Roles',
    'dashboardPage Delete',
    'message Show deliveries',
  ]);
  expect(listLabels(['JAS', 'Administer'], '/Admin/StartPages')).toEqual([
    'startPage Edit',
    'startPage Delete',
  ]);
});
