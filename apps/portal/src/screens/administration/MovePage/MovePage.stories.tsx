import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { storyPageAt } from '../../../testing/portalFixtures.ts';

const campaigns = storyPageAt('/Campaigns');

const states = dialogStates({
  target: ['movePage', campaigns.pageId],
  title: 'Move page Campaigns',
  path: '/api/page',
  method: 'put',
  responses: {
    saved: providerResponses.put('/api/page', ({ response }) => response(200).json(campaigns)),
    refused: providerResponses.put('/api/page', ({ response }) =>
      response(400).json({ roles: ['At least one active administrator must be able to open /Admin/Pages'] }),
    ),
  },
  fillIn: (modal) => modal.form().fillIn({ Position: 'First' }),
  refusal: 'At least one active administrator must be able to open /Admin/Pages',
});

export default { title: 'dialogs/MovePage', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
