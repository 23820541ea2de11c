import type { Page } from '@playwright/test';
import { addedUser, allUsers, userNamed, fillIn, newcomer } from '../administration.ts';
import { apiLogin, expect, openAs, renderAllRows, test, watchCalls } from '../fixtures.ts';

test('Add Customer Care User: one company, and back to Admin', async ({ page, request }) => {
  await openAs(page, 'demo.admin', 'Admin/AddTempUser');
  const form = page.getByRole('form', { name: 'Add Customer Care User' });
  await expect(form.getByLabel('Company').getByRole('option')).toHaveText([
    'JAS – JAS Fabric and Craft Stores',
  ]);
  await expect(form.getByLabel('Department')).toHaveValue('Customer Care');
  await fillIn(page, 'Add Customer Care User', {
    ...newcomer,
    'User Name': 'care.person',
    Email: 'care.person@jas.example',
  });
  await form.getByLabel('Last Name').press('Enter');
  await expect(page).toHaveURL(/\/portal\/Admin$/);
  await expect(page.getByText('care.person has been added.')).toBeVisible();
  expect(await userNamed(request, 'care.person')).toMatchObject({
    companyAbbrev: 'JAS',
    department: 'Customer Care',
    startPage: null,
  });

  await page.goto('Admin/AddTempUser');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/portal\/Admin$/);
});

test('Terminate Customer Care User: only the name of a user enables Submit', async ({ page, request }) => {
  await addedUser(request, 'Care.Leaver');
  await openAs(page, 'demo.admin', 'Admin/TerminateTempUser');
  const form = page.getByRole('form', { name: 'Terminate Customer Care User' });
  const submit = form.getByRole('button', { name: 'Terminate user' });
  await form.getByLabel('User Name').fill('care.leave');
  await expect(submit).toHaveAccessibleDescription('No such user');
  await form.getByLabel('User Name').fill('demo.admin');
  await expect(submit).toHaveAccessibleDescription("You can't terminate your own account");
  await form.getByLabel('User Name').fill(' care.LEAVER ');
  await expect(form.getByText('Journey Person').and(page.locator(':not(option)'))).toBeVisible();
  await submit.click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Are you sure you want to terminate Care.Leaver?',
  );
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(form.getByLabel('User Name')).toHaveValue(' care.LEAVER ');
  await submit.click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page).toHaveURL(/\/portal\/Admin$/);
  expect(await userNamed(request, 'Care.Leaver')).toBeUndefined();

  await page.goto('Admin/TerminateTempUser');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/portal\/Admin$/);
});

