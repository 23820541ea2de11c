import { addUser, writes } from '../administration.ts';
import { apiLogin, expect, hasExtensions, openAs, test, watchCalls } from '../fixtures.ts';

test.describe('Roles', () => {
  test('a role is added; a check box assigns it at once, says so and can be undone', async ({
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

  test('locked users are not offered, and another role fetches again only after a change', async ({
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

  test('administrators keep their own access to the administration', async ({ page }) => {
    await openAs(page, 'demo.admin', 'Admin/Roles?role=Administer');
    const tick = page.getByRole('checkbox', { name: 'demo.admin' });
    await tick.click();
    await expect(page.getByRole('alert')).toContainText("You can't remove your own access");
    await expect(tick).toBeChecked();
  });
});

test.describe('Server Roles', () => {
  test('clicking a page assigns or removes the chosen server role; a double click is one call', async ({
    page,
  }) => {
    await openAs(page, 'demo.admin', 'Admin/ServerRoles');
    const name = page.getByLabel('New server role');
    await expect(page.getByRole('button', { name: 'Add server role' })).toBeDisabled();
    await name.fill('Two Words');
    await name.press('Enter');
    await expect(page.getByText('Role name must not contain a space')).toBeVisible();
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

  test('a page that another user has changed meanwhile is not overwritten', async ({
    page,
    request,
    consoleErrors,
  }) => {
    test.skip(!hasExtensions, 'rows have no version there');
    consoleErrors.expect(/412/);
    const headers = await apiLogin('demo.admin');
    await openAs(page, 'demo.admin', 'Admin/ServerRoles?role=UserAdmin');
    const tableau = page.getByRole('treeitem', { name: 'Tableau' });
    await expect(tableau).toHaveAttribute('aria-checked', 'false');
    const pages = (await (await request.get('/api/page', { headers })).json()) as { pageName: string }[];
    const record = pages.find(({ pageName }) => pageName === 'Tableau');
    await request.put('/api/page', { headers, data: { ...record, toolTip: 'Changed by someone else' } });
    await tableau.click();
    await expect(page.getByRole('alert')).toContainText('Someone else changed this');
    await page.getByRole('button', { name: 'Retry Tableau' }).click();
    await expect(tableau).toHaveAttribute('aria-checked', 'true');
    const after = (await (await request.get('/api/page', { headers })).json()) as object[];
    expect(after).toContainEqual(
      expect.objectContaining({ pageName: 'Tableau', toolTip: 'Changed by someone else' }),
    );
  });
});

test('only an administrator can open these screens', async ({ page, consoleErrors }) => {
  // The server refuses what is asked beside the code, before the pages tell that the screen is out of reach.
  consoleErrors.allow(/403/);
  await openAs(page, 'demo.marketing', 'Admin/Roles');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Roles');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
