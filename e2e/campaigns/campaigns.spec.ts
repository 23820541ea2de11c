import type { Page } from '@playwright/test';
import {
  apiLogin,
  countRows,
  expect,
  expectRowCount,
  hasExtensions,
  openAs,
  tabTo,
  test,
  watchCalls,
} from '../fixtures.ts';

const campaigns = (page: Page) => page.getByRole('table', { name: 'Campaigns' });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

test('the list is filtered with operators, and the search is in the URL', async ({ page, request }) => {
  const headers = await apiLogin('demo.marketing');
  const { rowCount } = await (await request.get('/api/campaign', { headers })).json();
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', 'Campaigns/CampaignUpdate');
  await expect(campaigns(page).getByRole('columnheader')).toHaveText([
    'Campaign Id',
    'Reports',
    'Description',
    'Date Begin',
    'Sale Date End',
    'MailerCode1 Start',
    'MailerCode1 End',
    'Cost Per Piece',
  ]);
  await expectRowCount(campaigns(page), 100);
  expect(calls.filter((call) => call.startsWith('GET /api/campaign'))).toEqual([
    'GET /api/campaign?pageNumber=1&rowsPerPage=100',
  ]);
  await expect(page.getByText(`Total rows: ${rowCount}`)).toBeVisible();
  await expect(campaigns(page).getByRole('link', { name: 'Reports' }).first()).toHaveAttribute(
    'href',
    /\/portal\/Reports\/MailSumm\?CampaignId=\d+$/,
  );

  await page.getByLabel('Begin Date operator').selectOption('≥');
  await fillIn(page, { 'Begin Date': '20260301', Description: 'e' });
  await field(page, 'Description').press('Enter');
  await expect(page).toHaveURL(/descr=e&descrOp=contains&dtBegin=2026-03-01&dtBeginOp=gte$/);
  const dates = campaigns(page).locator('tbody tr td:nth-child(4)');
  await expect
    .poll(async () => (await dates.allTextContents()).every((day) => day >= '2026-03-01'))
    .toBe(true);
  const found = await countRows(campaigns(page));
  expect(found).toBeGreaterThan(0);
  await page.reload();
  await expectRowCount(campaigns(page), found);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(`Total rows: ${rowCount}`)).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('campaigns.csv');
});

test('a campaign is added with pasted ranges, recalculated and edited', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/CampaignUpdate');
  await page.getByRole('button', { name: 'Add Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Campaign' });
  const calls = watchCalls(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert', { name: 'Error List' }).getByRole('listitem')).toHaveText([
    'Campaign name is required',
    'Sale Begin Date is required',
    'Sale End Date is required',
    'Mailer Code 1 Start is required',
    'Mailer Code 1 End is required',
  ]);
  expect(calls).toEqual([]);

  await fillIn(page, {
    'Campaign Name': '  =Winter <b>yarn</b> 2027 ',
    'Sale Begin Date': '20270110',
    'Sale End Date': '20270120',
  });
  await field(page, 'Mailer Code 1 Start').focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '990000\t990099\tYARN27A\n990100\t990199\tYARN27B\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(field(page, 'Mailer Code 2 End')).toHaveValue('990199');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The campaign has been saved.')).toBeVisible();
  expect(calls.filter((call) => /^(POST|PATCH)/.test(call))).toEqual([
    'POST /api/campaign',
    expect.stringMatching(/^PATCH \/api\/campaign\/\d+$/),
  ]);

  const row = campaigns(page).getByRole('row', { name: /=Winter <b>yarn<\/b> 2027/ });
  await row.getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL(/dialog=editCampaign&record=\d+$/);
  const edit = page.getByRole('dialog', { name: /^Edit Campaign \d+$/ });
  await expect(field(page, 'Promo Code 2')).toHaveValue('YARN27B');
  await expect(field(page, 'Analysis Results')).toHaveValue(/0 mailers/);
  await field(page, 'Cost Per Piece').fill('0.4875');
  calls.length = 0;
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  await expect(row).toContainText('$0.4875');
  expect(calls.filter((call) => /^(PUT|PATCH)/.test(call))).toEqual(['PUT /api/campaign']);

  await row.getByRole('rowheader').getByRole('link').click();
  await edit.getByRole('checkbox', { name: 'Recalculate' }).check();
  calls.length = 0;
  const recalculated = page.waitForRequest((request) => request.method() === 'PATCH');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  expect(calls.filter((call) => /^(PUT|PATCH)/.test(call))).toEqual([
    'PUT /api/campaign',
    expect.stringMatching(/^PATCH \/api\/campaign\/\d+$/),
  ]);
  expect((await recalculated).postData()).toBeNull();
});

