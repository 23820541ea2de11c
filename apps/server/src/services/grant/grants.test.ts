import { formatCalendarDay } from '@portal/domain';
/* oxlint-disable no-script-url -- an address that must not become a link */
import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/testServer.ts';

const pair = { userName: 'portal', userKey: 'canary-key-of-the-grant-service' };
const credentials = { 'user-name': pair.userName, 'user-key': pair.userKey };
const server = testServer({ config: { grantCredentials: pair } });

const buildApplication = (application_id: number, applied_at: string, own: object = {}) => ({
  application_id,
  applied_at,
  name: `Applicant ${application_id}`,
  ...own,
});

const full = {
  name: 'Teodora Lindqvist',
  address: '18 Harbor Lane',
  city: 'Duluth',
  state: 'MN',
  zip: '05580',
  phone: '2185550143',
  email: 'teodora@example.com',
  business_name: 'North Shore Felt',
  creative_interest: '<b>Felt</b> 🧶 مرحبا',
  years_experience: '14',
  where_shop: 'x'.repeat(20_000),
  etsy_account: 'javascript:alert(1)',
};

beforeAll(async () => {
  const { db } = server.database;
  await db
    .insertInto('pages')
    .values([{ page_name: 'Grants', url: '/Reports/MgpReview', roles: ['JAS'] }])
    .execute();
  await db
    .insertInto('grant_applications')
    .values([
      buildApplication(1, '2025-03-01T09:00:00Z'),
      buildApplication(2, '2025-03-02T23:59:59Z', full),
      buildApplication(3, '2025-03-02T00:00:00Z', { name: '=1+1', phone: '-5', website_account: '@x' }),
      buildApplication(4, '2025-03-03T10:00:00Z'),
      buildApplication(5, '2025-03-03T10:00:00Z', { other_information: 'a "quoted"\r\nline' }),
    ])
    .execute();
});

const get = (url: string, username: string | null = people.marketing) =>
  server.request(username, { method: 'GET', url: `/grant/api/${url}` });
const open = (payload: object, username: string = people.marketing) =>
  server.request(username, { method: 'PUT', url: '/grant/api/ApplicationList', payload });

describe('the list of applications', () => {
  test('is returned as in the contract', async () => {
    const response = await get('ApplicationList/?pageNum=2&rowsPerPage=2');
    expect(response.json()).toEqual({
      totalRows: 5,
      totalPages: 3,
      appData: [
        {
          applicationId: 2,
          name: 'Teodora Lindqvist',
          address: '18 Harbor Lane',
          city: 'Duluth',
          state: 'MN',
          zip: '05580',
          phone: '2185550143',
          dateStamp: '2025-03-02T23:59:59',
        },
        expect.objectContaining({ applicationId: 3, address: null }),
      ],
      filters: ['opened', 'dtBegin'],
    });
  });

  test.each([
    { query: '', ids: [5, 4, 2, 3, 1] },
    { query: '?rowsPerPage=2', ids: [5, 4] },
    { query: '?pageNum=3&rowsPerPage=2', ids: [1] },
    { query: '?pageNum=999999999&rowsPerPage=2', ids: [1] },
  ])('is sorted newest first: "$query" gives $ids', async ({ query, ids }) => {
    const { appData } = (await get(`ApplicationList${query}`)).json();
    expect(appData.map((row: { applicationId: number }) => row.applicationId)).toEqual(ids);
  });

  test.each([
    { query: '?opened=no', ids: [5, 4, 2, 1] },
    { query: '?opened=NO&rowsPerPage=3&pageNum=2', ids: [1] },
    { query: '?opened=yes', ids: [3] },
    { query: '?opened=&dtBegin=', ids: [5, 4, 2, 3, 1] },
    // In New York, the day begins at 05:00 UTC.
    { query: '?dtBegin=20250302', ids: [5, 4, 2] },
    { query: '?dtBegin=2025-03-01&opened=yes', ids: [3] },
  ])('$query finds $ids', async ({ query, ids }) => {
    const { db } = server.database;
    await db.insertInto('opened_applications').values({ application_id: 3 }).execute();
    const page = (await get(`ApplicationList/${query}`)).json();
    await db.deleteFrom('opened_applications').execute();
    expect(page.appData.map((row: { applicationId: number }) => row.applicationId)).toEqual(ids);
    expect(page.filters).toEqual(['opened', 'dtBegin']);
  });

  test.each([
    'opened=maybe',
    'dtBegin=20250230',
    'pageNum=0',
    'pageNum=-1',
    'pageNum=x',
    'rowsPerPage=501',
    'rowsPerPage=0',
    'pageNum=1&pageNum=2',
  ])('%s is rejected', async (query) => {
    const response = await get(`ApplicationList/?${query}`);
    expect(response.json()).toMatchObject({ status: 400, code: 'request.invalid' });
  });
});

