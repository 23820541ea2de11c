import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import readWorkbook from 'read-excel-file/node';
import { openFilter } from '../administration.ts';
import { expect, openAs, renderAllRows, tabTo, test, watchCalls } from '../fixtures.ts';
import { goBackOnce, someCampaign } from './summaryReport.ts';

const summary = (page: Page) => page.getByRole('table', { name: 'Mailer Summary' });
const title = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..');
const facts = (page: Page) => page.getByRole('region', { name: 'Mailer Summary: report details' });
const posts = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST /api/MailSumm'));

async function textOf(download: Promise<Download>): Promise<{ name: string; lines: string[] }> {
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.split('\r\n') };
}

test('a link to a campaign runs its report; other choices empty it until Show Report', async ({
  page,
  request,
}) => {
  const { campaignId, name, mailers, totals } = await someCampaign(request, 'tabs');
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', `Reports/MailSumm?CampaignId=${campaignId}`);
  await renderAllRows(summary(page));
  await expect(summary(page).locator('tbody [data-rowindex] th')).toHaveText(
    mailers.map(({ mailerCode }) => mailerCode ?? ''),
  );
  await expect(summary(page).locator('.PortalTable-totals th')).toHaveText(
    totals.map((total) => (total.campaignCouponNumber === 0 ? 'Campaign Total' : 'Coupon Total')),
  );
  expect(posts(calls)).toHaveLength(1);
  // The campaign is of another type than the one that the address names, and is chosen all the same.
  await expect(page.getByLabel('Report Type')).toHaveValue('other');
  await expect(page.getByLabel('Campaign', { exact: true })).toHaveValue(String(campaignId));
  await expect(title(page)).toContainText(`${name} (${campaignId})`);
  await expect(facts(page)).toContainText(/not allocated.*transaction reported once.*Sale/);
  await expect(page.getByRole('main')).toContainText(`Mailer codes${mailers.length}As of`);

  await page.getByRole('radio', { name: 'transaction reported for each coupon' }).check();
  await expect(summary(page).getByRole('rowheader')).toHaveCount(0);
  await expect(page.getByText('No Data Available')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Allocate Non-specific Coupons' }).check();
  expect(posts(calls)).toHaveLength(1);

  const asked = page.waitForRequest(/\/api\/MailSumm\//);
  await page.getByRole('button', { name: 'Show Report' }).click();
  const choice = { mailerCode: '', begin: '', end: '', allocateNonSpecific: 'Y', expandedView: 'Y' };
  expect((await asked).postDataJSON()).toEqual({ campaignId, ...choice });
  await expect(page).toHaveURL(new RegExp(`CampaignId=${campaignId}&AllocateNonSpecific=Y&ExpandedView=Y$`));
  await expect(facts(page)).toContainText('transaction reported for each coupon');
  await page.reload();
  await expect(facts(page)).toContainText('transaction reported for each coupon');
  await expect(page.getByRole('checkbox', { name: 'Allocate Non-specific Coupons' })).toBeChecked();

  const listed = page.waitForResponse(/\/api\/CampaignList\/email/);
  await page.getByLabel('Report Type').selectOption('email');
  const [first] = (await (await listed).json()) as { campaignId: number }[];
  await expect(page.getByLabel('Campaign', { exact: true })).toHaveValue(String(first?.campaignId));
  await expect(summary(page).getByRole('rowheader')).toHaveCount(0);
  const askedAgain = page.waitForRequest(/\/api\/MailSumm\//);
  await page.getByRole('button', { name: 'Show Report' }).click();
  expect((await askedAgain).postDataJSON()).toEqual({ campaignId: first?.campaignId, ...choice });
  await expect(page).toHaveURL(new RegExp(`type=email&CampaignId=${first?.campaignId}&`));
  await page.goBack();
  await expect(title(page)).toContainText(`(${campaignId})`);

  // Back before the submitted report is rendered returns to the shown one.
  await page.getByLabel('Report Type').selectOption('email');
  await expect(page.getByLabel('Campaign', { exact: true })).toHaveValue(String(first?.campaignId));
  await page.evaluate(goBackOnce);
  await page.getByRole('button', { name: 'Show Report' }).click();
  await expect(page.getByLabel('Report Type')).toHaveValue('other');
  await expect(title(page)).toContainText(`(${campaignId})`);
});

test('rows and totals link to their details by store and by date', async ({ page, request }) => {
  const { campaignId, code, mailers, totals } = await someCampaign(request);
  await openAs(page, 'demo.marketing', `Reports/MailSumm?CampaignId=${campaignId}&ExpandedView=Y`);
  const coupon = totals[0]?.campaignCouponNumber;
  const mailer = `CampaignId=${campaignId}&MailerCode=${code}&DetailLevel=1&ExpandedView=Y`;
  const ofCoupon = `CampaignId=${campaignId}&DetailLevel=2&CouponNumber=${coupon}&ExpandedView=Y`;
  const ofCampaign = `CampaignId=${campaignId}&DetailLevel=T&CouponNumber=0&ExpandedView=Y`;
  for (const [name, href] of [
    [`Details by store of ${code}`, `MailerDetails?${mailer}`],
    [`Details by date of ${code}`, `MailerDetailsDate?${mailer}`],
    [`Details by store of coupon ${coupon}`, `MailerDetails2?${ofCoupon}&EventClass=0`],
    [`Details by date of coupon ${coupon}`, `MailerDetailsDate2?${ofCoupon}`],
    ['Details by store of the campaign', `MailerDetails2?${ofCampaign}&EventClass=0`],
    ['Details by date of the campaign', `MailerDetailsDate2?${ofCampaign}`],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/portal/Reports/${href}`,
    );
  }

  await page.getByRole('link', { name: `Details by store of ${code}`, exact: true }).click();
  await expect(page.getByText(`${code} ${mailers[0]?.mailerDescription}`)).toBeVisible();
  const stores = page.getByRole('table', { name: 'Mailer Details by Store' });
  await expect(stores.getByRole('columnheader')).toHaveText([
    'Store',
    'Pref Mailed',
    'Store Assigned',
    'Accounting Assigned',
    'Responses',
    'Pref Response%',
    'Geo Resp%',
    'Purchases',
    'Purch%',
    'Total Purchased',
    'Avg Purch',
    'Items Purchased',
    'Avg Items',
    'Avg $/Item',
    'Product Cost',
    'Gross Margin',
    'Margin%',
    'Gross Profit',
    'Pref ROI%',
    'Geo ROI%',
  ]);
  await expect(stores.getByRole('rowheader').nth(3)).toBeVisible();
  const calls = watchCalls(page);
  const file = await textOf(
    Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download File' }).click(),
    ]).then(([download]) => download),
  );
  expect(calls).toEqual([]);
  expect(file.name).toBe(`MailerDetailsByStore_${code}.csv`);
  expect(file.lines[0]).toBe('\uFEFF"Mailer Details by Store"');
  expect(file.lines[1]).toBe(`"${code} ${mailers[0]?.mailerDescription}"`);
  expect(file.lines[2]).toBe('"Report Date: 2026-06-15"');
  expect(file.lines[3]).toMatch(/^"Store",/);
  expect(file.lines[4]).toMatch(/^\d+,\d+,\d+,\d+,\d+,/);

  await page.goBack();
  await page.getByRole('link', { name: 'Details by date of the campaign', exact: true }).click();
  const dates = page.getByRole('table', { name: 'Mailer Details by Date' });
  await expect(dates.getByRole('columnheader')).toHaveCount(13);
  await expect(page.getByText(new RegExp(`^Campaign ${campaignId} .`))).toBeVisible();
  await dates.getByRole('button', { name: 'Responses', exact: true }).click();
  await dates.getByRole('button', { name: 'Responses', exact: true }).click();
  await expect(page).toHaveURL(/sort=-responses/);
  const most = await dates.getByRole('rowheader').first().textContent();
  await page.reload();
  await expect(dates.getByRole('rowheader').first()).toHaveText(most ?? '');
  const byDate = await textOf(
    Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download File' }).click(),
    ]).then(([download]) => download),
  );
  expect(byDate.name).toBe(`MailerDetailsByDate_${campaignId}_0.csv`);
  expect(byDate.lines.find((line) => line.startsWith(`"${most}",`))).toBeTruthy();
  await page.getByRole('main').getByRole('link', { name: 'Mailer Summary', exact: true }).click();
  await expect(title(page)).toContainText(`(${campaignId})`);
});

test('mailer codes and descriptions are copied by double click and by keyboard', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { campaignId, code, mailers } = await someCampaign(request);
  await openAs(page, 'demo.marketing', `Reports/MailSumm?CampaignId=${campaignId}`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const row = summary(page).getByRole('row', { name: new RegExp(`^${code}`) });
  // The tools of cells are loaded after the rows.
  await page.waitForLoadState('networkidle');
  await row.getByRole('rowheader').dblclick();
  await expect.poll(copied).toBe(code);
  await row.getByRole('cell', { name: mailers[0]?.mailerDescription ?? '' }).dblclick();
  await expect.poll(copied).toBe(mailers[0]?.mailerDescription);
  await page.evaluate(() => getSelection()?.removeAllRanges());

  // By keyboard alone: into the table, down a row, copy; then the link of that row.
  await page.getByRole('button', { name: 'Show Report' }).focus();
  await tabTo(page, page.getByRole('region', { name: 'Mailer Summary, table' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+c');
  await expect.poll(copied).toBe(mailers[1]?.mailerCode);
});

test('the campaign is edited over its report and shown as it was saved', async ({ page, request }) => {
  const { campaignId, name } = await someCampaign(request, 'email');
  await openAs(page, 'demo.marketing', `Reports/MailSumm?type=email&CampaignId=${campaignId}`);
  await expect(title(page)).toContainText(name);
  await page.getByRole('button', { name: 'Edit Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit Campaign ${campaignId}` });
  await dialog.getByRole('textbox', { name: 'Campaign Name', exact: true }).fill(`${name}, renamed`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toContainText(`${name}, renamed (${campaignId})`);
  const option = page.getByLabel('Campaign', { exact: true }).locator(`option[value="${campaignId}"]`);
  await expect(option).toHaveText(`${name}, renamed (${campaignId})`);
});

test('the workbook holds the summary, the campaign, its coupons and its mailers, whatever the table filters', async ({
  page,
  request,
}) => {
  const { campaignId, code, mailers, totals } = await someCampaign(request, 'email');
  await openAs(page, 'demo.marketing', `Reports/MailSumm?type=email&CampaignId=${campaignId}`);
  await expect(facts(page)).toBeVisible();
  await (await openFilter(page, 'Mailer Code')).fill(code);
  await expect(page.getByRole('main')).toContainText(`Mailer codes1 of ${mailers.length}`);
  await expect(facts(page)).toContainText(`Totalsall ${mailers.length} mailer codes`);
  const calls = watchCalls(page);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download workbook' }).click();
  const file = await started;
  expect(calls.filter((call) => call.includes('/api/MailerDetails'))).toEqual(
    ['T', '2', '1'].map((level) => `GET /api/MailerDetails/${campaignId}/${level}/N`),
  );
  expect(file.suggestedFilename()).toBe(`Campaign_${campaignId}.xlsx`);
  const sheets = await readWorkbook(await file.path());
  const coupons = totals.map((total) => total.campaignCouponNumber).filter((coupon) => coupon !== 0);
  const subjects = [
    'Campaign',
    ...coupons.map((coupon) => `Coupon ${coupon}`),
    ...mailers.map(({ mailerCode }) => mailerCode),
  ];
  const names = ['Summary', ...subjects.flatMap((subject) => [`${subject} by store`, `${subject} by date`])];
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Contents', ...names]);
  const dataOf = (name: string) => sheets.find(({ sheet }) => sheet === name)?.data ?? [];
  expect(
    dataOf('Contents')
      .slice(2)
      .map(([name]) => name),
  ).toEqual(names);
  const first = dataOf('Summary');
  expect(first[0]?.[0]).toContain(`(${campaignId})`);
  expect(first[0]?.[0]).toContain(`Rows: ${mailers.length} `);
  expect(first[0]?.[0]).not.toContain('Filtered by');
  expect(first[1]?.slice(0, 4)).toEqual(['Mailer Code', 'Qty Mailed', 'Total Resp', 'Resp %']);
  expect(first.slice(2).map(([name]) => name)).toEqual([
    ...mailers.map(({ mailerCode }) => mailerCode),
    ...totals.map((total) => (total.campaignCouponNumber === 0 ? 'Campaign Total' : 'Coupon Total')),
  ]);
  const responses = first[2]?.[2];
  expect(responses).toBe(mailers[0]?.ttlResponses);
  const sum = (name: string) => {
    const data = dataOf(name);
    const column = data[1]?.indexOf('Responses') ?? -1;
    const [total, ...rows] = data.slice(2).toReversed();
    expect(total?.[0]).toBe('Total');
    const added = rows.reduce((all, line) => all + Number(line[column]), 0);
    expect(total?.[column]).toBe(added);
    return added;
  };
  expect(sum(`${code} by store`)).toBe(responses);
  expect(sum(`${code} by date`)).toBe(responses);
  expect(sum('Campaign by store')).toBe(totals.at(-1)?.ttlResponses);
  expect(sum('Campaign by date')).toBe(totals.at(-1)?.ttlResponses);
  expect(dataOf(`${code} by date`)[2]?.[0]).toBeInstanceOf(Date);
});

test('a provider without the calls by level makes the same workbook', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  const { campaignId, code } = await someCampaign(request, 'email');
  await page.route('**/api/MailerDetails/**', (route) => route.fulfill({ status: 404, json: {} }));
  await openAs(page, 'demo.marketing', `Reports/MailSumm?type=email&CampaignId=${campaignId}`);
  await expect(facts(page)).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download workbook' }).click();
  const sheets = await readWorkbook(await (await started).path());
  const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)?.data.slice(1) ?? [];
  for (const name of ['Campaign by store', 'Campaign by date', `${code} by store`, `${code} by date`]) {
    expect(rowsOf(name).length).toBeGreaterThan(2);
    expect(rowsOf(name).at(-1)?.[0]).toBe('Total');
  }
});

test('the workbook can be stopped, and help shows three pictures', async ({ page, request }) => {
  const { campaignId } = await someCampaign(request);
  await openAs(page, 'demo.marketing', `Reports/MailSumm?CampaignId=${campaignId}`);
  await expect(facts(page)).toBeVisible();
  await page.route('**/api/MailerDetails/**', () => {});
  await page.getByRole('button', { name: 'Download workbook' }).click();
  const progress = page.getByRole('dialog', { name: `Download Campaign_${campaignId}.xlsx` });
  await expect(progress).toContainText(/0 of \d+ sheets/);
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toHaveCount(0);

  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help for Mailer Summary' });
  const pictures = help.getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(600);
  }
  // The campaign is a favorite of its own page and dialog, not of this one.
  await expect(help.getByRole('button', { name: /^Favorite:/ })).toHaveCount(0);
  await help.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(help).toHaveCount(0);
});

test('the whole report is printed, in landscape, with its filters and without controls', async ({
  page,
  request,
}) => {
  const { campaignId, mailers } = await someCampaign(request);
  await openAs(page, 'demo.marketing', `Reports/MailSumm?CampaignId=${campaignId}&sort=-roi`);
  await renderAllRows(summary(page));
  await expect(summary(page).locator('tbody [data-rowindex]')).toHaveCount(mailers.length);
  await page.emulateMedia({ media: 'print' });
  await expect(facts(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Report' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mailer Summary options' })).toBeHidden();
  await expect(summary(page).getByRole('link').first()).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox \[0 0 792 612\]/);
});
