import { modalDriver, tableDriver } from '@portal/ui/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { userAccess, userChoices, userList, users } from '../shared/userResponsesFixture.ts';

const address = '/Admin/UserMaint';

/** The list, and what becomes of the users that are edited and terminated. */
function storedUsers(count: number) {
  let list = users(count);
  return {
    list: providerResponses.get('/api/user', ({ response }) => response(200).json(list)),
    termination: providerResponses.delete('/api/user/{userId}', ({ params, response }) => {
      list = list.filter(({ userId }) => userId !== Number(params.userId));
      return response(204).empty();
    }),
  };
}
const stored = storedUsers(12);

const states = screenStates({
  address,
  path: '/api/user',
  responses: { ready: userList(250), empty: userList(0), long: userList(5_000, { isLong: true }) },
  others: userChoices,
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const table = tableDriver(canvas, 'Users', userEvent);
      await canvas.findByText('250 users');
      await expect(table.sortedBy()).toEqual([
        { heading: 'First Name', direction: 'ascending' },
        { heading: 'Last Name', direction: 'ascending' },
      ]);
      await expect(table.cells('Last Name').slice(0, 3)).toEqual(['Adeyemi', 'Adeyemi', 'Adeyemi']);
      await expect(new Set(table.cells('Start Page'))).toEqual(new Set(['', 'Mailers']));
      await table.filterBy('Locked Out', 'yes');
      await table.filterBy('Company', 'coleman');
      await waitFor(() => expect(new Set(table.cells('Locked Out'))).toEqual(new Set(['Yes'])));
      await expect(new Set(table.cells('Company'))).toEqual(new Set(['Coleman Data Services']));
      await canvas.findByText(/^\d{1,2} of 250 users$/);
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
      await expect(canvas.getByRole('button', { name: 'ADD USER' })).toBeVisible();
    },
    long: async ({ canvas }) => {
      await canvas.findByText('5,000 users');
      const table = tableDriver(canvas, 'Users');
      await expect(table.element()).toHaveAttribute('aria-rowcount', '5001');
      await expect(table.rowCount()).toBeLessThan(80);
    },
  },
});

export default { title: 'screens/administration/UserMaintenance', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

/** The row menu lists the user's actions in the specified order. */
export const RowMenu: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'anton.adeyemi1' });
    await tableDriver(canvas, 'Users', userEvent).openRowMenu(1);
    await screen.findByRole('menu');
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Roles',
      'Companies',
      'Show Access',
      'Terminate',
    ]);
  },
};

export const Adding: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD USER' }));
    const modal = modalDriver(screen, 'Add user');
    await modal.waitUntilOpen();
    await waitFor(() => expect(modal.form().value('Company')).toBe('JAS – Craft Retail'));
  },
};

/** The URL names the user to edit. */
export const Editing: Story = {
  ...states.ready,
  args: { address: `${address}?dialog=editUser&record=2` },
  play: async () => {
    const modal = modalDriver(screen, 'Edit user anton.adeyemi1');
    await modal.waitUntilOpen();
    await expect(modal.form().value('First Name')).toBe('Anton');
  },
};

/** The URL names a user who does not exist. */
export const EditingUnknownUser: Story = {
  ...states.ready,
  args: { address: `${address}?dialog=editUser&record=unknown` },
  play: async () => {
    const modal = modalDriver(screen, 'Edit user');
    await modal.waitUntilOpen();
    await waitFor(() => expect(modal.element()).toHaveTextContent('No user has this ID.'));
  },
};

const terminating = screenStates({
  address,
  path: '/api/user',
  responses: { ready: stored.list },
  others: [stored.termination, ...userAccess('anton.adeyemi1')],
  shows: {
    ready: async ({ canvas, userEvent }) => {
      await canvas.findByRole('rowheader', { name: 'anton.adeyemi1' });
      await tableDriver(canvas, 'Users', userEvent).openRowMenu(1);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Terminate' }));
      const question = modalDriver(screen, 'Terminate user anton.adeyemi1', userEvent);
      await expect(await question.waitUntilOpen()).toHaveTextContent(
        'Are you sure you want to terminate anton.adeyemi1?',
      );
      for (const item of ['The account and its sessions', 'Roles: JAS, MSC', 'Access to companies: COL']) {
        await screen.findByText(item);
      }
      await question.press('Yes');
      await canvas.findByText('11 users');
      await screen.findByText('anton.adeyemi1 has been terminated.');
    },
  },
});

/** Asks first, then removes the row. */
export const Terminated: Story = terminating.ready;
