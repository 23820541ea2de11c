import { sql } from 'kysely';
import { expect } from 'vitest';
import { people } from './fixtures.ts';
import { sendLogin } from './logIn.ts';
import type { TestServer } from './testServer.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A user as the API sends one. */
export interface TestUser {
  userId: number;
  username: string;
  [field: string]: unknown;
}

/** Default values of a new user. */
export const newUser = {
  username: 'ines.halloran',
  password: 'Blue-Kettle-41',
  email: 'ines.halloran@example.com',
  firstName: 'Ines',
  lastName: 'Halloran',
  company: 'Craft Retail',
  companyAbbrev: 'JAS',
  department: 'Customer Care',
  startPage: null,
};

/** Calls of an administrator to the server of a test file, and what the tests check afterwards. */
export function createAdministrationClient(server: TestServer) {
  let added = 0;

  const send = (method: Method, url: string, payload?: unknown, headers = {}) =>
    server.request(people.admin, {
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });

  const sendAs = (token: string, method: Method, url: string, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });

  const logIn = (username: string, password: string) => sendLogin(server.app, { username, password });

  return {
    send,
    sendAs,
    logIn,

    /** 200 while the session lives, 401 afterwards. */
    async getSessionStatus(token: string): Promise<number> {
      return (await sendAs(token, 'GET', '/api/session')).statusCode;
    },

    /** Adds a separate user for a case, so that cases do not mix. */
    async addUser(changes: object = {}): Promise<TestUser> {
      added += 1;
      const body = { ...newUser, username: `user.number${added}`, ...changes };
      const response = await send('POST', '/api/user', body);
      expect(response.statusCode).toBe(201);
      return response.json();
    },

    async findUser(username: string): Promise<TestUser> {
      const users: TestUser[] = (await send('GET', '/api/user')).json();
      const user = users.find((each) => each.username === username);
      if (!user) throw new Error(`no user ${username}`);
      return user;
    },

    async getToken(username: string): Promise<string> {
      return (await logIn(username, newUser.password)).json().token;
    },

    async giveRole({ userId }: TestUser, rolename: string): Promise<void> {
      await server.database.db.insertInto('user_roles').values({ user_id: userId, rolename }).execute();
    },

    async setPasswordHash(userId: number, password_hash: string | null): Promise<void> {
      await server.database.db
        .updateTable('users')
        .set({ password_hash })
        .where('user_id', '=', userId)
        .execute();
    },

    /** The latest audit entry of an operation. */
    readLastAudit(operation: string) {
      return server.database.db
        .selectFrom('audit')
        .select(['username', 'object', 'changed', 'changes', 'outcome'])
        .where('operation', '=', operation)
        .orderBy('audit_id', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    async countAudit(): Promise<number | undefined> {
      const { rows } = await sql<{ n: number }>`select count(*) as n from audit`.execute(server.database.db);
      return rows[0]?.n;
    },
  };
}
