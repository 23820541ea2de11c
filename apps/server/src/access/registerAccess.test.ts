import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { parseBearerToken } from './token.ts';
import { findUserId, grantRole, people, setLocked } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';
import type { Server } from '../server.ts';
import { registerAccess } from './registerAccess.ts';

test('a route without declared access prevents the start', () => {
  const app = Fastify();
  registerAccess(app, {} as Server);
  expect(() => app.get('/open', async () => 'open')).toThrow('GET /open does not declare its access');
  app.get('/declared', { config: { access: { kind: 'public' } } }, async () => 'open');
});

test.each([
  { header: 'Bearer abc-._~+/=', token: 'abc-._~+/=' },
  { header: 'bearer abc', token: 'abc' },
  { header: 'Bearer  abc ', token: 'abc' },
  { header: 'Bearer', token: null },
  { header: 'Bearer a b', token: null },
  { header: 'Basic abc', token: null },
  { header: '', token: null },
  { header: undefined, token: null },
])('"$header" carries the token $token', ({ header, token }) => expect(parseBearerToken(header)).toBe(token));

const server = testServer();

const listMailers = (token: string) =>
  server.app.inject({ method: 'GET', url: '/api/mailer', headers: { authorization: `Bearer ${token}` } });

describe('roles and pages are read on every call', () => {
  test('granting or revoking a role changes the permissions of an open session', async () => {
    const { db } = server.database;
    const token = await server.getToken(people.care);
    expect((await listMailers(token)).statusCode).toBe(403);

    await grantRole(db, people.care, 'JAS');
    expect((await listMailers(token)).statusCode).toBe(200);

    const userId = await findUserId(db, people.care);
    await db.deleteFrom('user_roles').where('user_id', '=', userId).where('rolename', '=', 'JAS').execute();
    expect((await listMailers(token)).statusCode).toBe(403);
  });

  test('a changed page takes effect within a second', async ({ onTestFinished }) => {
    const startedAt = performance.now();
    const now = vi.spyOn(performance, 'now').mockReturnValue(startedAt);
    onTestFinished(() => now.mockRestore());
    const { db } = server.database;
    const token = await server.getToken(people.marketing);
    expect((await listMailers(token)).statusCode).toBe(200);
    await db
      .updateTable('pages')
      .set({ roles: ['Coleman'] })
      .where('page_name', '=', 'Campaigns')
      .execute();
    now.mockReturnValue(startedAt + 1_000);
    expect((await listMailers(token)).statusCode).toBe(403);
    await db
      .updateTable('pages')
      .set({ roles: ['JAS'] })
      .where('page_name', '=', 'Campaigns')
      .execute();
    now.mockReturnValue(startedAt + 2_000);
    expect((await listMailers(token)).statusCode).toBe(200);
  });

  test('a locked user has no session any more', async () => {
    const { db } = server.database;
    const token = await server.getToken(people.withoutRoles);
    await setLocked(db, people.withoutRoles, true);
    const response = await server.request(people.withoutRoles, { method: 'GET', url: '/api/session' });
    expect(response.json()).toMatchObject({ status: 401, code: 'session.locked' });
    await setLocked(db, people.withoutRoles, false);
    expect((await listMailers(token)).statusCode).toBe(403);
  });
});
