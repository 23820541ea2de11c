import { expect, expectRowCount, openAs, refusal, renderAllRows, test, watchCalls } from '../fixtures.ts';

test('a source code is added, edited by its link and kept when the server refuses it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/);
  // As specified, a failed save is in the console, too.
  consoleErrors.expect(/POST \/api\/sourcecode: 409/);
  await openAs(page, 'demo.marketing', 'Campaigns/SourceList');
  const table = page.getByRole('table', { name: 'Source codes' });
  await expect(page.getByText(/^2,0\d\d source codes/)).toBeVisible();

  await page.getByRole('button', { name: 'Add Source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Source' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Source Code').fill('0QUILT');
  await dialog.getByLabel('Description').fill('=Quilting "2026"');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Source code 0QUILT has been added.')).toBeVisible();
  await expect(page).toHaveURL(/SourceList\?filter\.source=0QUILT$/);
  await expect(table.getByRole('row', { name: /0QUILT =Quilting "2026"/ })).toBeVisible();

  await table.getByRole('link', { name: 'Edit 0QUILT' }).click();
  await expect(page).toHaveURL(/dialog=editSource&record=0QUILT$/);
  const edit = page.getByRole('dialog', { name: 'Edit Source' });
  await expect(edit.getByLabel('Source Code')).toHaveAttribute('readonly');
  await edit.getByLabel('Additional Info').fill('Paper form');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  await expect(page).toHaveURL(/SourceList\?filter\.source=0QUILT$/);
  await expect(table.getByRole('row', { name: /0QUILT .* Paper form/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add Source' }).click();
  await dialog.getByLabel('Source Code').fill('0quilt');
  await dialog.getByLabel('Description').fill('typed with care');
  await save.click();
  await expect(dialog.getByText(refusal(409, 'Source Code 0quilt is in use'))).toBeVisible();
  await expect(dialog.getByLabel('Description')).toHaveValue('typed with care');
});

test('the order of the source codes is shown by the button, and is in the URL', async ({ page }) => {
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', 'Campaigns/SourceList');
  await expect(page.getByText(/^2,0\d\d source codes/)).toBeVisible();
  expect(calls.filter((call) => call.startsWith('GET /api/SourceCode'))).toHaveLength(1);
  calls.length = 0;
  await page.getByLabel('Order').selectOption('Description');
  expect(calls).toEqual([]);
  const response = page.waitForResponse(/byDescription=1/);
  await page.getByRole('button', { name: 'Show List' }).click();
  await expect(page).toHaveURL(/byDescription=1$/);
  // The first row may be the same in both orders.
  const [, second] = (await (await response).json()) as { source: string }[];
  await expect(page.getByRole('rowheader').nth(1)).toHaveText(String(second?.source));
  expect(calls).toEqual(['GET /api/SourceCode?skip=0&take=0&byDescription=1']);
  await page.goBack();
  await expect(page.getByLabel('Order')).toHaveValue('0');
});

test('offers are sorted by the latest assignment, filtered by Enter, paged, and kept in the address', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await openAs(page, 'demo.admin', 'Campaigns/OfferList');
  const headings = page.getByRole('table', { name: 'Offers' }).getByRole('columnheader');
  await expect(headings).toHaveText([
    'Offer Id',
    'Assign Date',
    'Assign Process Name',
    'Coupon Type',
    'Coupon Value',
    'Start Date',
    'End Date',
    'Single Multi Usage',
    'Sent To Jas Date',
    'Offer Description',
    'User Name',
    'Notes',
  ]);
  await expect(page.getByText('Total rows: 5,000')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('GET /api/offer'))).toEqual([
    'GET /api/offer?orderBy=AssignDate&sortOrder=DESC&pageNumber=1&rowsPerPage=100',
  ]);

  await page.getByRole('button', { name: 'Bottom' }).click();
  await expect(page.getByText('Page 50 of 50')).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon Type' }).fill('bogo');
  await page.getByLabel('Coupon Type operator').selectOption('eq');
  await page.getByRole('textbox', { name: 'Coupon Type' }).press('Enter');
  await expect(page).toHaveURL(/couponType=bogo&couponTypeOpt=eq$/);
  await expect(page.getByText(/^Page 1 of 1\d$/)).toBeVisible();
  await page.reload();
  await expectRowCount(page.getByRole('table'), 100);
  await renderAllRows(page.getByRole('table'));
  await expect(page.getByRole('cell', { name: 'BOGO' })).toHaveCount(100);

  await page.getByRole('textbox', { name: 'Start Date' }).fill('next week');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByText('Enter a date as YYYY-MM-DD')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('Total rows: 5,000')).toBeVisible();
});
