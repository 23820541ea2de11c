import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { storyUser as user, userChoices } from '../shared/userResponsesFixture.ts';

const states = dialogStates({
  target: ['addUser'],
  title: 'Add user',
  path: '/api/user',
  responses: {
    saved: providerResponses.post('/api/user', ({ response }) => response(201).json(user)),
    refused: providerResponses.post('/api/user', ({ response }) =>
      response(400).json({ username: ['User name is in use'] }),
    ),
  },
  others: userChoices,
  fillIn: (modal) =>
    modal.form().fillIn({
      'User Name': 'ines.halloran',
      Password: 'Blue-Kettle-41',
      Email: 'ines.halloran@jas.example',
      'First Name': 'Ines',
      'Last Name': 'Halloran',
    }),
  refusal: 'User name is in use',
});

export default { title: 'dialogs/AddUser', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
