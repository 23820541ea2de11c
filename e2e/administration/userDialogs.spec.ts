import {
  maintenance,
  row,
  dialog,
  openFilter,
  addedUser,
  userNamed,
  openMaintenance,
  fillIn,
  newcomer,
} from '../administration.ts';
import { apiLogin, expect, hasExtensions, holdBack, openAs, refusal, test, watchCalls } from '../fixtures.ts';

test.describe('adding a user', () => {
  test('shows errors beside the fields, then adds the user once, who can log in', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/400/);
    const calls = watchCalls(page);
    await openMaintenance(page);
    await page.getByRole('button', { name: 'ADD USER' }).click();
    const form = dialog(page, 'Add user');
    await expect(form.getByLabel('User Name')).toBeFocused();
    await fillIn(page, 'Add user', {
      ...newcomer,
      'User Name': 'DEMO.Admin',
      Password: 'password1',
      'Last Name': 'C',
    });
    await form.getByRole('button', { name: 'Add user' }).click({ force: true });
    expect(calls.filter((call) => call.startsWith('POST /api/user'))).toEqual([]);
    await fillIn(page, 'Add user', { 'Last Name': 'Comer' });
    await form.getByRole('button', { name: 'Add user' }).click();
    await expect(form.getByLabel('User Name')).toHaveAccessibleDescription('User name is in use');
    await expect(form.getByLabel('Password')).toHaveAccessibleDescription('This password is too common');
    await expect(form.getByLabel('Email')).toHaveValue(newcomer.Email);

    await fillIn(page, 'Add user', newcomer);
    const release = await holdBack(page, /\/api\/user$/);
    await form.getByRole('button', { name: 'Add user' }).dblclick();
    await page.keyboard.press('Enter');
    await release();
    await expect(form).toHaveCount(0);
    await expect(page.getByText('new.comer has been added.')).toBeVisible();
    expect(calls.filter((call) => call === 'POST /api/user')).toHaveLength(2);
    await (await openFilter(page, 'User Name')).fill('new.comer');
    await expect(row(page, 'new.comer')).toContainText('Comer');
    await expect(row(page, 'new.comer')).toContainText('Customer Care');
    await apiLogin('new.comer', newcomer.Password);
  });

  test('asks before what was typed is discarded, and an empty form closes at once', async ({ page }) => {
    await openAs(page, 'demo.admin', 'Admin');
    await page.getByRole('main').getByRole('link', { name: 'User Maintenance' }).click();
    await page.getByRole('button', { name: 'ADD USER' }).click();
    await expect(dialog(page, 'Add user')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Add user')).toHaveCount(0);
    await page.getByRole('button', { name: 'ADD USER' }).click();
    await fillIn(page, 'Add user', { 'First Name': 'Half' });
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog(page, 'Add user').getByLabel('First Name')).toHaveValue('Half');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog(page, 'Add user').getByLabel('First Name')).toHaveValue('Half');
  });

  test('a double click opens the form once', async ({ page }) => {
    await openMaintenance(page);
    // The second click comes before the form is there.
    await page.getByRole('button', { name: 'ADD USER' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(dialog(page, 'Add user')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/UserMaint$/);
    await expect(dialog(page, 'Add user')).toHaveCount(0);
  });

  test('hostile and overlong texts are text, or refused at their field', async ({ page, request }) => {
    await openMaintenance(page);
    await page.getByRole('button', { name: 'ADD USER' }).click();
    const form = dialog(page, 'Add user');
    const submit = form.getByRole('button', { name: 'Add user' });
    await fillIn(page, 'Add user', { ...newcomer, 'User Name': 'x'.repeat(257) });
    await expect(form.getByLabel('User Name')).toHaveValue('x'.repeat(256));
    await fillIn(page, 'Add user', { 'User Name': 'zero\u200bwidth' });
    await expect(submit).toHaveAccessibleDescription(
      'User name must not contain look-alike or invisible characters',
    );
    const hostile = {
      'User Name': '=HYPERLINK("x")<b>',
      'First Name': '<img src=x onerror=alert(1)>',
      'Last Name': "Robert'); DROP TABLE users;-- 🧵",
      Department: 'ع'.repeat(100),
    };
    await fillIn(page, 'Add user', hostile);
    await submit.click();
    await expect(form).toHaveCount(0);
    await (await openFilter(page, 'Last Name')).fill('drop table');
    await expect(row(page, hostile['User Name'])).toContainText(hostile['First Name']);
    expect(await userNamed(request, hostile['User Name'])).toMatchObject({
      firstName: hostile['First Name'],
      lastName: hostile['Last Name'],
      department: hostile.Department,
    });
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
  });
});

