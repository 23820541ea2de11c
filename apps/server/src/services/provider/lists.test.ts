import { describe, expect, test } from 'vitest';
import { people } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
const list = async (url: string) => (await server.request(people.admin, { method: 'GET', url })).json();

describe('the users', () => {
  test('are returned completely, without password data', async () => {
    const users = await list('/api/user');
    expect(users).toHaveLength(5);
    const user = users.find((each: { username: string }) => each.username === people.locked);
    expect(user).toEqual({
      userId: expect.any(Number),
      username: people.locked,
      firstName: 'lou',
      lastName: 'Example',
      email: 'lou.locked@example.com',
      comment: null,
      company: 'Craft Retail',
      companyAbbrev: 'JAS',
      department: null,
      timeZone: null,
      theme: null,
      startPage: null,
      userName8: null,
      isLockedOut: true,
      creationDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/),
      lastLoginDate: expect.any(String),
      lastActivityDate: expect.any(String),
      lastLockedOutDate: null,
      failedPasswordAttemptCount: 0,
      failedPasswordAttemptWindowStart: null,
      failedPasswordAnswerAttemptCount: 0,
      failedPasswordAnswerAttemptWindowStart: null,
      applicationName: 'portal',
      hasSecondFactor: false,
      rowVersion: 1,
    });
    expect(JSON.stringify(users)).not.toMatch(/argon2|password_hash|passwordHash/);
  });
});

describe('small lists', () => {
  test.each([
    {
      url: '/api/role',
      rows: ['Administer', 'Coleman', 'Developer', 'JAS', 'MSC', 'Programmer', 'StatusMessage'].map(
        (rolename) => ({
          rolename,
          applicationName: 'portal',
        }),
      ),
    },
    {
      url: '/api/company',
      rows: [
        { companyAbbrev: 'JAS', companyName: 'Craft Retail', rowVersion: 1 },
        { companyAbbrev: 'MS_', companyName: 'Marketing Services', rowVersion: 1 },
      ],
    },
    {
      url: '/api/startpage',
      rows: [{ startPageId: 1, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList', rowVersion: 1 }],
    },
    {
      url: '/api/userrole',
      rows: [
        [people.admin, 'Administer'],
        [people.admin, 'JAS'],
        [people.marketing, 'JAS'],
        [people.marketing, 'StatusMessage'],
        [people.care, 'MSC'],
        [people.locked, 'JAS'],
      ].map(([username, rolename]) => ({ username, rolename, applicationName: 'portal' })),
    },
  ])('$url', async ({ url, rows }) => expect(await list(url)).toEqual(rows));

  test('/api/page: flat, the top level as 0, roles as text', async () => {
    const pages = await list('/api/page');
    const group = pages.find((page: { pageName: string }) => page.pageName === 'Campaigns');
    expect(group).toMatchObject({
      parentId: 0,
      url: '/Campaigns',
      roles: 'JAS',
      serverRoles: '',
      toolTip: null,
    });
    const barcodes = pages.find((page: { pageName: string }) => page.pageName === 'Barcodes');
    expect(barcodes).toMatchObject({
      parentId: group.pageId,
      roles: 'Programmer,JAS',
      orderBy: 1,
      mainMenu: true,
    });
    expect(pages.find((page: { pageName: string }) => page.pageName === 'Mailers')).toMatchObject({
      orderBy: 1.5,
    });
    expect(pages.every((page: object) => !('children' in page))).toBe(true);
  });

  test('/api/portalstatus: available since the database was created', async () => {
    expect(await list('/api/portalstatus')).toEqual({
      status: 1,
      timeStamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/),
    });
  });
});
