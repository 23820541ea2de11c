import type { APIRequestContext, Page } from '@playwright/test';
import { apiLogin, expect, expireLogin, openAs, tabTo, test, watchCalls } from './fixtures.ts';

/** Adds a user of his own for a journey, so that journeys do not meet. */
async function addUser(request: APIRequestContext, username: string, roles: readonly string[] = []) {
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

const writes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));

/** Answers a write as a server that cannot just now. */
async function refuse(page: Page, method: string, path: RegExp) {
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

test.describe('Roles', () => {
  test('a role is added; a tick gives it at once, says what it does and can be undone', async ({
    page,
    request,
  }) => {
    await addUser(request, 'roles.journey', ['StatusMessage']);
    await openAs(page, 'demo.admin', 'Admin/Roles');
    const name = page.getByLabel('New role');
    const add = page.getByRole('button', { name: 'Add role' });
    await expect(add).toBeDisabled();
    await name.fill('Weaver');
    await name.press('Escape');
    await expect(name).toHaveValue('');
    const calls = watchCalls(page);
    await name.fill('Weaver');
    await name.press('Enter');
    await expect(page.getByRole('option', { name: 'Weaver' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/role=Weaver$/);
    expect(writes(calls)).toEqual(['POST /api/role']);

    await page.getByRole('option', { name: 'JAS' }).click();
    const list = page.getByRole('list', { name: 'Users with the role JAS' });
    await page.getByLabel('Filter users').fill('roles.journey');
    const tick = list.getByRole('checkbox', { name: 'roles.journey' });
    await expect(tick).not.toBeChecked();
    await tick.dblclick();
    await expect(list.getByRole('status')).toContainText(
      /^roles\.journey can now open \d+ more pages: .*Mailers/,
    );
    await expect(tick).toBeChecked();
    expect(writes(calls)).toEqual(['POST /api/role', 'POST /api/userrole']);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo roles.journey' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tick).not.toBeChecked();
    expect(writes(calls).at(-1)).toBe('DELETE /api/userrole');

    await page.reload();
    await page.getByLabel('Filter users').fill('roles.journey');
    await expect(tick).not.toBeChecked();
  });

  test('locked users are not offered, and another role asks anew after a change only', async ({
    page,
    request,
  }) => {
    await addUser(request, 'reload.journey');
    await openAs(page, 'demo.admin', 'Admin/Roles?role=MSC');
    const list = page.getByRole('list', { name: /Users with the role/ });
    await expect(list.getByRole('checkbox', { name: 'demo.care' })).toBeChecked();
    await expect(list.getByRole('checkbox', { name: 'demo.locked' })).toHaveCount(0);
    const calls = watchCalls(page);
    await page.getByRole('option', { name: 'Coleman' }).click();
    await expect(page.getByRole('heading', { name: 'Users with the role Coleman' })).toBeVisible();
    expect(calls).not.toContain('GET /api/userrole');
    await list.getByRole('checkbox', { name: 'reload.journey' }).click();
    await expect(list.getByRole('checkbox', { name: 'reload.journey' })).toBeChecked();
    const asked = page.waitForRequest(
      (call) => call.url().endsWith('/api/userrole') && call.method() === 'GET',
    );
    await page.getByRole('option', { name: 'MSC' }).click();
    await asked;
  });

  test('a refused tick stands where it stood and says so; Retry saves it', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/503/);
    await addUser(request, 'refused.journey');
    await openAs(page, 'demo.admin', 'Admin/Roles?role=JAS');
    await page.getByLabel('Filter users').fill('refused.journey');
    const tick = page.getByRole('checkbox', { name: 'refused.journey' });
    await refuse(page, 'POST', /\/api\/userrole$/);
    await tick.click();
    await expect(page.getByRole('alert')).toContainText('Not saved. The server is busy');
    await expect(tick).not.toBeChecked();
    await page.unroute(/\/api\/userrole$/);
    await page.getByRole('button', { name: 'Retry refused.journey' }).click();
    await expect(tick).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a tick after the login has ended asks for it and is then saved', async ({ page, request }) => {
    await addUser(request, 'expired.journey');
    await openAs(page, 'demo.admin', 'Admin/Roles?role=JAS');
    await page.getByLabel('Filter users').fill('expired.journey');
    const tick = page.getByRole('checkbox', { name: 'expired.journey' });
    await expect(tick).not.toBeChecked();
    await expireLogin(page);
    await tick.click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Password').fill('Demo-admin-1');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(tick).toBeChecked();
  });
});

test.describe('Server Roles', () => {
  test('clicking a page gives and takes the chosen server role; a double click is one call', async ({
    page,
  }) => {
    await openAs(page, 'demo.admin', 'Admin/ServerRoles');
    const name = page.getByLabel('New server role');
    await expect(page.getByRole('button', { name: 'Add server role' })).toBeDisabled();
    await name.fill('Two Words');
    await name.press('Enter');
    await expect(page.getByText('Role name must not hold a blank')).toBeVisible();
    await name.press('Escape');
    await expect(name).toHaveValue('');
    await name.fill('JourneyRole');
    await name.press('Enter');
    const tree = page.getByRole('tree', { name: 'Pages with the server role JourneyRole' });
    const home = tree.getByRole('treeitem', { name: 'Home' });
    await expect(home).toHaveAttribute('aria-checked', 'false');

    const calls = watchCalls(page);
    await home.dblclick();
    await expect(home).toHaveAttribute('aria-checked', 'true');
    await expect(home).toContainText('JourneyRole');
    expect(writes(calls)).toEqual(['PUT /api/page']);
    await home.press(' ');
    await expect(home).toHaveAttribute('aria-checked', 'false');
    expect(writes(calls)).toEqual(['PUT /api/page', 'PUT /api/page']);
    await home.press('Control+a');
    expect(writes(calls)).toHaveLength(2);
  });

  test('a refused tick is said above the tree and stands where it stood', async ({ page, complaints }) => {
    complaints.expect(/503/);
    await openAs(page, 'demo.admin', 'Admin/ServerRoles?role=MailerRead');
    const mailers = page.getByRole('treeitem', { name: 'Mailers' });
    await expect(mailers).toHaveAttribute('aria-checked', 'true');
    await refuse(page, 'PUT', /\/api\/page$/);
    await mailers.click();
    await expect(page.getByRole('alert')).toContainText('Not saved. Mailers: The server is busy');
    await expect(mailers).toHaveAttribute('aria-checked', 'true');
  });

  test('a page that somebody else has changed meanwhile is not written over', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/412/);
    const headers = await apiLogin(request, 'demo.admin');
    await openAs(page, 'demo.admin', 'Admin/ServerRoles?role=UserAdmin');
    const tableau = page.getByRole('treeitem', { name: 'Tableau' });
    await expect(tableau).toHaveAttribute('aria-checked', 'false');
    const pages = (await (await request.get('/api/page', { headers })).json()) as { pageName: string }[];
    const record = pages.find(({ pageName }) => pageName === 'Tableau');
    await request.put('/api/page', { headers, data: { ...record, toolTip: 'Changed by someone else' } });
    await tableau.click();
    await expect(page.getByRole('alert')).toContainText('changed by someone else');
    await page.getByRole('button', { name: 'Retry Tableau' }).click();
    await expect(tableau).toHaveAttribute('aria-checked', 'true');
    const after = (await (await request.get('/api/page', { headers })).json()) as object[];
    expect(after).toContainEqual(
      expect.objectContaining({ pageName: 'Tableau', toolTip: 'Changed by someone else' }),
    );
  });
});

