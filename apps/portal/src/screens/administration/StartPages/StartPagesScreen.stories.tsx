import { gridDriver, modalDriver } from '@portal/ui/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { users } from '../shared/userResponsesFixture.ts';
import { editedTableStates } from '../shared/editedTableStates.ts';

const address = '/Admin/StartPages';
const rows = [
  { startPageId: 1, startPage1: 'Home', startPageUrl: '/Home' },
  { startPageId: 2, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' },
];
const respondWith = (answered: typeof rows) =>
  providerResponses.get('/api/startpage', ({ response }) => response(200).json(answered));

const states = editedTableStates({
  address,
  path: '/api/startpage',
  label: 'Start pages',
  heading: 'Start Page',
  cells: rows.map((row) => row.startPage1),
  responses: {
    ready: respondWith(rows),
    empty: respondWith([]),
    long: respondWith(rows.map((row) => ({ ...row, startPageUrl: row.startPageUrl.repeat(40) }))),
  },
});

/** Users as the second call lists them; the first one fails when it is released. */
function createUsersResponse() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  const usersResponse = providerResponses.get('/api/user', async ({ response }) => {
    calls += 1;
    if (calls > 1) return response(200).json(users(9));
    await released;
    return response.untyped(Response.json({ status: 400, message: 'Not this time.' }, { status: 400 }));
  });
  return { usersResponse, release };
}
const { usersResponse, release } = createUsersResponse();

const deleting = screenStates({
  heading: null,
  address,
  path: '/api/startpage',
  responses: { ready: respondWith(rows) },
  others: [usersResponse],
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const table = gridDriver(canvas, 'Start pages', userEvent);
      await table.waitForRows();
      await table.openRowMenu(2);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const question = modalDriver(screen, 'Delete start page Mailers', userEvent);
      await question.waitUntilOpen();
      await expect(question.element()).toHaveTextContent('Users who have it:[working...]');
      await expect(question.button('Yes')).toHaveAttribute('aria-disabled', 'true');
      release();
      await expect(await within(question.element()).findByRole('alert')).toHaveTextContent('Not this time.');
      await expect(question.button('Yes')).not.toHaveAttribute('aria-disabled', 'true');
      await question.press('Retry');
      const list = await within(question.element()).findByRole('list', { name: 'Users who have it' });
      await waitFor(() =>
        expect([...list.children].map((item) => item.textContent)).toEqual([
          'boris.quill4',
          'ines.halloran0',
          'zoe.adeyemi8',
        ]),
      );
      await expect(question.button('Yes')).not.toHaveAttribute('aria-disabled', 'true');
    },
  },
});

export default { title: 'screens/administration/StartPages', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
/** The users who have the page are listed; until they are known, the answer waits. */
export const DeletedInUse: Story = deleting.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
