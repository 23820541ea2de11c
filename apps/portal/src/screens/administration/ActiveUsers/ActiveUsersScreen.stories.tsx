import { tableDriver } from '@portal/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { refreshStory } from '../shared/refreshStory.ts';
import { userList } from '../shared/userResponsesFixture.ts';

const address = '/Admin/ActiveUsers';

const states = screenStates({
  address,
  path: '/api/user',
  responses: { ready: userList(48), empty: userList(0), long: userList(900, { isLong: true }) },
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const table = tableDriver(canvas, 'Active users');
      await waitFor(() => expect(table.rowCount()).toBe(1));
      await userEvent.click(canvas.getByRole('radio', { name: '4 Hours' }));
      await waitFor(() => expect(table.rowCount()).toBe(4));
      await expect(table.headings()).toEqual([
        'User Name',
        'Company',
        'Full Name',
        'Email',
        'Department',
        'Creation Date',
        'Last Login',
        'Last Activity',
      ]);
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: '1 Year' }));
      await canvas.findByText(/^900 users since 2025-06-/);
    },
  },
});

export default { title: 'screens/administration/ActiveUsers', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Refreshed: Story = refreshStory({
  address: `${address}?hours=24`,
  label: 'Active users',
  first: { users: 12, rows: 12 },
  second: { users: 15, rows: 15 },
});
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
