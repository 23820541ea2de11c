import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
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

const meta = {
  title: 'dialogs/PageServerRoles',
  component: PortalAt,
  args: { address: '/Home' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
export const Saving: Story = states.saving;
