import type { Page } from '@playwright/test';
import {
  apiLogin,
  expect,
  expectRowCount,
  openAs,
  renderAllRows,
  tabTo,
  test,
  watchCalls,
} from '../fixtures.ts';

/** The text of the file that a button downloads, and its name. */
async function fileOf(page: Page, button: string): Promise<{ name: string; lines: string[] }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await saved;
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  const text = Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return { name: download.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

/** In a window as high as that of the journeys the table has the room, until the picture is requested. */
async function showChart(page: Page, name: string) {
  await page.getByRole('button', { name: 'Show chart' }).click();
  return page.getByRole('figure', { name });
}

/** Calls of the report itself, not those of its picture. */
function callsOf(calls: readonly string[], path: string): string[] {
  return calls.filter((call) => call.startsWith(`GET ${path}?`) && call.includes('rowsPerPage=100'));
}

function queryOf(call: string | undefined): Record<string, string> {
  return Object.fromEntries(new URL(`http://portal${call?.split(' ')[1] ?? ''}`).searchParams);
}

const defaults = {
  vendor: '',
  source: '',
  store: '',
  fromDate: '20260601',
  toDate: '20260615',
  dailyBreakdown: '0',
  storeBreakdown: '0',
  breakdownByDescription: '0',
  pageNumber: '1',
  rowsPerPage: '100',
};

test.describe('signup statistics', () => {
  test('begin with all signups of this month, then show the chosen ones', async ({ page }) => {
    const calls = watchCalls(page);
    await openAs(page, 'demo.marketing', 'Reports/SignupStatistics');
    const table = page.getByRole('table', { name: 'Signup Statistics' });
    await expect(table.getByRole('rowheader')).not.toHaveCount(0);
    expect(callsOf(calls, '/api/SignupStats').map(queryOf)).toEqual([defaults]);
    await expect(page.getByLabel('From date', { exact: true })).toHaveValue('2026-06-01');
    await expect(page.getByLabel('To date', { exact: true })).toHaveValue('2026-06-15');
    await expect(page.getByRole('columnheader', { name: 'AddDate' })).toHaveCount(0);

    await page.getByLabel('Origins').selectOption('C - Customer Initiated');
    await page.getByRole('checkbox', { name: 'Daily' }).check();
    await page.getByRole('checkbox', { name: 'Store' }).check();
    await page.getByLabel('From date', { exact: true }).fill('20260101');
    await page.getByRole('button', { name: 'Show Report' }).click();
    await expect(table.getByRole('columnheader')).toHaveText([
      'Source',
      'Description',
      'AddDate',
      'Store',
      'Total',
      'NetNew',
      'DMProvided',
      'DMNetNew',
      'DMCarrRte',
      'DMDPV',
      'EMProvided',
      'EMNetNew',
      'OTMobileNumber',
      'MobileNetNew',
    ]);
    const asked = {
      ...defaults,
      vendor: 'C',
      fromDate: '20260101',
      dailyBreakdown: '1',
      storeBreakdown: '1',
    };
    expect(queryOf(callsOf(calls, '/api/SignupStats').at(-1))).toEqual(asked);

    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of ')).toBeVisible();
    expect(queryOf(callsOf(calls, '/api/SignupStats').at(-1))).toEqual({ ...asked, pageNumber: '2' });
    await page.getByRole('spinbutton', { name: 'Page' }).fill('9999');
    await page.getByRole('spinbutton', { name: 'Page' }).press('Enter');
    await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
    await page.getByRole('button', { name: 'Top' }).click();
    await expect(page.getByText('Page 1 of ')).toBeVisible();
  });

  test('a link shows the same report with the same criteria', async ({ page }) => {
    const address = 'Reports/SignupStatistics?fromDate=2026-05-01&toDate=2026-05-31&breakdownByDescription=1';
    await openAs(page, 'demo.marketing', address);
    const table = page.getByRole('table', { name: 'Signup Statistics' });
    await expect(table.getByRole('columnheader').first()).toHaveText('Description');
    await expect(page.getByRole('columnheader', { name: 'Source' })).toHaveCount(0);
    await expect(table.getByRole('rowheader')).not.toHaveCount(0);
    const first = await table.getByRole('row').nth(1).textContent();
    const facts = page.getByRole('region', { name: 'Signup Statistics: report details' });
    await expect(facts).toContainText('From date2026-05-01');
    await expect(facts).toContainText('BreakdownDescription');

    await page.reload();
    await expect(table.getByRole('row').nth(1)).toHaveText(first ?? '');
    await expect(page.getByRole('checkbox', { name: 'Description' })).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
  });

  test('breakdowns add up to the report without them, and the file holds all its rows', async ({
    page,
    request,
  }) => {
    const headers = await apiLogin('demo.marketing');
    const totalOf = async (query: string) => {
      const response = await request.get(`/api/SignupStats?rowsPerPage=500&fromDate=20260601&${query}`, {
        headers,
      });
      const { signupStatsData } = (await response.json()) as { signupStatsData: { total: number }[] };
      return signupStatsData.reduce((sum, { total }) => sum + total, 0);
    };
    await openAs(page, 'demo.marketing', 'Reports/SignupStatistics');
    await expect(page.getByText(/^Total rows: \d/)).toBeVisible();
    const { name, lines } = await fileOf(page, 'Download all as CSV');
    expect(name).toBe('signup-statistics.csv');
    expect(lines.slice(0, 2)).toEqual(['"Signup Statistics"', '"Report Date: 2026-06-15"']);
    expect(lines).toContain('"From date: 2026-06-01"');
    const headings = lines.findIndex((line) => line.startsWith('"Source","Description","Total"'));
    const rows = lines.slice(headings + 1);
    const total = rows.reduce((sum, line) => sum + Number(line.split(',').at(-10)), 0);
    expect(total).toBe(await totalOf('toDate=20260615'));
    expect(total).toBe(await totalOf('toDate=20260615&breakdownByDescription=1'));
  });

  test('a range that ends before it begins finds nothing and has no message', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Reports/SignupStatistics?fromDate=2026-06-10&toDate=2026-06-01');
    await expect(page.getByText('[no data]')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel('To date', { exact: true }).fill('next week');
    await page.getByRole('button', { name: 'Show Report' }).click();
    await expect(page.getByText('Enter a date as YYYY-MM-DD')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'To date' })).toHaveValue('next week');
  });

  test('the chart is shown on request, follows the report, and stays as it was', async ({ page }) => {
    const calls = watchCalls(page);
    await page.setViewportSize({ width: 1280, height: 1080 });
    await openAs(page, 'demo.marketing', 'Reports/SignupStatistics');
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    expect(calls.filter((call) => call.startsWith('GET /api/SignupStats?'))).toHaveLength(1);
    const figure = await showChart(page, 'All signups and the largest sources');
    await expect(figure.getByText('All signups', { exact: true })).toBeVisible();
    await tabTo(page, figure.getByRole('button', { name: 'Chart options' }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(figure.getByRole('img', { name: /^2026-06-01; .+; \d+$/ })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Description' }).check();
    await page.getByRole('button', { name: 'Show Report' }).click();
    await expect(
      page.getByRole('figure', { name: 'All signups and the largest descriptions' }),
    ).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Hide chart' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show chart' })).toBeVisible();
    await expect(page.getByText('All signups', { exact: true })).toHaveCount(0);
  });
});

