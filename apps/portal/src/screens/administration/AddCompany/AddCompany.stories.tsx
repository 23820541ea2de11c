import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';

const states = dialogStates({
  target: ['addCompany'],
  title: 'Add company',
  path: '/api/company',
  responses: {
    saved: providerResponses.post('/api/company', ({ response }) =>
      response(201).json({ companyAbbrev: 'PX_', companyName: 'Pixel and Thread' }),
    ),
    refused: providerResponses.post('/api/company', ({ response }) =>
      response(400).json({ companyAbbrev: ['Abbreviation is in use'] }),
    ),
  },
  fillIn: (modal) => modal.form().fillIn({ Abbreviation: 'PX', Company: 'Pixel and Thread' }),
  refusal: 'Abbreviation is in use',
});

export default { title: 'dialogs/AddCompany', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