test.describe('View Page Users', () => {
  test('lists who can open a page and explains anybody, listed or not; the address holds both', async ({
    page,
  }) => {
    await openAs(page, 'demo.admin', 'Admin/ViewPageUsers');
    const tree = page.getByRole('tree', { name: 'Pages' });
    await tree.getByRole('treeitem', { name: 'Add Mailer' }).click();
    const table = page.getByRole('table', { name: 'Users who can open Add Mailer' });
    await expect(table.getByRole('rowheader', { name: 'demo.marketing' })).toBeVisible();
    for (const absent of ['demo.locked', 'demo.care']) {
      await expect(table.getByRole('rowheader', { name: absent })).toHaveCount(0);
    }
    await page.getByLabel('Ask about any user').fill('demo.care');
    await page.getByLabel('Ask about any user').press('Enter');
    const why = page.getByRole('region', { name: 'Why' });
    await expect(why).toContainText('demo.care cannot open Add Mailer');
    await expect(why).toContainText('Add Mailer asks for the role JAS or Coleman');
    await expect(page).toHaveURL(/page=\d+&user=demo\.care$/);
    await page.reload();
    await expect(why).toContainText('demo.care cannot open Add Mailer');

    await page.getByLabel('Ask about any user').fill('demo.locked');
    await page.getByRole('button', { name: 'Explain' }).click();
    await expect(why).toContainText('demo.locked is locked out');
    await table
      .getByRole('row', { name: /demo\.marketing/ })
      .getByRole('radio')
      .click();
    await expect(why).toContainText('demo.marketing can open Add Mailer');
    await expect(why).toContainText('Campaigns, above it, is opened by the role JAS');
    await page.goBack();
    await expect(why).toContainText('demo.locked is locked out');
  });

  test('by keyboard alone: filter the tree, choose a page, ask about a user', async ({ page }) => {
    await openAs(page, 'demo.admin', 'Admin/ViewPageUsers');
    await tabTo(page, page.getByLabel('Filter pages'));
    await page.keyboard.type('add mailer');
    await expect(page.getByRole('treeitem')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Users who can open Add Mailer' })).toBeVisible();
    await tabTo(page, page.getByLabel('Ask about any user'));
    await page.keyboard.type('demo.admin');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Why' })).toContainText('demo.admin can open Add Mailer');
  });

  test('a failed list says so and comes back on Retry', async ({ page, complaints }) => {
    complaints.expect(/400/);
    let isBroken = true;
    await page.route(/\/api\/userrole$/, (route) =>
      isBroken
        ? route.fulfill({
            status: 400,
            contentType: 'application/problem+json',
            json: {
              status: 400,
              code: 'request.invalid',
              message: 'The list is out of order.',
              requestId: 'r',
            },
          })
        : route.continue(),
    );
    await openAs(page, 'demo.admin', 'Admin/ViewPageUsers');
    await expect(page.getByRole('alert')).toContainText('The list is out of order.');
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tree', { name: 'Pages' })).toBeVisible();
  });
});

test.describe('View User Access', () => {
  test('shows what a user can open with the roles, why, and what not; chosen again it goes', async ({
    page,
  }) => {
    await openAs(page, 'demo.admin', 'Admin/ViewUserAccess');
    await page.getByLabel('Filter users').fill('demo.');
    await expect(page.getByRole('option', { name: /demo\.locked/ })).toHaveCount(0);
    const care = page.getByRole('option', { name: /demo\.care/ });
    await care.click();
    const tree = page.getByRole('tree', { name: 'Pages of demo.care' });
    await expect(tree.getByRole('treeitem', { name: /^Campaigns/ })).toContainText('JAS, MSC, Coleman');
    await expect(tree.getByRole('treeitem', { name: /^Add Mailer/ })).toHaveCount(0);

    await page.getByLabel('Also show pages that cannot be opened').check();
    await tree.getByRole('treeitem', { name: /^Add Mailer/ }).click();
    await expect(page.getByRole('region', { name: 'Why' })).toContainText(
      'To open it, give demo.care JAS or Coleman',
    );
    await expect(page).toHaveURL(/user=demo\.care&page=\d+$/);
    await care.click();
    await expect(tree).toHaveCount(0);
    await expect(page).toHaveURL(/ViewUserAccess$/);
  });
});

test.describe('dialogs of a user', () => {
  test('roles: a tick acts at once, and Merge Roles says before what it adds', async ({ page, request }) => {
    await addUser(request, 'merge.journey', ['StatusMessage']);
    await openAs(page, 'demo.admin', 'Admin/ViewUserAccess?user=merge.journey');
    await page.getByRole('button', { name: 'Edit roles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit roles of merge.journey' });
    await expect(dialog.getByRole('checkbox', { name: 'StatusMessage' })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Coleman' }).click();
    await expect(dialog.getByRole('list').getByRole('status')).toContainText('merge.journey can now open');

    await dialog.getByLabel('From user').fill('demo.marketing');
    await expect(dialog.getByText('Will be added: JAS', { exact: true })).toBeVisible();
    const calls = watchCalls(page);
    await dialog.getByRole('button', { name: 'Merge Roles' }).dblclick();
    await expect(dialog.getByText('Added: JAS.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'JAS' })).toBeChecked();
    expect(writes(calls)).toEqual(['POST /api/userrole']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('tree', { name: 'Pages of merge.journey' })).toContainText('Add Mailer');
  });

  test('companies: access and altering are saved at once, taking access takes altering', async ({
    page,
    request,
  }) => {
    await addUser(request, 'company.journey');
    await openAs(page, 'demo.admin', 'Admin/ViewUserAccess?user=company.journey');
    await page.getByRole('button', { name: 'Edit companies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit companies of company.journey' });
    const bodies: unknown[] = [];
    page.on('request', (call) => {
      if (call.method() !== 'GET') bodies.push([call.method(), call.postDataJSON()]);
    });
    const access = dialog.getByRole('checkbox', { name: 'Access to Pixel and Thread Studio' });
    const alter = dialog.getByRole('checkbox', { name: 'May alter Pixel and Thread Studio' });
    await expect(alter).toBeDisabled();
    await access.dblclick();
    await expect(access).toBeChecked();
    await expect(alter).not.toBeChecked();
    await alter.click();
    await expect(alter).toBeChecked();
    await access.click();
    await expect(access).not.toBeChecked();
    await expect(alter).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Access to All companies' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Access to All companies' })).toBeChecked();
    const pixel = { userName: 'company.journey', companyAbbrev: 'PX_' };
    expect(bodies).toEqual([
      ['POST', { ...pixel, mayAlter: 'N' }],
      ['PUT', pixel],
      ['DELETE', pixel],
      ['POST', { userName: 'company.journey', companyAbbrev: '', mayAlter: 'N' }],
    ]);
  });

  test('Merge Companies adds only what is missing, with the right to alter of the other user', async ({
    page,
    request,
  }) => {
    const headers = await addUser(request, 'giver.journey');
    await addUser(request, 'taker.journey');
    const give = (userName: string, companyAbbrev: string, mayAlter?: 'N') =>
      request.post('/api/usercompanyaccess', {
        headers,
        data: { userName, companyAbbrev, ...(mayAlter && { mayAlter }) },
      });
    await give('giver.journey', 'JAS');
    await give('giver.journey', 'COL');
    await give('giver.journey', 'MSC', 'N');
    await give('taker.journey', 'JAS', 'N');
    await openAs(page, 'demo.admin', 'Admin/ViewUserAccess?user=taker.journey');
    await page.getByRole('button', { name: 'Edit companies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit companies of taker.journey' });
    await dialog.getByLabel('From user').fill('giver.journey');
    await expect(
      dialog.getByText('Will be added: Coleman Data Services (may alter), MSC Customer Care', {
        exact: true,
      }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Merge Companies' }).click();
    await expect(dialog.getByText('Added: Coleman Data Services, MSC Customer Care.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'May alter Coleman Data Services' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'May alter MSC Customer Care' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^May alter JAS/ })).not.toBeChecked();
  });

  test('Show Access, from the row menu of View Page Users, explains a page', async ({ page }) => {
    await openAs(page, 'demo.admin', 'Admin/ViewPageUsers');
    await page.getByRole('treeitem', { name: 'Mailers', exact: true }).click();
    await page.getByRole('button', { name: 'Actions for demo.care' }).click();
    await page.getByRole('menuitem', { name: 'Show Access' }).click();
    const dialog = page.getByRole('dialog', { name: 'Access of demo.care' });
    await dialog.getByRole('treeitem', { name: 'Mailers' }).click();
    await expect(dialog.getByText('demo.care can open Mailers')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('Audit', () => {
  test('finds who changed what, shows the details, and keeps the search in the address', async ({
    page,
    request,
  }) => {
    await addUser(request, 'audited.journey', ['MSC']);
    await openAs(page, 'demo.admin', 'Admin/Audit');
    await page.getByLabel('What').selectOption('Give role');
    await page.getByLabel('Object contains').fill('audited.journey');
    await page.getByLabel('Object contains').press('Enter');
    await expect(page).toHaveURL(/operation=addUserRole&objectContains=audited\.journey$/);
    const table = page.getByRole('table', { name: 'Audit entries' });
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    await expect(table).toContainText('role MSC');
    await table.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog', { name: /^Audit entry \d+$/ });
    await expect(dialog).toContainText('Give role (addUserRole)');
    await expect(page).toHaveURL(/entry=\d+$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(table.getByRole('rowheader')).toHaveCount(1);
  });

  test('downloads all entries, page by page, and can be stopped', async ({ page, request }) => {
    const headers = await apiLogin(request, 'demo.admin');
    const { rowCount } = (await (await request.get('/api/audit', { headers })).json()) as {
      rowCount: number;
    };
    await openAs(page, 'demo.admin', 'Admin/Audit');
    const button = page.getByRole('button', { name: 'Download all as CSV' });
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await button.click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('audit.csv');
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n');
    expect(lines[0]).toContain('"Time","Who","What"');
    expect(lines.length).toBeGreaterThan(rowCount);

    let isHeld = true;
    await page.route(/\/api\/audit\?.*rowsPerPage=500/, async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue().catch(() => {});
    });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Download audit.csv' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    isHeld = false;
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('nobody but an administrator reaches these screens', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Admin/Roles');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Roles');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
