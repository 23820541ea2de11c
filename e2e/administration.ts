import type { APIRequestContext, Page } from '@playwright/test';
import type { User } from '@portal/domain';
import { apiLogin, expect, openAs, renderAllRows } from './fixtures.ts';

/** Address of User Maintenance below the base path. */
export const maintenance = 'Admin/UserMaint';

/** The table of users. */
export const table = (page: Page) => page.getByRole('table', { name: 'Users' });
/** The row of a user. */
export const row = (page: Page, username: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
/** The dialog with this title. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** Opens the filter of a heading. */
export async function openFilter(page: Page, heading: string) {
  await page.getByRole('button', { name: `Filter ${heading}`, exact: true }).click();
  return page.getByRole('searchbox', { name: `Filter ${heading}` });
}

/** A user of one journey's own, made by the API. */
export async function addedUser(request: APIRequestContext, username: string): Promise<User> {
  const headers = await apiLogin('demo.admin');
  const response = await request.post('/api/user', {
    headers,
    data: {
      username,
      password: 'Blue-Kettle-41',
      email: `${username}@jas.example`,
      firstName: 'Journey',
      lastName: 'Person',
      company: '',
      companyAbbrev: 'JAS',
      department: 'Customer Care',
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as User;
}

/** All users, as the provider lists them. */
export async function allUsers(request: APIRequestContext): Promise<User[]> {
  const headers = await apiLogin('demo.admin');
  return (await (await request.get('/api/user', { headers })).json()) as User[];
}

/** The user as it is stored now. */
export async function userNamed(request: APIRequestContext, username: string): Promise<User | undefined> {
  return (await allUsers(request)).find((user) => user.username === username);
}

/** Signs in as an administrator and opens User Maintenance, with a query. */
export async function openMaintenance(page: Page, query = '') {
  await openAs(page, 'demo.admin', maintenance + query);
  // Not by its role: a dialog that the address opens hides the table from screen readers.
  await expect(page.locator('tbody th[scope=row]').first()).toBeVisible();
  await renderAllRows(page.locator('table:has(tbody)'));
}

/** Fills fields of a form by their labels; a wrong field has an asterisk beside its own. */
export async function fillIn(page: Page, title: string, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page
      .getByRole('form', { name: title })
      .getByLabel(new RegExp(`^${label}( \\*)?$`))
      .fill(value);
  }
}

/** What is typed for a user who keeps all rules. */
export const newcomer = {
  'User Name': 'new.comer',
  Password: 'Blue-Kettle-41',
  Email: 'new.comer@jas.example',
  'First Name': 'Nadia',
  'Last Name': 'Comer',
};

/** The same with roles. @returns the header of the administrator's calls */
export async function addUser(request: APIRequestContext, username: string, roles: readonly string[] = []) {
  await addedUser(request, username);
  const headers = await apiLogin('demo.admin');
  for (const rolename of roles) {
    await request.post('/api/userrole', { headers, data: { username, rolename } });
  }
  return headers;
}

/** Those of the calls that change something. */
export const writes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));