test('with the keyboard alone: a campaign is added, refused, corrected, found and edited', async ({
  page,
}) => {
  await openAs(page, 'demo.marketing', 'Campaigns/CampaignUpdate');
  await tabTo(page, page.getByRole('button', { name: 'Add Campaign' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Campaign Name')).toBeFocused();
  for (const [label, text] of [
    ['Campaign Name', 'Keys only'],
    ['Sale Begin Date', '20270301'],
    ['Sale End Date', '20270310'],
    ['Mailer Code 1 Start', 'kbdaaa'],
  ] as const) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  }
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  const mistake = page.getByRole('button', { name: 'Mailer Code 1 End is required' });
  await expect(mistake).toBeVisible();
  await tabTo(page, mistake);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Mailer Code 1 End')).toBeFocused();
  await page.keyboard.type('kbdazz');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tabTo(page, field(page, 'Description'));
  await page.keyboard.type('Keys only');
  await page.keyboard.press('Enter');
  await expect(campaigns(page).getByRole('rowheader')).toHaveCount(1);
  const link = campaigns(page).getByRole('rowheader').getByRole('link');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'Version Id'));
  await page.keyboard.type('v2');
  await page.keyboard.press('Escape');
  const question = page.getByRole('button', { name: 'Discard' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(field(page, 'Version Id')).toHaveValue('v2');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a promo code of another campaign: refused with its owner, the campaign is stored without it, and the next save updates it', async ({
  page,
}) => {
  await openAs(page, 'demo.admin', 'Campaigns/CampaignUpdate');
  await campaigns(page).getByRole('rowheader').getByRole('link').nth(1).click();
  const used = await field(page, 'Promo Code 1').inputValue();
  const owner = await field(page, 'Campaign Name').inputValue();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Add Campaign' }).click();
  await fillIn(page, {
    'Campaign Name': 'Taken code',
    'Sale Begin Date': '20270201',
    'Sale End Date': '20270202',
    'Mailer Code 1 Start': '991000',
    'Mailer Code 1 End': '991009',
    'Promo Code 1': used,
  });
  await page.getByRole('dialog', { name: 'Add Campaign' }).getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit Campaign \d+$/ });
  const refusal = dialog.getByRole('alert', { name: 'Error List' }).getByRole('button');
  await expect(refusal).toContainText(`Promo Code 1: ${used} is already used by campaign`);
  await expect(refusal).toContainText(owner);
  await expect(dialog).toContainText('The campaign was saved. See the Error List.');
  await refusal.click();
  await expect(field(page, 'Promo Code 1')).toBeFocused();
  const calls = watchCalls(page);
  await field(page, 'Promo Code 1').fill('FREECODE27');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(calls).toContain('PUT /api/campaign');
  await campaigns(page)
    .getByRole('row', { name: /Taken code/ })
    .getByRole('rowheader')
    .getByRole('link')
    .click();
  await expect(field(page, 'Analysis Results')).toHaveValue(/0 mailers/);
});

test('another user saved it meanwhile: the current values are shown, and nothing is overwritten without asking', async ({
  page,
  request,
  consoleErrors,
}) => {
  test.skip(!hasExtensions, 'rows have no version there');
  consoleErrors.expect(/412/);
  await openAs(page, 'demo.marketing', 'Campaigns/CampaignUpdate?id=1101');
  await campaigns(page).getByRole('link', { name: '1101' }).click();
  await expect(field(page, 'Version Id')).toBeVisible();

  const headers = await apiLogin('demo.admin');
  const { campaign, promocodes } = await (await request.get('/api/campaign/1101', { headers })).json();
  const theirs = await request.put('/api/campaign', {
    headers,
    data: { campaign: { ...campaign, versionId: 'theirs', recalculateCampaign: false }, promocodes },
  });
  expect(theirs.status()).toBe(200);

  await field(page, 'Version Id').fill('mine');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('region', { name: 'Someone else changed this campaign.' });
  await expect(conflict.getByRole('row', { name: 'Version Id' })).toHaveText(/theirs\s*mine/);
  await expect(field(page, 'Version Id')).toHaveValue('mine');
  await expect(conflict.getByRole('button', { name: 'Continue from their version' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const after = await (await request.get('/api/campaign/1101', { headers })).json();
  expect(after.campaign.versionId).toBe('mine');
});

test('codes that another campaign mails on the same days are warned of, and can be saved', async ({
  page,
}) => {
  test.skip(!hasExtensions, 'that provider does not report clashes');
  await openAs(page, 'demo.admin', 'Campaigns/CampaignUpdate');
  await expectRowCount(campaigns(page), 100);
  const row = campaigns(page).locator('tbody tr').nth(2);
  const cells = await row.locator('td, th').allTextContents();
  const [begin = '', end = '', first = '', last = ''] = cells.slice(3, 7);
  await page.getByRole('button', { name: 'Add Campaign' }).click();
  await fillIn(page, {
    'Sale Begin Date': begin.replaceAll('-', ''),
    'Sale End Date': end.replaceAll('-', ''),
    'Mailer Code 1 Start': first,
    'Mailer Code 1 End': last,
  });
  const warning = page.getByRole('region', { name: 'Campaigns with overlapping mailer codes' });
  await expect(warning).toContainText(`range 1 overlaps ${first} to ${last}`);
});

test.describe('bad input', () => {
  test('a campaign that does not exist', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/40[04]/);
    for (const id of ['999999', 'x']) {
      await openAs(page, 'demo.admin', `Campaigns/CampaignUpdate?dialog=editCampaign&record=${id}`);
      const dialog = page.getByRole('dialog', { name: 'Edit Campaign' });
      await expect(dialog.getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expectRowCount(campaigns(page), 100);
    }
  });
});
