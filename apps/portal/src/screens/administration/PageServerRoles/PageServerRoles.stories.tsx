import { screen } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { storyPageAt } from '../../../testing/portalFixtures.ts';

const mailers = storyPageAt('/Campaigns/MailerList');

const states = dialogStates({
  target: ['pageServerRoles', mailers.pageId],
  title: 'Server roles of page Mailers',
  path: '/api/page',
  method: 'put',
  answers: {
    saved: providerAnswers.put('/api/page', ({ response }) => response(200).json(mailers)),
    refused: providerAnswers.put('/api/page', ({ response }) =>
      response(400).json({ serverRoles: ['Unknown server role: archive'] }),
    ),
  },
  others: [
    providerAnswers.get('/api/serverrole', ({ response }) =>
      response(200).json([{ rolename: 'archive' }, { rolename: 'reports' }]),
    ),
  ],
  fillIn: async (_modal, { userEvent }) =>
    userEvent.click(await screen.findByRole('checkbox', { name: 'archive' })),
  refusal: 'Unknown server role: archive',
});

export default { title: 'dialogs/PageServerRoles', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
export const Saving: Story = states.saving;
