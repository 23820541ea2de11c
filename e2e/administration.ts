import type { APIRequestContext, Page } from '@playwright/test';
import { apiLogin, expect } from './fixtures.ts';

/** Adds a user of his own for a journey, so that journeys do not meet. */
export async function addUser(request: APIRequestContext, username: string, roles: readonly string[] = []) {
  const headers = await apiLogin(request, 'demo.admin');
  const data = {
    username,
    password: 'Blue-Kettle-41',
    email: `${username}@example.com`,
    firstName: 'Ines',
    lastName: 'Journey',
    company: 'JAS Fabric and Craft Stores',
    companyAbbrev: 'JAS',
    department: 'Customer Care',
    startPage: null,
  };
  expect((await request.post('/api/user', { headers, data })).status()).toBe(201);
  for (const rolename of roles) {
    await request.post('/api/userrole', { headers, data: { username, rolename } });
  }
  return headers;
}

/** Those of the calls that change something. */
export const writes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));

/** Answers a write as a server that cannot just now. */
export async function refuse(page: Page, method: string, path: RegExp) {
  await page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: { status: 503, code: 'server.busy', message: 'The server is busy', requestId: 'r1' },
        })
      : route.continue(),
  );
}
