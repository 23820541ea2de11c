import type { Page } from '@playwright/test';
import { table, row, openFilter, allUsers, openMaintenance } from '../administration.ts';
import { expect, openAs, renderAllRows, tabTo, test } from '../fixtures.ts';

async function names(page: Page): Promise<string[]> {
  await renderAllRows(table(page));
  return table(page).getByRole('rowheader').allTextContents();
}

async function cells(page: Page, place: number): Promise<string[]> {
  await renderAllRows(table(page));
  return table(page)
    .locator('tbody tr')
    .evaluateAll(
      (rows, index) => rows.map((each) => each.querySelectorAll('th, td')[index]?.textContent ?? ''),
      place,
    );
}

test.describe('User Maintenance', () => {
  test('shows all users by last, then first name, filtered and sorted by every column together', async ({
    page,
    request,
  }) => {
    await openMaintenance(page);
    await expect(table(page).getByRole('columnheader')).toContainText([
      'User Name',
      'First Name',
      'Last Name',
      'Last Activity',
      'Last Login',
      'Start Page',
      'Locked Out',
      'Company',
      'Department',
    ]);
    const inOrder = (await allUsers(request))
      .toSorted(
        (one, other) =>
          one.lastName.localeCompare(other.lastName, 'en') ||
          one.firstName.localeCompare(other.firstName, 'en'),
      )
      .map(({ username }) => username);
    expect((await names(page)).slice(0, 20)).toEqual(inOrder.slice(0, 20));

    await (await openFilter(page, 'Company')).fill('coleman');
    await (await openFilter(page, 'Locked Out')).fill('no');
    await page.getByRole('button', { name: 'Department', exact: true }).click();
    await page.getByRole('button', { name: 'Last Name', exact: true }).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Last Name', exact: true }).click({ modifiers: ['Shift'] });
    await expect(page).toHaveURL(
      /sort=department%2C-lastName&filter\.company=coleman&filter\.isLockedOut=no$/,
    );
    const [departments, companies] = [await cells(page, 8), await cells(page, 7)];
    expect(departments).toEqual(departments.toSorted());
    expect(new Set(companies)).toEqual(new Set(['Coleman Data Services']));
    const shown = await names(page);
    expect(shown.length).toBeGreaterThan(3);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove filter Company contains coleman' })).toBeVisible();
    await renderAllRows(table(page));
    await expect(table(page).getByRole('rowheader')).toHaveText(shown);
    await (await openFilter(page, 'User Name')).fill('no user has this name');
    await page.keyboard.press('Escape');
    await expect(page.getByText('No Data Available')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/filter/);
  });

  test('typing in a filter does not wait for the address, and Back leaves the screen', async ({ page }) => {
    await openMaintenance(page);
    const filter = await openFilter(page, 'User Name');
    await filter.pressSequentially('demo.', { delay: 120 });
    await filter.pressSequentially('adm', { delay: 250 });
    await expect(filter).toHaveValue('demo.adm');
    await expect(page).toHaveURL(/filter\.username=demo\.adm$/);
    await page.getByRole('link', { name: 'Dormant Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dormant Users' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'User Maintenance' })).toBeVisible();
    await expect(await openFilter(page, 'User Name')).toHaveValue('demo.adm');
    await expect(table(page).getByRole('rowheader')).toHaveText(['demo.admin']);
  });

  test('a key that is pressed while the address changes is not lost', async ({ page }) => {
    await openMaintenance(page);
    // Rendering a new address takes longer than from one key to the next.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const filter = await openFilter(page, 'Company');
    await filter.evaluate(async (_input, text) => {
      for (const [index, character] of [...text].entries()) {
        const { href } = globalThis.location;
        document.execCommand('insertText', false, character);
        const isChanged = () => globalThis.location.href !== href;
        const start = performance.now();
        while (!isChanged() && performance.now() < start + 2_000)
          await new Promise((next) => setTimeout(next));
        // Each key at another moment of the rendering.
        await new Promise((next) => setTimeout(next, index * 2));
      }
    }, 'coleman data');
    await expect(filter).toHaveValue('coleman data');
    await expect(page).toHaveURL(/filter\.company=coleman\+data$/);
  });

  test('columns are chosen, and the file holds what is shown', async ({ page }) => {
    await openMaintenance(page, '?filter.username=demo.');
    await page.getByRole('button', { name: 'Users options' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Last Activity' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Last Login' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download CSV' }).click();
    const file = await (await download).createReadStream();
    let text = '';
    for await (const piece of file) text += String(piece);
    const [heading, ...rows] = text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(heading).toBe(
      '"User Name","First Name","Last Name","Start Page","Locked Out","Company","Department"',
    );
    expect(rows).toHaveLength(6);
    await expect(table(page).getByRole('columnheader', { name: 'Last Login' })).toHaveCount(0);
  });

  test('the row menu opens by right click, button, Shift+F10 and menu key, and works without a mouse', async ({
    page,
  }) => {
    await openMaintenance(page, '?filter.username=demo.');
    const entries = ['Edit', 'Roles', 'Companies', 'Show Access', 'Terminate'];
    const items = page.getByRole('menu').getByRole('menuitem');
    await row(page, 'demo.care').click({ button: 'right' });
    await expect(items).toHaveText(entries);
    await page.keyboard.press('Escape');
    await row(page, 'demo.care').getByRole('button', { name: 'Actions for demo.care' }).click();
    await expect(items).toHaveText(entries);
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(row(page, 'demo.care')).toBeVisible();
    await tabTo(page, page.getByRole('region', { name: 'Users, table' }).or(page.getByLabel('Users, table')));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+F10');
    await expect(items).toHaveText(entries);
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('ContextMenu');
    await expect(items).toHaveText(entries);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /roles/i })).toBeVisible();
  });
});

