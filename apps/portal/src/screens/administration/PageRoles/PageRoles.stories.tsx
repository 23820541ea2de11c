import { expect, fn, screen } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { storyPageAt } from '../../../testing/portalFixtures.ts';
import { rolesResponse, userRolesResponse, usersResponse } from '../shared/accessResponsesFixture.ts';

const mailers = storyPageAt('/Campaigns/MailerList');

const put = fn();

const states = dialogStates({
  target: ['pageRoles', mailers.pageId],
  title: 'Roles of page Mailers',
  path: '/api/page',
  method: 'put',
  responses: {
    saved: providerResponses.put('/api/page', async ({ request, response }) => {
      put(await request.clone().json());
      return response(200).json(mailers);
    }),
    refused: providerResponses.put('/api/page', ({ response }) =>
      response(400).json({ roles: ['Unknown role: MSC'] }),
    ),
  },
  others: [rolesResponse, usersResponse(), userRolesResponse],
  fillIn: async (_modal, { userEvent }) => {
    for (const name of ['JAS', 'MSC']) await userEvent.click(await screen.findByRole('checkbox', { name }));
  },
  refusal: 'Unknown role: MSC',
});

export default { title: 'dialogs/PageRoles', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = {
  ...states.saved,
  play: async (context) => {
    await states.saved.play?.(context);
    await expect(put).toHaveBeenCalledWith(expect.objectContaining({ roles: 'JAS,MSC' }));
  },
};
export const Refused: Story = states.refused;
