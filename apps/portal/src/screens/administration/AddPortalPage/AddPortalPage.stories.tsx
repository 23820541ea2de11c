import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { storyPage } from '../../../testing/portalFixtures.ts';
import { rolesResponse } from '../shared/accessResponsesFixture.ts';

const page = storyPage(900, { pageName: 'Kits', url: '/Campaigns/Kits', parentId: 2 });

const states = dialogStates({
  target: ['addChildPage', 2],
  title: 'Add page',
  path: '/api/page',
  method: 'post',
  responses: {
    saved: providerResponses.post('/api/page', ({ response }) => response(201).json(page)),
    refused: providerResponses.post('/api/page', ({ response }) =>
      response(400).json({ url: ['Another page has this address'] }),
    ),
  },
  others: [rolesResponse],
  fillIn: (modal) => modal.form().fillIn({ 'Page Name': page.pageName, Order: 1, URL: '/Campaigns/Kits' }),
  refusal: 'Another page has this address',
});

export default { title: 'dialogs/AddPortalPage', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
