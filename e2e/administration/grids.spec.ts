/* oxlint-disable no-script-url -- addresses that must be refused */
import type { Page } from '@playwright/test';
import { cell, elsewhere, openScreen, puts, row, rowMenu, state, table, typeInto } from '../editedTables.ts';
import { account, apiLogin, expect, expireLogin, hasExtensions, test, watchCalls } from '../fixtures.ts';

/** A row of Default Values, which has no menu, by its key. */
const setting = (page: Page, key: string) => page.getByRole('row', { name: new RegExp(`^${key}`) });

test('default values: typing sends nothing, leaving the row sends one PUT, Escape or an unchanged text none', async ({
  page,
}) => {
  await openScreen(page, 'Admin/DefaultValues', 'Default Values');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Default Key',
    'Default Value',
    'Help Text',
    'Status',
  ]);
  await expect(page.getByRole('main').getByRole('button', { name: /add|delete/i })).toHaveCount(0);
  const calls = watchCalls(page);
  const value = setting(page, 'OverheadRatePct').locator('[data-field="defaultValue1"]');
  await value.click();
  await page.keyboard.type('28');
  await page.keyboard.press('Escape');
  await expect(value).toHaveText('12.5');
  await elsewhere(page);

  await value.dblclick();
  await page.keyboard.type('0');
  await page.keyboard.press('Backspace');
  await elsewhere(page);
  await expect(page.getByRole('textbox', { name: /^Default Value/ })).toHaveCount(0);
  expect(puts(calls)).toEqual([]);

  await value.click();
  await page.keyboard.type('28');
  await page.keyboard.press('Tab');
  expect(puts(calls)).toEqual([]);
  await elsewhere(page);
  await expect(setting(page, 'OverheadRatePct')).toContainText('Saved');
  expect(puts(calls)).toEqual(['PUT /api/defaultvalue']);

  const key = setting(page, 'OverheadRatePct').locator('[data-field="defaultKey"]');
  await key.click();
  await page.keyboard.type('x');
  await expect(page.getByRole('textbox', { name: /^Default/ })).toHaveCount(0);

  await value.click();
  await page.keyboard.type('soon');
  await elsewhere(page);
  await expect(value).toContainText('OverheadRatePct must be a number from 0 to 1000');
  await expect(setting(page, 'OverheadRatePct')).toContainText('Not saved');
  expect(puts(calls)).toHaveLength(1);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await page.goBack();
  await expect(value).toHaveText('28');
});

