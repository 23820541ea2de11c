import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { storyUser as user, userChoices } from '../shared/userResponsesFixture.ts';

const states = dialogStates({
  target: ['editUser', user.userId],
  title: `Edit user ${user.username}`,
  path: '/api/user/{userId}',
  responses: {
    saved: providerResponses.put('/api/user/{userId}', ({ response }) => response(200).json(user)),
    refused: providerResponses.put('/api/user/{userId}', ({ response }) =>
      response(400).json({ email: ['Email belongs to another user'] }),
    ),
  },
  others: userChoices,
  fillIn: (modal) => modal.form().fillIn({ Department: 'Returns' }),
  refusal: 'Email belongs to another user',
});

export default { title: 'dialogs/EditUser', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
