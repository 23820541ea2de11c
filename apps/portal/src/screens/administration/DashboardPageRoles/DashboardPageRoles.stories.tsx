import { screen } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { rolesResponse } from '../shared/accessResponsesFixture.ts';

const page = {
  dashId: 9,
  frameTitle: 'Footfall',
  url: 'https://reports.example/footfall',
  frameHeight: 480,
  roles: '',
};

const states = dialogStates({
  target: ['dashboardPageRoles', page.dashId],
  title: 'Roles of dashboard page Footfall',
  path: '/api/dashboardpage',
  method: 'put',
  responses: {
    saved: providerResponses.put('/api/dashboardpage', ({ response }) => response(200).json(page)),
    refused: providerResponses.put('/api/dashboardpage', ({ response }) =>
      response(400).json({ roles: ['Unknown role: JAS'] }),
    ),
  },
  others: [
    rolesResponse,
    providerResponses.get('/api/dashboardpage', ({ response }) => response(200).json([page])),
  ],
  fillIn: async (_modal, { userEvent }) =>
    userEvent.click(await screen.findByRole('checkbox', { name: 'JAS' })),
  refusal: 'Unknown role: JAS',
});

export default { title: 'dialogs/DashboardPageRoles', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
export const Saving: Story = states.saving;
