import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';

const states = dialogStates({
  target: ['addStartPage'],
  title: 'Add start page',
  path: '/api/startpage',
  responses: {
    saved: providerResponses.post('/api/startpage', ({ response }) =>
      response(201).json({ startPageId: 9, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' }),
    ),
    refused: providerResponses.post('/api/startpage', ({ response }) =>
      response(400).json({ startPage1: ['Start page is in use'] }),
    ),
  },
  fillIn: (modal) => modal.form().fillIn({ 'Start Page': 'Mailers', URL: '/Campaigns/MailerList' }),
  refusal: 'Start page is in use',
});

export default { title: 'dialogs/AddStartPage', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
