import { expect, fn, screen } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { storyPageAt } from '../../../testing/portalFixtures.ts';

const mailers = storyPageAt('/Campaigns/MailerList');

const put = fn();

const states = dialogStates({
  target: ['pageServerRoles', mailers.pageId],
  title: 'Server roles of page Mailers',
  path: '/api/page',
  method: 'put',
  responses: {
    saved: providerResponses.put('/api/page', async ({ request, response }) => {
      put(await request.clone().json());
      return response(200).json(mailers);
    }),
    refused: providerResponses.put('/api/page', ({ response }) =>
      response(400).json({ serverRoles: ['Unknown server role: archive'] }),
    ),
  },
  others: [
    providerResponses.get('/api/serverrole', ({ response }) =>
      response(200).json([{ rolename: 'archive' }, { rolename: 'reports' }]),
    ),
  ],
  fillIn: async (_modal, { userEvent }) => {
    for (const name of ['archive', 'reports'])
      await userEvent.click(await screen.findByRole('checkbox', { name }));
  },
  refusal: 'Unknown server role: archive',
});

export default { title: 'dialogs/PageServerRoles', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = {
  ...states.saved,
  play: async (context) => {
    await states.saved.play?.(context);
    await expect(put).toHaveBeenCalledWith(expect.objectContaining({ serverRoles: 'archive reports' }));
  },
};
export const Refused: Story = states.refused;
export const Saving: Story = states.saving;
