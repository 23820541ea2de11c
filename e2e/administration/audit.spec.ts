import { addUser } from '../administration.ts';
import { apiLogin, expect, hasExtensions, holdBack, openAs, test } from '../fixtures.ts';

test.describe('Audit', () => {
  test.skip(!hasExtensions, 'no audit trail is kept there');

  test('finds who changed what, shows the details, and keeps the search in the address', async ({
    page,
    request,
  }) => {
    await addUser(request, 'audited.journey', ['MSC']);
    await openAs(page, 'demo.admin', 'Admin/Audit');
    await page.getByLabel('Action', { exact: true }).selectOption('Assign role');
    await page.getByLabel('Object contains').fill('audited.journey');
    await page.getByLabel('Object contains').press('Enter');
    await expect(page).toHaveURL(/operation=addUserRole&objectContains=audited\.journey$/);
    const table = page.getByRole('table', { name: 'Audit entries' });
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    await expect(table).toContainText('role MSC');
    await table.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog', { name: /^Audit entry \d+$/ });
    await expect(dialog).toContainText('Assign role (addUserRole)');
    await expect(page).toHaveURL(/dialog=auditEntry&record=\d+$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(table.getByRole('rowheader')).toHaveCount(1);

    await table.getByRole('link', { name: /audited\.journey/ }).click();
    await expect(page.getByRole('dialog', { name: /audited\.journey/ })).toBeVisible();
  });

  test('downloads all entries, page by page, and can be stopped', async ({ page, request }) => {
    const headers = await apiLogin('demo.admin');
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
    expect(lines[0]).toContain('"Time","User","Action"');
    expect(lines[0]).toContain('"Operation ID"');
    expect(lines.find((line) => line.includes('"Sign in"'))).toContain('"login"');
    expect(lines.length).toBeGreaterThan(rowCount);

    const release = await holdBack(page, /\/api\/audit\?.*rowsPerPage=500/);
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Download audit.csv' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await release();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
