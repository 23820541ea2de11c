import { expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, readLastAudit, countAudit } = createAdministrationClient(server);
const read = async (username: string = people.withoutRoles) =>
  (await server.request(username, { method: 'GET', url: '/api/portalstatus' })).json();

test('the portal is made unavailable and available, with the time of the change', async () => {
  await server.database.db.updateTable('portal_status').set({ time_stamp: '2020-01-01T00:00:00Z' }).execute();
  const response = await send('PUT', '/api/portalstatus/0');
  expect(response.statusCode).toBe(200);
  const { status, timeStamp } = response.json();
  expect(status).toBe(0);
  expect(Math.abs(Date.parse(`${timeStamp}Z`) - Date.now())).toBeLessThan(60_000);
  expect(await read()).toEqual({ status, timeStamp });
  expect(await readLastAudit('setPortalStatus')).toMatchObject({
    username: people.admin,
    object: 'portal status 0',
    changed: ['status'],
  });
  expect((await send('PUT', '/api/portalstatus/1')).json().status).toBe(1);
});

test('setting the same status changes nothing', async () => {
  await server.database.db
    .updateTable('portal_status')
    .set({ status: 1, time_stamp: '2020-01-01T00:00:00Z' })
    .execute();
  const before = await countAudit();
  expect((await send('PUT', '/api/portalstatus/1')).json()).toEqual({
    status: 1,
    timeStamp: '2020-01-01T00:00:00',
  });
  expect(await countAudit()).toBe(before);
});

test('users are not blocked while the portal is unavailable', async () => {
  await send('PUT', '/api/portalstatus/0');
  expect((await server.request(people.marketing, { method: 'GET', url: '/api/mailer' })).statusCode).toBe(
    200,
  );
});

test.each(['2', '-1', 'on', '1.5'])('the status %s is rejected', async (status) => {
  expect((await send('PUT', `/api/portalstatus/${status}`)).json()).toMatchObject({
    status: 400,
    code: 'request.invalid',
  });
});