test.describe('editing a user', () => {
  test('has an address; the password stays unless a new one is typed', async ({ page, request }) => {
    const user = await addedUser(request, 'edit.me');
    await openMaintenance(page, `?filter.username=edit.me`);
    await row(page, 'edit.me').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = dialog(page, 'Edit user edit.me');
    await expect(form).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`dialog=editUser&record=${user.userId}`));
    await expect(form.getByLabel('User Name')).toHaveAttribute('readonly');
    await page.reload();
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
    await page.goForward();
    await fillIn(page, 'Edit user edit.me', { 'Last Name': 'Changed', Email: '' });
    await form.getByLabel('Locked Out').check();
    await form.getByLabel('Locked Out').uncheck();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(row(page, 'edit.me')).toContainText('Changed');
    expect(await userNamed(request, 'edit.me')).toMatchObject({
      lastName: 'Changed',
      email: '',
      ...(hasExtensions && { rowVersion: 2 }),
    });
    await apiLogin('edit.me', 'Blue-Kettle-41');

    await row(page, 'edit.me').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await form.getByLabel('New Password').fill('Green-Lamp-88');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await apiLogin('edit.me', 'Green-Lamp-88');
  });

  test('two administrators: neither silently overwrites the other', async ({
    page,
    request,
    browser,
    consoleErrors,
  }) => {
    test.skip(!hasExtensions, 'rows have no version there');
    consoleErrors.expect(/412/);
    const user = await addedUser(request, 'edited.by.two');
    const title = 'Edit user edited.by.two';
    await openMaintenance(page, `?dialog=editUser&record=${user.userId}`);
    await fillIn(page, title, { 'Last Name': 'Mine', Department: 'My department' });

    const other = await (
      await browser.newContext({ baseURL: new URL('.', page.url()).href.replace(/Admin\/$/, '') })
    ).newPage();
    await openMaintenance(other, `?dialog=editUser&record=${user.userId}`);
    await fillIn(other, title, { 'Last Name': 'Theirs', Comment: 'A comment of theirs' });
    await dialog(other, title).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(other, title)).toHaveCount(0);

    await dialog(page, title).getByRole('button', { name: 'Save' }).click();
    const choice = dialog(page, title).getByRole('region', { name: /^Someone else changed this user/ });
    await expect(choice.getByRole('row')).toHaveText([
      /Field\s*Current\s*Yours/,
      /Last Name\s*Theirs\s*Mine/,
      /Department\s*Customer Care\s*My department/,
      /Comment\s*A comment of theirs\s*–/,
    ]);
    await page.keyboard.press('Enter');
    expect(await userNamed(request, user.username)).toMatchObject({ lastName: 'Theirs', rowVersion: 2 });

    await choice.getByRole('button', { name: 'Continue from their version' }).click();
    await expect(dialog(page, title).getByLabel('Last Name')).toHaveValue('Theirs');
    await expect(dialog(page, title).getByLabel('Department')).toHaveValue('My department');
    await expect(dialog(page, title)).toContainText('Your value: Mine');
    await dialog(page, title).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page, title)).toHaveCount(0);
    expect(await userNamed(request, user.username)).toMatchObject({
      lastName: 'Theirs',
      department: 'My department',
      comment: 'A comment of theirs',
      rowVersion: 3,
    });

    // The other way: what the other page holds is old now, and is saved over mine knowingly.
    await other.goto(`${maintenance}?dialog=editUser&record=${user.userId}`);
    await fillIn(other, title, { 'Last Name': 'Once more' });
    await page.goto(`${maintenance}?dialog=editUser&record=${user.userId}`);
    await fillIn(page, title, { Department: 'Another department' });
    await dialog(page, title).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page, title)).toHaveCount(0);
    await dialog(other, title).getByRole('button', { name: 'Save' }).click();
    await dialog(other, title).getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(dialog(other, title)).toHaveCount(0);
    expect(await userNamed(request, user.username)).toMatchObject({
      lastName: 'Once more',
      department: 'My department',
      rowVersion: 5,
    });
    await other.context().close();
  });

  test('a user who was terminated meanwhile is reported as deleted', async ({
    page,
    request,
    consoleErrors,
  }) => {
    consoleErrors.expect(/404/);
    const user = await addedUser(request, 'soon.gone');
    await openMaintenance(page, `?dialog=editUser&record=${user.userId}`);
    await fillIn(page, 'Edit user soon.gone', { Department: 'Nowhere' });
    const headers = await apiLogin('demo.admin');
    expect((await request.delete(`/api/user/${user.userId}`, { headers })).status()).toBe(204);
    await dialog(page, 'Edit user soon.gone').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText(refusal(404, 'not found'));
    await expect(dialog(page, 'Edit user soon.gone').getByLabel('Department')).toHaveValue('Nowhere');
  });
});

test.describe('terminating a user', () => {
  test('asks first: No does nothing, Yes removes the row', async ({ page, request }) => {
    await addedUser(request, 'leaves.soon');
    const calls = watchCalls(page);
    await openMaintenance(page, '?filter.username=leaves.soon');
    const deletes = () => calls.filter((call) => call.startsWith('DELETE'));
    const ask = async () => {
      await row(page, 'leaves.soon').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Terminate' }).click();
      await expect(page.getByRole('alertdialog')).toContainText(
        'Are you sure you want to terminate leaves.soon?',
      );
    };
    await ask();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(deletes()).toEqual([]);
    await ask();
    await page.getByRole('button', { name: 'Yes', exact: true }).dblclick();
    await expect(page.getByText('leaves.soon has been terminated.')).toBeVisible();
    await expect(row(page, 'leaves.soon')).toHaveCount(0);
    expect(deletes()).toHaveLength(1);
    expect(await userNamed(request, 'leaves.soon')).toBeUndefined();
  });

  test('is not offered for the own account', async ({ page }) => {
    await openMaintenance(page, '?filter.username=demo.admin');
    await row(page, 'demo.admin').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Terminate' })).toBeDisabled();
  });
});