test.describe('annual campaign summary', () => {
  test('begins with this year, works by keyboard alone, and refuses a year out of range', async ({
    page,
  }) => {
    const calls = watchCalls(page);
    await openAs(page, 'demo.marketing', 'Reports/CampaignSummary');
    const table = page.getByRole('table', { name: 'Annual Campaign Summary' });
    await expect(page.getByRole('heading', { name: 'All Campaigns 2026' })).toBeVisible();
    await expect(table.getByRole('rowheader')).not.toHaveCount(0);
    expect(callsOf(calls, '/api/CampaignSummary').map(queryOf)).toEqual([
      { type: 'all', year: '2026', sortOrder: 'DESC', pageNumber: '1', rowsPerPage: '100' },
    ]);
    await expect(table.getByRole('columnheader')).toHaveText([
      'Description',
      'Sale Begin',
      'Sale End',
      'Mailed',
      'Responses',
      '% Resp',
      '# Purchases',
      'Purchase Amt',
      'Items',
      'Cost',
    ]);

    const year = page.getByRole('spinbutton', { name: 'Year' });
    await tabTo(page, page.getByLabel('Type'));
    await page.keyboard.press('e');
    await page.keyboard.press('Tab');
    await expect(year).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1979');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a whole number from 1980 to 2099')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2025');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Email Campaigns 2025' })).toBeVisible();
    const latest = queryOf(callsOf(calls, '/api/CampaignSummary').at(-1));
    expect(latest).toMatchObject({ type: 'email', year: '2025' });
    await expect(table.getByRole('row').nth(1)).toContainText(/2025-\d\d-\d\d/);

    const ascending = page.waitForRequest(/\/api\/CampaignSummary\?.*sortOrder=ASC/);
    for (const key of ['Tab', 'a', 'Tab', 'Enter']) await page.keyboard.press(key);
    await ascending;

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Email Campaigns 2025' })).toBeVisible();
    await expect(page.getByLabel('Type')).toHaveValue('email');
  });

  test('the file contains the rows of the table, and the figures of the types add up to those of all', async ({
    page,
    request,
  }) => {
    const headers = await apiLogin('demo.marketing');
    const countOf = async (type: string) => {
      const response = await request.get(`/api/CampaignSummary?type=${type}&year=2025&rowsPerPage=500`, {
        headers,
      });
      return ((await response.json()) as { rowCount: number }).rowCount;
    };
    await openAs(page, 'demo.marketing', 'Reports/CampaignSummary?year=2025&sortOrder=ASC');
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    const { name, lines } = await fileOf(page, 'Download all as CSV');
    expect(name).toBe('campaign-summary.csv');
    expect(lines[1]).toBe('"All Campaigns 2025"');
    const headings = lines.findIndex((line) => line.startsWith('"Description","Sale Begin"'));
    const rows = lines.slice(headings + 1);
    const all = await countOf('all');
    expect(rows).toHaveLength(all);
    const parts = await Promise.all(['tabs', 'email', 'signup', 'other'].map(countOf));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
    const figure = await showChart(page, 'Results by campaign');
    await figure.getByLabel('Measure').selectOption('% Resp');
    await expect(figure.getByText(/^\d+\.\d\d%$/).first()).toBeVisible();
  });
});

