import { expect } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { pagesResponse, userRolesResponse, usersResponse } from '../shared/accessResponsesFixture.ts';

const path = '/Admin/ViewPageUsers';

const states = screenStates({
  address: `${path}?page=4&user=carl.care`,
  path: '/api/user',
  responses: {
    ready: usersResponse(),
    empty: providerResponses.get('/api/user', ({ response }) => response(200).json([])),
    long: usersResponse({ isLong: true }),
  },
  others: [pagesResponse(path), userRolesResponse],
  shows: {
    ready: async ({ canvas }) => {
      await expect(await canvas.findByRole('treeitem', { name: 'Add Mailer' })).toBeChecked();
      await expect(canvas.getByText('carl.care cannot open Add Mailer')).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: 'anna.admin' })).toBeVisible();
      await expect(canvas.queryByRole('rowheader', { name: 'carl.care' })).toBeNull();
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas }) => {
      await expect(await canvas.findByText('2 users')).toBeVisible();
    },
  },
});

export default { title: 'screens/administration/ViewPageUsers', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