test('Active Users: the time window filters, and is in the URL', async ({ page, request }) => {
  await openAs(page, 'demo.admin', 'Admin/ActiveUsers');
  const group = page.getByRole('radiogroup', { name: 'Active within the last' });
  await expect(group.getByRole('radio')).toHaveCount(7);
  await expect(group.getByRole('radio', { name: '1 Hour' })).toBeChecked();
  const now = Date.parse('2026-06-15T12:00:00Z');
  const users = await allUsers(request);
  const within = (hours: number) =>
    users.filter(
      ({ lastActivityDate }) =>
        lastActivityDate && now - Date.parse(`${lastActivityDate}Z`) <= hours * 3_600_000,
    ).length;
  await group.getByRole('radio', { name: '1 Week' }).click();
  await expect(page).toHaveURL(/hours=168/);
  const shown = async () => {
    const text = await page.getByText(/^[\d,]+ users? since /).textContent();
    return Number(/[\d,]+/.exec(text ?? '')?.[0].replace(',', ''));
  };
  // Users of other journeys have been active since by the server's own clock.
  await expect.poll(shown).toBeGreaterThanOrEqual(within(168) - 10);
  await page.reload();
  await expect(group.getByRole('radio', { name: '1 Week' })).toBeChecked();
});

test('Dormant Users: who has not logged in for three months, by company and name', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Admin/InactiveUsers');
  const dormant = page.getByRole('table', { name: 'Dormant users' });
  await expect(dormant.getByRole('cell', { name: 'dora.dormant', exact: true })).toBeVisible();
  await expect(dormant.getByText('nora.dormant', { exact: true })).toHaveCount(0);
  await expect(dormant.getByText('demo.locked', { exact: true })).toHaveCount(0);
  await renderAllRows(dormant);
  const rows = await dormant
    .locator('tbody tr')
    .evaluateAll((all) => all.map((each) => [...each.children].slice(0, 2).map((cell) => cell.textContent)));
  const keys = rows.map((parts) => parts.join(' '));
  expect(keys).toEqual(keys.toSorted((one, other) => one.localeCompare(other, 'en')));
});
