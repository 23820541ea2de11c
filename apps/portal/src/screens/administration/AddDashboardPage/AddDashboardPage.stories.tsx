import { providerAnswers } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { rolesAnswer } from '../shared/accessAnswersFixture.ts';

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
  answers: {
    saved: providerAnswers.post('/api/dashboardpage', ({ response }) => response(201).json(page)),
    refused: providerAnswers.post('/api/dashboardpage', ({ response }) =>
      response(400).json({ url: ['Url is in use'] }),
    ),
  },
  others: [rolesAnswer],
  fillIn: (modal) =>
    modal.form().fillIn({ 'Frame Title': page.frameTitle, URL: page.url, 'Frame Height': 480 }),
  refusal: 'Url is in use',
});

export default { title: 'dialogs/AddDashboardPage', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
