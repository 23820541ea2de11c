import { modalDriver } from '@portal/ui/testing';
import { expect, screen, within } from 'storybook/test';
import { openDialog, PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { rolesResponse, userRolesResponse, usersResponse } from '../shared/accessResponsesFixture.ts';

const states = screenStates({
  address: '/Home',
  path: '/api/role',
  openDialog: () => openDialog('editUserRoles', 2),
  responses: { ready: rolesResponse },
  others: [usersResponse(), userRolesResponse],
  shows: {
    ready: async ({ userEvent }) => {
      const dialog = await modalDriver(screen, 'Edit roles of carl.care').waitUntilOpen();
      await expect(await within(dialog).findByRole('checkbox', { name: 'MSC' })).toBeChecked();
      await expect(within(dialog).getByRole('checkbox', { name: 'JAS' })).not.toBeChecked();
      const source = within(dialog).getByRole('combobox', { name: 'Copy roles from' });
      await userEvent.type(source, 'lou.locked');
      await userEvent.tab();
      await expect(source).toHaveAccessibleDescription('No such user.');
    },
    loading: async () => {
      await within(await screen.findByRole('dialog')).findByText('[working...]');
    },
  },
});

export default { title: 'dialogs/EditUserRoles', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