test('Site Administration: the state, its time, and the one button', async ({
  page,
  browser,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/500/);
  await request.put('/api/portalstatus/1', { headers: await apiLogin('demo.admin') });
  await openAs(page, 'demo.admin', 'Admin/SiteAdmin');
  const main = page.getByRole('main');
  await expect(main.getByText('The system is available')).toBeVisible();
  const before = await main.getByRole('time').textContent();
  const calls = watchCalls(page);

  await page.route('**/api/portalstatus/0', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Make Unavailable' }).click();
  await expect(main.getByRole('alert')).toContainText('Something went wrong. Try again.');
  await expect(main.getByText('The system is available')).toBeVisible();
  await page.unroute('**/api/portalstatus/0');
  calls.length = 0;

  await page.getByRole('button', { name: 'Make Unavailable' }).dblclick();
  await expect(main.getByText('The system is unavailable')).toBeVisible();
  const after = await main.getByRole('time').textContent();
  expect(String(after) > String(before)).toBe(true);
  await expect(page.getByText('The portal is marked as unavailable.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openAs(other, 'demo.care', new URL('../Home', page.url()).href);
  await expect(other.getByText('The portal is marked as unavailable.')).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: 'Make Available' }).click();
  await expect(main.getByText('The system is available')).toBeVisible();
  await expect(page.getByText('The portal is marked as unavailable.')).toHaveCount(0);
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([
    'PUT /api/portalstatus/0',
    'PUT /api/portalstatus/1',
  ]);
});

test.describe('Send Message', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Send Message' });
  const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' });

  const confirm = (page: Page) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true });

  async function openForm(page: Page) {
    await openAs(page, 'demo.admin', 'Admin/SendMessage');
    await expect(form(page).getByText(/^[\d,]+ recipients$/)).toBeVisible();
  }

  test('names the recipients before sending, and stays open afterwards', async ({ page, request }) => {
    await openForm(page);
    await expect(form(page).getByLabel('Group')).toHaveValue('StatusMessage');
    await expect(form(page).getByLabel('Subject')).toHaveValue('Portal Status');
    await expect(form(page).getByLabel('Message')).toHaveValue(
      'The portal will be unavailable for scheduled maintenance starting at 4:00PM Pacific Time on June 16, 2026. ' +
        'The maintenance will end by June 17, 2026.',
    );
    const headers = await apiLogin('demo.admin');
    const roles = (await (await request.get('/api/role', { headers })).json()) as { rolename: string }[];
    const groups = await form(page).getByLabel('Group').getByRole('option').allTextContents();
    expect(groups.toSorted()).toEqual(roles.map(({ rolename }) => rolename).toSorted());

    const holders = (await (await request.get('/api/userrole', { headers })).json()) as {
      username: string;
      rolename: string;
    }[];
    const holding = new Set(
      holders.filter(({ rolename }) => rolename === 'StatusMessage').map(({ username }) => username),
    );
    const wanted = (await allUsers(request)).filter(
      ({ username, isLockedOut, email }) => holding.has(username) && !isLockedOut && email !== '',
    );
    await form(page).getByRole('button', { name: 'Show recipients' }).click();
    const recipients = page.getByRole('table', { name: 'Recipients' });
    await renderAllRows(recipients);
    const shown = recipients.locator('tbody td');
    await expect(shown).toHaveCount(wanted.length);
    expect((await shown.allTextContents()).toSorted()).toEqual(wanted.map(({ email }) => email).toSorted());

    const sent = page.waitForRequest(/\/api\/sendmessage/);
    await form(page).getByLabel('Subject').press('Enter');
    await send(page).dblclick();
    await expect(page.getByRole('alertdialog')).toContainText(
      `to ${wanted.length} recipients (StatusMessage)?`,
    );
    await confirm(page).click();
    await expect(form(page).getByText('Message sent')).toBeVisible();
    const body = (await sent).postDataJSON() as {
      subject: string;
      recipients: { email: string; name: string }[];
    };
    expect(body.subject).toBe('Portal Status');
    expect(body.recipients).toHaveLength(wanted.length);
    expect(body.recipients).toContainEqual({ email: 'demo.admin@coleman.example', name: 'Ada Demo' });
    await expect(form(page).getByLabel('Message')).toHaveValue(/June 16, 2026/);

    // The same again: the question warns, and the deliveries are listed.
    await send(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('already sent to all of these people on');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('table', { name: 'Sent messages' })
      .getByRole('row')
      .nth(1)
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Show deliveries' }).click();
    await expect(page.getByRole('dialog')).toContainText(`0 waiting, ${wanted.length} sent, 0 failed`);
  });

  test('a group without members sends nothing', async ({ page, request }) => {
    const headers = await apiLogin('demo.admin');
    const added = await request.post('/api/role', { headers, data: { rolename: 'UnusedRole' } });
    expect(added.ok()).toBe(true);
    const calls = watchCalls(page);
    await openForm(page);
    await form(page).getByLabel('Group').selectOption('UnusedRole');
    await expect(send(page)).toHaveAccessibleDescription('No recipients');
    await send(page).click({ force: true });
    expect(calls.filter((call) => call.startsWith('POST /api/sendmessage'))).toEqual([]);
  });

  test('lines in a subject cannot be typed, and the server refuses them beside the field', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/400/);
    await openForm(page);
    const subject = form(page).getByLabel('Subject');
    await subject.fill('');
    await subject.evaluate((input: HTMLInputElement) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Hello\r\nBcc: all@evil.example');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      document.execCommand('insertText', false, 'Hello\r\nBcc: all@evil.example');
    });
    expect(await subject.inputValue()).not.toMatch(/[\r\n]/);

    await page.route('**/api/sendmessage', async (route) => {
      const body = route.request().postDataJSON() as object;
      await route.continue({
        postData: JSON.stringify({ ...body, subject: 'Hello\r\nBcc: all@evil.example' }),
      });
    });
    await send(page).click();
    await confirm(page).click();
    await expect(subject).toHaveAccessibleDescription('Subject must be one line');
  });

  test('leaving with a text begun asks first', async ({ page }) => {
    await openForm(page);
    await form(page).getByLabel('Message').fill('Half a message');
    await page.getByRole('link', { name: 'Dormant Users' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(form(page).getByLabel('Message')).toHaveValue('Half a message');
    await page.getByRole('link', { name: 'Dormant Users' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dormant Users' })).toBeVisible();
  });
});