test.describe('customers by fiscal week', () => {
  for (const report of [
    {
      name: 'Customer Channel Report',
      path: 'CustomerChannel',
      columns: 18,
      note: 'Results prior to FW26 are unavailable due to the migration between email platforms.',
      file: 'CustomerChannelReport_20260615.csv',
      headings: /^"Fiscal Week","Start Date","End Date","DM Only","EM Only","App Only","SMS Only","DM & EM",/,
    },
    {
      name: 'Customer Segment Report',
      path: 'CustomerSegment',
      columns: 17,
      note: 'Results for FW17 to FW21 are unavailable.',
      file: 'CustomerSegmentReport_20260615.csv',
      headings:
        /^"Fiscal Week","Start Date","End Date","Total Customers","First Signup","First Purchase Any",/,
    },
  ]) {
    test(`${report.name} shows every week, its note and its file`, async ({ page }) => {
      await openAs(page, 'demo.marketing', `Reports/${report.path}`);
      const table = page.getByRole('table', { name: report.name });
      await expect(page.getByText(report.note)).toBeVisible();
      await expect(table.getByRole('rowheader').first()).toHaveText(/^FW\d\d$/);
      const headings = await table.locator('thead tr').nth(1).getByRole('columnheader').count();
      expect(headings).toBe(report.columns);
      const calls = watchCalls(page);
      const { name, lines } = await fileOf(page, 'Download File');
      expect(calls).toEqual([]);
      expect(name).toBe(report.file);
      expect(lines[0]).toMatch(report.headings);
      await expectRowCount(table, lines.length - 1);
      expect(lines[1]).toMatch(/^"FW\d\d","\d{4}-\d\d-\d\d","\d{4}-\d\d-\d\d",\d+,/);
      await expect(await showChart(page, 'by fiscal week')).toContainText('100%');
    });
  }

  test('every week has counts, and the chart leaves out missing ones', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Reports/CustomerSegment');
    const table = page.getByRole('table', { name: 'Customer Segment Report' });
    await renderAllRows(table);
    await expect(table.getByRole('rowheader', { name: 'FW16' }).first()).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /^FW(17|18|19|20|21)$/ })).toHaveCount(0);
  });

  test('a table filter is kept in the address, and chart and file follow it', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Reports/CustomerChannel?filter.fiscalWeek=FW30');
    const table = page.getByRole('table', { name: 'Customer Channel Report' });
    await expect(table.getByRole('rowheader').first()).toHaveText('FW30');
    const { lines } = await fileOf(page, 'Download File');
    const weeks = lines.filter((line) => line.startsWith('"FW30",')).length;
    await expectRowCount(table, weeks);
  });
});

test('a printed report contains all rows, its criteria and its chart', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Reports/CampaignSummary?year=2025');
  const facts = page.getByRole('region', { name: 'Annual Campaign Summary: report details' });
  const figure = await showChart(page, 'Results by campaign');
  await expect(figure.getByText(/^\$/).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(facts).toContainText('Year2025');
  await expect(facts).toBeVisible();
  await expect(figure.getByText(/^\$/)).toHaveCount(24);
  await expect(figure.getByText(/^\$/).last()).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('button', { name: 'Hide chart' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show Campaigns' })).toBeHidden();
});
