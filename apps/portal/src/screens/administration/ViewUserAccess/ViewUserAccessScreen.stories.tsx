import { expect, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { pagesResponse, userRolesResponse, usersResponse } from '../shared/accessResponsesFixture.ts';

const path = '/Admin/ViewUserAccess';

const states = screenStates({
  address: `${path}?user=carl.care&page=3`,
  path: '/api/user',
  responses: {
    ready: usersResponse(),
    empty: providerResponses.get('/api/user', ({ response }) => response(200).json([])),
    long: usersResponse({ isLong: true }),
  },
  others: [pagesResponse(path), userRolesResponse],
  shows: {
    ready: async ({ canvas }) => {
      await expect(await canvas.findByRole('treeitem', { name: 'Mailers' })).toBeChecked();
      await expect(canvas.queryByRole('treeitem', { name: /^Add Mailer/ })).toBeNull();
      await expect(canvas.getByText('carl.care can open Mailers')).toBeVisible();
      await expect(canvas.queryByRole('option', { name: /lou\.locked/ })).toBeNull();
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(404));
    },
  },
});

export default { title: 'screens/administration/ViewUserAccess', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
