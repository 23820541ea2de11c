import { modalDriver } from '@portal/ui/testing';
import { expect, screen, within, waitFor } from 'storybook/test';
import { openDialog, PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { userRolesResponse, usersResponse } from '../shared/accessResponsesFixture.ts';

const states = screenStates({
  address: '/Home',
  path: '/api/userrole',
  openDialog: () => openDialog('showUserAccess', 2),
  responses: { ready: userRolesResponse },
  others: [usersResponse()],
  shows: {
    ready: async () => {
      const dialog = await modalDriver(screen, 'Access of carl.care').waitUntilOpen();
      const page = await within(dialog).findByRole('treeitem', { name: 'Mailers' });
      await waitFor(() => expect(page).toBeVisible());
      await expect(within(dialog).queryByRole('treeitem', { name: /^Add Mailer/ })).toBeNull();
    },
    loading: async () => {
      await within(await screen.findByRole('dialog')).findByText('[working...]');
    },
  },
});

export default { title: 'dialogs/ShowUserAccess', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
