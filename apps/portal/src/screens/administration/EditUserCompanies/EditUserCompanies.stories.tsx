import { modalDriver } from '@portal/ui/testing';
import { expect, screen, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { openDialog, PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { userRolesResponse, usersResponse } from '../shared/accessResponsesFixture.ts';

const companyAccess = providerResponses.get('/api/usercompanyaccess', ({ response }) =>
  response(200).json([{ userName: 'carl.care', companyAbbrev: 'JAS', mayAlter: 'N' }]),
);
const companies = providerResponses.get('/api/company', ({ response }) =>
  response(200).json([
    { companyAbbrev: 'JAS', companyName: 'Craft Retail' },
    { companyAbbrev: 'MS_', companyName: 'Marketing Services' },
  ]),
);

const states = screenStates({
  address: '/Home',
  path: '/api/usercompanyaccess',
  openDialog: () => openDialog('editUserCompanies', 2),
  responses: { ready: companyAccess },
  others: [usersResponse(), userRolesResponse, companies],
  shows: {
    ready: async ({ userEvent }) => {
      const dialog = await modalDriver(screen, 'Edit companies of carl.care').waitUntilOpen();
      const tick = (name: string) => within(dialog).getByRole('checkbox', { name });
      await expect(tick('Access to Craft Retail')).toBeChecked();
      await expect(tick('Can edit Craft Retail')).not.toBeChecked();
      await expect(tick('Access to All companies')).not.toBeChecked();
      const source = within(dialog).getByRole('combobox', { name: 'Copy companies from' });
      await userEvent.type(source, 'lou.locked');
      await userEvent.tab();
      await expect(source).toHaveAccessibleDescription('No such user.');
    },
    loading: async () => {
      await within(await screen.findByRole('dialog')).findByText('[working...]');
    },
  },
});

export default { title: 'dialogs/EditUserCompanies', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
