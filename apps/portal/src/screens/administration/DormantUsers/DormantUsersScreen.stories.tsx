import { tableDriver } from '@portal/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { refreshStory } from '../shared/refreshStory.ts';
import { userList } from '../shared/userResponsesFixture.ts';

const address = '/Admin/InactiveUsers';
/** Hours that are more than three months: so many of the users have logged in since. */
const recent = 93 * 24;

const states = screenStates({
  address,
  path: '/api/user',
  responses: {
    ready: userList(recent + 30),
    empty: userList(30),
    long: userList(recent + 900, { isLong: true }),
  },
  shows: {
    ready: async ({ canvas }) => {
      const table = tableDriver(canvas, 'Dormant users');
      await waitFor(() => expect(table.rowCount()).toBeGreaterThan(20));
      await expect(table.headings()).toEqual(['Company', 'User Name', 'Full Name', 'Email', 'Last Login']);
      const companies = table.cells('Company');
      await expect(companies).toEqual(companies.toSorted());
      await canvas.findByText(/^\d+ users not signed in since 2026-03-15, as of 2026-06-15 08:00 EDT$/);
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas }) => {
      await waitFor(() => expect(tableDriver(canvas, 'Dormant users').rowCount()).toBeGreaterThan(20));
    },
  },
});

export default { title: 'screens/administration/DormantUsers', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Refreshed: Story = refreshStory({
  address,
  label: 'Dormant users',
  first: { users: recent + 10, rows: 25 },
  second: { users: recent + 5, rows: 20 },
});
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
