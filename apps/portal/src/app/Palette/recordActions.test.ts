import { buildPageTree } from '@portal/domain';
import { expect, test } from 'vitest';
import { storyPageAt } from '../../testing/portalFixtures.ts';
import { listCommands } from './recordActions.ts';

test('links are only offered to pages that the user can open', () => {
  const listLabels = (...urls: string[]) =>
    listCommands({
      tree: buildPageTree(urls.map((url) => ({ ...storyPageAt(url), parentId: 0, roles: 'JAS' }))),
      menu: [],
      user: { roles: ['JAS'], isLockedOut: false },
      isDeveloper: false,
    }).map(({ label }) => label);
  expect(listLabels('/Campaigns/CampaignUpdate')).not.toContain('Mailer summary');
  expect(listLabels('/Campaigns/CampaignUpdate', '/Reports/MailSumm')).toContain('Mailer summary');
});