test('start pages: added, refused beside the field, edited, deleted', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/400.*\/api\/startpage/);
  consoleErrors.expect(/POST \/api\/startpage: 400/);
  consoleErrors.expect(/PUT \/api\/startpage: 400/);
  await openScreen(page, 'Admin/StartPages', 'Start Pages');
  await page.getByRole('button', { name: 'Add start page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add start page' });
  const submit = dialog.getByRole('button', { name: 'Add start page' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'Start Page', exact: true }).fill('mailers');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('URL').fill('//evil.example');
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await submit.click();
  await expect(dialog.getByLabel('URL')).toHaveAccessibleDescription(/starting with \//);
  await dialog.getByLabel('URL').fill('/Tableau');
  await submit.click();
  // The name is taken, in any case: only the server knows.
  await expect(dialog.getByRole('textbox', { name: 'Start Page', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: 'Start Page', exact: true }).fill('Reports of the week');
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Reports of the week')).toBeVisible();

  await typeInto(page, ['Reports of the week', 'Start Page'], 'Mailers');
  const refused = row(page, 'Reports of the week');
  await expect(refused).toContainText('Not saved');
  await expect(await cell(page, 'Reports of the week', 'Start Page')).toContainText('Mailers');
  // A dialog over the unsaved row leaves it alone, and asks nothing when it opens and closes.
  await page.getByRole('button', { name: 'Add start page' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/Admin\/StartPages$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(refused).toContainText('Not saved');
  await typeInto(page, ['Reports of the week', 'Start Page'], 'Reports');
  await expect(row(page, 'Reports')).toContainText('Saved');
  for (const url of ['javascript:alert(1)', '/\\evil.example', 'https://evil.example']) {
    await typeInto(page, ['Reports', 'URL'], url);
    await expect(await cell(page, 'Reports', 'URL')).toContainText('URL must be a path in the portal');
    await expect(await state(page, 'Reports')).toContainText('Not saved');
  }
  await (await cell(page, 'Reports', 'URL')).click();
  await page.keyboard.press('Escape');
  await expect(await cell(page, 'Reports', 'URL')).toHaveText('/Tableau');

  await rowMenu(page, 'Reports', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.reload();
  await expect(table(page)).toBeVisible();
  await expect(row(page, 'Reports')).toHaveCount(0);
});

test('dashboard pages: a failed save is kept with Retry, and an expired login continues the save', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/500.*\/api\/dashboardpage/);
  consoleErrors.expect(/PUT \/api\/dashboardpage: 500/);
  consoleErrors.expect(/PUT \/api\/dashboardpage: expired/);
  await openScreen(page, 'Admin/DashboardPages', 'Dashboard Pages');
  await page.getByRole('button', { name: 'Add dashboard page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add dashboard page' });
  const submit = dialog.getByRole('button', { name: 'Add dashboard page' });
  await dialog.getByLabel('Frame Title').fill('Footfall');
  await dialog.getByLabel('URL').fill('https://dashboards.example/footfall');
  await dialog.getByLabel('Frame Height').fill('0');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Frame Height').fill('1');
  await dialog.getByRole('checkbox', { name: 'JAS', exact: true }).check();
  await submit.click();
  await expect(dialog).toBeHidden();

  await rowMenu(page, 'Footfall', 'Roles');
  const roles = page.getByRole('dialog', { name: 'Roles of dashboard page Footfall' });
  await roles.getByRole('checkbox', { name: 'JAS', exact: true }).uncheck();
  await roles.getByRole('checkbox', { name: 'MSC', exact: true }).check();
  await roles.getByRole('button', { name: 'Submit' }).click();
  await expect(roles).toBeHidden();
  await expect(await cell(page, 'Footfall', 'Roles')).toHaveText('MSC');

  await page.route('**/api/dashboardpage', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await typeInto(page, ['Footfall', 'Frame Height'], '470');
  await expect(await state(page, 'Footfall')).toContainText('Not saved');
  await expect(await cell(page, 'Footfall', 'Frame Height')).toHaveText('470');
  await page.unroute('**/api/dashboardpage');
  await page.getByRole('button', { name: 'Retry Footfall' }).click();
  await expect(await state(page, 'Footfall')).toHaveText('Saved');

  await expireLogin(page);
  await typeInto(page, ['Footfall', 'Frame Height'], '480');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Password').fill(account('demo.admin').password);
  await login.getByLabel('Password').press('Enter');
  await expect(await state(page, 'Footfall')).toHaveText('Saved');
  await page.reload();
  await expect(await cell(page, 'Footfall', 'Frame Height')).toHaveText('480');
  await expect(await cell(page, 'Footfall', 'Roles')).toHaveText('MSC');

  await expireLogin(page);
  await typeInto(page, ['Footfall', 'Frame Height'], '500');
  await login.getByLabel('Password').press('Escape');
  await expect(await state(page, 'Footfall')).toContainText('Not saved');
  await expect(await cell(page, 'Footfall', 'Frame Height')).toHaveText('500');
});

test('what another administrator has saved meanwhile is shown, not written over', async ({
  page,
  request,
  consoleErrors,
}) => {
  test.skip(!hasExtensions, 'rows have no version there');
  consoleErrors.expect(/412/);
  const headers = await apiLogin('demo.admin');
  for (const { path, heading, api, field, text } of [
    { path: 'Companies', heading: 'Companies', api: '/api/company', field: 'companyName', text: 'Mine' },
    {
      path: 'StartPages',
      heading: 'Start Pages',
      api: '/api/startpage',
      field: 'startPageUrl',
      text: '/Mine',
    },
    {
      path: 'DashboardPages',
      heading: 'Dashboard Pages',
      api: '/api/dashboardpage',
      field: 'frameHeight',
      text: '9',
    },
    {
      path: 'DefaultValues',
      heading: 'Default Values',
      api: '/api/defaultvalue',
      field: 'defaultValue1',
      text: '9',
    },
  ]) {
    await openScreen(page, `Admin/${path}`, heading);
    const edited = table(page).locator(`[role="gridcell"][data-field="${field}"]`).first();
    await expect(edited).toBeVisible();
    const stored = (await (await request.get(api, { headers })).json()) as object[];
    for (const data of stored) expect((await request.put(api, { headers, data })).status()).toBe(200);

    await edited.click();
    await page.keyboard.type(text);
    await elsewhere(page);
    await page.getByRole('button', { name: /^Compare / }).click();
    const versions = page.getByRole('dialog', { name: /^Conflicting changes to / });
    await expect(versions.getByRole('row')).toContainText([/Field/, new RegExp(text)]);
    await versions.getByRole('button', { name: 'Use theirs' }).click();
    await expect(edited).not.toHaveText(text);
    expect(await (await request.get(api, { headers })).json()).not.toContainEqual(
      expect.objectContaining({ [field]: text }),
    );
  }
});
