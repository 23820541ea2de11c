import { describe, expect, test } from 'vitest';
import { loadContract } from '../../contract/loadContract.ts';
import { defaultValues } from '../../db/initial-data/defaultValues.ts';
import { createAdministrationClient, newUser, type TestUser } from '../../testing/administration.ts';
import { people } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
const { send, addUser } = createAdministrationClient(server);
const { operations } = await loadContract('provider');
const writes = operations
  .filter(({ access, method }) => access.kind === 'administer' && method !== 'GET')
  .map(({ operationId }) => operationId);

/** What a write of each kind looks like; `made` holds the rows of the writes before. */
interface Made {
  user: TestUser;
  page: { pageId: number };
  startPage: { startPageId: number };
  dashboardPage: { dashId: number };
}
type Write = (made: Made) => ReturnType<typeof send>;

const page = { parentId: 0, pageName: 'Swept', orderBy: 1, url: '', roles: '', serverRoles: '' };
const dashboardPage = { frameTitle: 'Swept', url: '/x', frameHeight: 1, roles: '' };
const access = ({ user }: Made) => ({ userName: user.username, companyAbbrev: 'JAS' });
const role = ({ user }: Made) => ({ username: user.username, rolename: 'MSC' });
const emptyPage = { mainMenu: true, toolTip: null, imageUrl: null, icon: null };

const examples: Record<string, Write> = {
  createUser: () => send('POST', '/api/user', { ...newUser, username: 'swept.away' }),
  updateUser: ({ user }) =>
    send('PUT', `/api/user/${user.userId}`, { ...user, comment: 'x', password: 'Green-Lamp-88' }),
  createRole: () => send('POST', '/api/role', { rolename: 'Sweeper' }),
  createServerRole: () => send('POST', '/api/serverrole', { rolename: 'sweeper' }),
  createCompany: () => send('POST', '/api/company', { companyAbbrev: 'SWP', companyName: 'Sweepers' }),
  updateCompany: () => send('PUT', '/api/company', { companyAbbrev: 'JAS', companyName: 'Swept' }),
  addUserRole: (made) => send('POST', '/api/userrole', role(made)),
  removeUserRole: (made) => send('DELETE', '/api/userrole', role(made)),
  grantUserCompanyAccess: (made) => send('POST', '/api/usercompanyaccess', access(made)),
  updateUserCompanyAccess: (made) =>
    send('PUT', '/api/usercompanyaccess', { ...access(made), mayAlter: 'N' }),
  revokeUserCompanyAccess: (made) => send('DELETE', '/api/usercompanyaccess', access(made)),
  createPage: () => send('POST', '/api/page', page),
  updatePage: ({ page: { pageId } }) =>
    send('PUT', '/api/page', { ...page, ...emptyPage, pageId, orderBy: 2 }),
  deletePage: ({ page: { pageId } }) => send('DELETE', `/api/page/${pageId}`),
  createStartPage: () => send('POST', '/api/startpage', { startPage1: 'Swept', startPageUrl: '/x' }),
  updateStartPage: ({ startPage }) => send('PUT', '/api/startpage', { ...startPage, startPageUrl: '/y' }),
  deleteStartPage: ({ startPage }) => send('DELETE', `/api/startpage/${startPage.startPageId}`),
  createDashboardPage: () => send('POST', '/api/dashboardpage', dashboardPage),
  updateDashboardPage: (made) => send('PUT', '/api/dashboardpage', { ...made.dashboardPage, frameHeight: 2 }),
  deleteDashboardPage: (made) => send('DELETE', `/api/dashboardpage/${made.dashboardPage.dashId}`),
  updateDefaultValue: () =>
    send('PUT', '/api/defaultvalue', { defaultKey: 'CostPerPiece', defaultValue1: '0.5' }),
  setPortalStatus: () => send('PUT', '/api/portalstatus/0'),
  sendMessage: () =>
    send('POST', '/api/sendmessage', {
      subject: 'Swept',
      message: 'Clean',
      recipients: [{ email: 'mark.marketing@example.com', name: 'Mark' }],
    }),
  retryDeliveries: async () => {
    const [mail] = await server.database.db
      .updateTable('outbox')
      .set({ state: 'failed', lease_id: null, leased_until: null })
      .returning(['message_id', 'outbox_id'])
      .execute();
    return send('PUT', `/api/sentmessage/${mail?.message_id}/delivery`, { deliveryIds: [mail?.outbox_id] });
  },
  resetSecondFactor: async ({ user: { userId } }) => {
    const factor = { user_id: userId, secret: Buffer.from('Blue-Secret-12345678'), last_step: 0 };
    await server.database.db.insertInto('second_factors').values(factor).execute();
    return send('DELETE', `/api/user/${userId}/secondfactor`);
  },
  deleteUser: ({ user }) => send('DELETE', `/api/user/${user.userId}`),
};

const allLines = () => server.database.db.selectFrom('audit').selectAll().orderBy('audit_id').execute();

describe('every administrative write', () => {
  test('has an example here', () => expect(Object.keys(examples).toSorted()).toEqual(writes.toSorted()));

  test('adds one audit entry with user, source, change and request, and without secrets', async () => {
    await server.database.db.insertInto('default_values').values(defaultValues).execute();
    const made: Made = {
      user: await addUser(),
      page: (await send('POST', '/api/page', page)).json(),
      startPage: (await send('POST', '/api/startpage', { startPage1: 'Own', startPageUrl: '/x' })).json(),
      dashboardPage: (await send('POST', '/api/dashboardpage', dashboardPage)).json(),
    };
    for (const [operation, write] of Object.entries(examples)) {
      const before = await allLines();
      const response = await write(made);
      expect({ operation, succeeds: response.statusCode < 300 }).toEqual({ operation, succeeds: true });
      const added = (await allLines()).slice(before.length);
      expect(added).toMatchObject([
        {
          username: people.admin,
          source: '127.0.0.1',
          operation,
          outcome: 'done',
          object: expect.stringMatching(/\S/),
          request_id: response.headers['x-request-id'],
        },
      ]);
    }
    const text = JSON.stringify(await allLines());
    for (const secret of [newUser.password, 'Green-Lamp-88', 'Blue-Secret', 'argon2'])
      expect(text).not.toContain(secret);
  });
});