describe('an application', () => {
  test('is returned completely and unchanged', async () => {
    const { headshotUri, ...response } = (await get('application/2')).json();
    expect(response).toMatchObject({
      id: 2,
      creativeInterest: '<b>Felt</b> 🧶 مرحبا',
      whereShop: full.where_shop,
      etsyAccount: 'javascript:alert(1)',
      otherInformation: null,
      videoUri: null,
    });
    expect(headshotUri).toBeNull();
    expect(Object.keys(response)).toHaveLength(28);
  });

  test('is never compressed, because it contains sealed links', async () => {
    const { headers, rawPayload } = await server.request(people.marketing, {
      url: '/grant/api/application/2',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(rawPayload.length).toBeGreaterThan(1_024);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test.each(['6', '2147483647'])('%s is not found', async (id) => {
    expect((await get(`application/${id}`)).json()).toMatchObject({
      status: 404,
      code: 'application.not_found',
      message: `Application ${id} not found`,
    });
  });

  test.each(['0', '-1', 'abc', '1.5', '2147483648', '99999999999999999999', "1'--", '%00', '1%20or%201=1'])(
    '%s is rejected',
    async (id) => expect((await get(`application/${id}`)).statusCode).toBe(400),
  );
});

describe('opening an application', () => {
  test.each([
    { id: 5, rows: 2, page: 1 },
    { id: 2, rows: 2, page: 2 },
    { id: 1, rows: 2, page: 3 },
    { id: 1, rows: 500, page: 1 },
  ])('$id is on page $page with $rows rows a page', async ({ id, rows, page }) => {
    const response = await open({ Id: id, RowsPerPage: rows });
    expect(response.json()).toEqual({ applicationId: id, pageNum: page });
  });

  test.each([
    { id: 4, filters: { opened: 'no' }, previousId: 5, nextId: 2 },
    { id: 2, filters: { opened: 'no' }, previousId: 4, nextId: 1 },
    // It has been opened since.
    { id: 3, filters: { opened: 'no' }, previousId: 2, nextId: 1 },
    { id: 3, filters: { opened: 'yes', dtBegin: '' }, previousId: null, nextId: null },
    { id: 2, filters: { opened: '', dtBegin: '20250302' }, previousId: 4, nextId: null },
    { id: 1, filters: { opened: 'no', dtBegin: '20250303' }, previousId: 4, nextId: null },
  ])('$id has the neighbors of the list filtered by $filters', async ({ id, filters, ...neighbors }) => {
    const { db } = server.database;
    await db.insertInto('opened_applications').values({ application_id: 3 }).execute();
    const place = (await open({ Id: id, RowsPerPage: 500, ...filters })).json();
    await db.deleteFrom('opened_applications').execute();
    expect(place).toEqual({ applicationId: id, pageNum: 1, ...neighbors });
  });

  test('counts a view for today if the application exists', async () => {
    const today = `${formatCalendarDay(new Date())}T00:00:00`;
    const countViewsToday = async () =>
      (await get('ViewLog')).json().find(({ openDate }: { openDate: string }) => openDate === today)
        ?.counter ?? 0;
    const before = await countViewsToday();
    await Promise.all([1, 2, 3].map((id) => open({ Id: id, RowsPerPage: 15 })));
    expect((await open({ Id: 99, RowsPerPage: 15 })).statusCode).toBe(404);
    expect((await countViewsToday()) - before).toBe(3);
  });

  test.each([
    {},
    { Id: 1 },
    { Id: '1', RowsPerPage: 15 },
    { Id: 1, RowsPerPage: 0 },
    { Id: -1, RowsPerPage: 15 },
    { Id: 1, RowsPerPage: 15, more: 1 },
    { Id: 1, RowsPerPage: 15, opened: 'maybe' },
    { Id: 1, RowsPerPage: 15, dtBegin: '20250230' },
  ])('%o is rejected', async (payload) => expect((await open(payload)).statusCode).toBe(400));
});

test("applications are counted by the company's day, newest first", async () => {
  expect((await get('DailyCounts')).json()).toEqual([
    { applicationDate: '2025-03-03T00:00:00', numApplications: 2 },
    { applicationDate: '2025-03-02T00:00:00', numApplications: 1 },
    // One of them at 2025-03-02T00:00:00Z, which is March 1 in New York.
    { applicationDate: '2025-03-01T00:00:00', numApplications: 2 },
  ]);
});

describe('the service itself', () => {
  const requestDirectly = (url: string, headers: Record<string, string> = credentials) =>
    server.app.inject({ method: 'GET', url: `/embedded/grant/${url}`, headers });

  test('responds to its name and key with its own URLs', async () => {
    expect((await requestDirectly('api/application/2')).json()).toMatchObject({ id: 2 });
    const location = (await requestDirectly('api/application/')).body;
    expect(location).toMatch(/^\/embedded\/grant\/files\/applications-\d{8}-[0-9a-f]{32}\.csv$/);
    const file = await server.app.inject({ method: 'GET', url: location, headers: credentials });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect((await server.app.inject({ method: 'GET', url: location })).statusCode).toBe(401);
  });

  test.each(['api/ViewLog', 'media/1/headshot', 'files/applications.csv'])(
    'rejects %s from a user, even with a session',
    async (url) => {
      expect((await requestDirectly(url, {})).statusCode).toBe(401);
      const response = await server.request(people.admin, { method: 'GET', url: `/embedded/grant/${url}` });
      expect(response.json()).toMatchObject({ status: 401, code: 'service.refused' });
      expect(response.headers['www-authenticate']).toBe('UserKey');
    },
  );

  test.each([
    'media/1/headshot',
    'media/x/headshot',
    'media/1/passport',
    'media/0/video',
    'files/..%2f..%2fx',
  ])('has nothing at %s', async (url) => expect((await requestDirectly(url)).statusCode).toBe(404));
});
