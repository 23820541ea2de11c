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
  target: ['addDashboardPage'],
  title: 'Add dashboard page',
  path: '/api/dashboardpage',
  responses: {
    saved: providerResponses.post('/api/dashboardpage', ({ response }) => response(201).json(page)),
    refused: providerResponses.post('/api/dashboardpage', ({ response }) =>
      response(400).json({ url: ['Url is in use'] }),
    ),
  },
  others: [rolesResponse],
  fillIn: (modal) =>
    modal.form().fillIn({ 'Frame Title': page.frameTitle, URL: page.url, 'Frame Height': 480 }),
  refusal: 'Url is in use',
});

export default { title: 'dialogs/AddDashboardPage', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
