import { addUser, writes } from '../administration.ts';
import { expect, openAs, renderAllRows, test, watchCalls } from '../fixtures.ts';

test.describe('View Page Users', () => {
  test('lists who can open a page and explains the access of any user; the address holds both', async ({
    page,
  }) => {
    await openAs(page, 'demo.admin', 'Admin/ViewPageUsers');
    const tree = page.getByRole('tree', { name: 'Pages' });
    await tree.getByRole('treeitem', { name: 'Add Mailer' }).click();
    const table = page.getByRole('table', { name: 'Users who can open Add Mailer' });
    await renderAllRows(table);
    await expect(table.getByRole('rowheader', { name: 'demo.marketing' })).toBeVisible();
    for (const absent of ['demo.locked', 'demo.care']) {
      await expect(table.getByRole('rowheader', { name: absent })).toHaveCount(0);
    }
    await page.getByLabel('Check a user').fill('demo.care');
    await page.getByLabel('Check a user').press('Enter');
    const why = page.getByRole('region', { name: 'Reasons' });
    await expect(why).toContainText('demo.care cannot open Add Mailer');
    await expect(why).toContainText('Add Mailer requires the role JAS or Coleman');
    await expect(page).toHaveURL(/page=\d+&user=demo\.care$/);
    await page.reload();
    await expect(why).toContainText('demo.care cannot open Add Mailer');

    await page.getByLabel('Check a user').fill('demo.locked');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(why).toContainText('demo.locked is locked out');
    await renderAllRows(table);
    await table
      .getByRole('row', { name: /demo\.marketing/ })
      .getByRole('radio')
      .click();
    await expect(why).toContainText('demo.marketing can open Add Mailer');
    await expect(why).toContainText('Parent page Campaigns: allowed for the role JAS');
    await page.goBack();
    await expect(why).toContainText('demo.locked is locked out');
  });

  test('offers what gives a user access: a role, with Undo, or the dialog to unlock them', async ({
    page,
    request,
  }) => {
    await addUser(request, 'remedy.journey', ['StatusMessage']);
    await openAs(page, 'demo.admin', 'Admin/ViewPageUsers');
    await page.getByRole('treeitem', { name: 'Add Mailer' }).click();
    const check = async (username: string) => {
      await page.getByLabel('Check a user').fill(username);
      await page.getByRole('button', { name: 'Check' }).click();
    };
    const why = page.getByRole('region', { name: 'Reasons' });
    const listed = page.getByRole('rowheader', { name: 'remedy.journey' });
    await check('remedy.journey');
    await expect(why).toContainText('remedy.journey cannot open Add Mailer');
    await why.getByRole('button', { name: 'Add role Coleman' }).click();
    await expect(why).toContainText('remedy.journey can open Add Mailer');
    await renderAllRows(page.getByRole('table', { name: 'Users who can open' }));
    await expect(listed).toBeVisible();
    await expect(page.getByText(/^remedy\.journey can now open /)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^remedy\.journey can no longer open /)).toBeVisible();
    await expect(why).toContainText('remedy.journey cannot open Add Mailer');
    await expect(listed).toHaveCount(0);

    await check('demo.locked');
    await why.getByRole('button', { name: 'Edit demo.locked to unlock' }).click();
    await expect(page.getByRole('checkbox', { name: 'Locked out' })).toBeChecked();
  });
});

test.describe('View User Access', () => {
  test('shows which pages a user can open and why, and which not; choosing the user again removes it', async ({
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

    await page.getByLabel('Also show pages without access').check();
    await tree.getByRole('treeitem', { name: /^Add Mailer/ }).click();
    await expect(page.getByRole('region', { name: 'Reasons' })).toContainText(
      'To allow access, assign JAS or Coleman to demo.care',
    );
    await expect(page).toHaveURL(/user=demo\.care&page=\d+$/);
    await care.click();
    await expect(tree).toHaveCount(0);
    await expect(page).toHaveURL(/ViewUserAccess$/);
  });
});

test.describe('dialogs of a user', () => {
  test('roles: a check box saves at once, and Merge Roles lists what it will add', async ({
    page,
    request,
  }) => {
    await addUser(request, 'merge.journey', ['StatusMessage']);
    await openAs(page, 'demo.admin', 'Admin/ViewUserAccess?user=merge.journey');
    await page.getByRole('button', { name: 'Edit roles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit roles of merge.journey' });
    await expect(dialog.getByRole('checkbox', { name: 'StatusMessage' })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Coleman' }).click();
    await expect(dialog.getByRole('list').getByRole('status')).toContainText('merge.journey can now open');

    await dialog.getByLabel('Copy roles from').fill('demo.marketing');
    await expect(dialog.getByText('To be added: JAS', { exact: true })).toBeVisible();
    const calls = watchCalls(page);
    await dialog.getByRole('button', { name: 'Merge Roles' }).dblclick();
    await expect(dialog.getByText('Added: JAS.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'JAS' })).toBeChecked();
    expect(writes(calls)).toEqual(['POST /api/userrole']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('tree', { name: 'Pages of merge.journey' })).toContainText('Add Mailer');
  });

  test('companies: access and the right to alter are saved at once; removing access removes the right to alter', async ({
    page,
    request,
  }) => {
    await addUser(request, 'company.journey');
    await openAs(page, 'demo.admin', 'Admin/ViewUserAccess?user=company.journey');
    await page.getByRole('button', { name: 'Edit companies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit companies of company.journey' });
    const bodies: unknown[] = [];
    page.on('request', (call) => {
      const isSave = call.method() !== 'GET' && call.url().includes('/api/usercompanyaccess');
      if (isSave) bodies.push([call.method(), call.postDataJSON()]);
    });
    const access = dialog.getByRole('checkbox', { name: 'Access to Pixel and Thread Studio' });
    const alter = dialog.getByRole('checkbox', { name: 'Can edit Pixel and Thread Studio' });
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
      ['DELETE', { ...pixel, mayAlter: 'N' }],
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
    await dialog.getByLabel('Copy companies from').fill('giver.journey');
    await expect(
      dialog.getByText('To be added: Coleman Data Services (can edit), MSC Customer Care', {
        exact: true,
      }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Merge Companies' }).click();
    await expect(dialog.getByText('Added: Coleman Data Services, MSC Customer Care.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Can edit Coleman Data Services' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Can edit MSC Customer Care' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Can edit JAS/ })).not.toBeChecked();
  });

  test('Show Access, from the row menu of View Page Users, explains a page', async ({ page }) => {
    await openAs(page, 'demo.admin', 'Admin/ViewPageUsers');
    await page.getByRole('treeitem', { name: 'Mailers', exact: true }).click();
    await renderAllRows(page.getByRole('table', { name: 'Users who can open' }));
    await page.getByRole('button', { name: 'Actions for demo.care' }).click();
    await page.getByRole('menuitem', { name: 'Show Access' }).click();
    const dialog = page.getByRole('dialog', { name: 'Access of demo.care' });
    await dialog.getByRole('treeitem', { name: 'Mailers' }).click();
    await expect(dialog.getByText('demo.care can open Mailers')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
