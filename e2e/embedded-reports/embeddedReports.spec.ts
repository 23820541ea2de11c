import type { Page } from '@playwright/test';
import { apiLogin, expect, hasReportingServer, openAs, test, watchCalls } from '../fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const frame = (page: Page) => main(page).locator('iframe');
const viewer = 'Tableau/TableauLink?report=';
const weekly = 'Mailers/PiecesByMonth';
const tickets = (calls: string[]) => calls.filter((call) => call.startsWith('GET /api/tableau/ticket'));

test.beforeEach(({ consoleErrors }) => {
  // What the tests put into every frame, such as their clock, is a script as well.
  consoleErrors.allow(/Blocked script execution in '[^']*\/reporting\//);
});

test('the Tableau entry lists the embedded reports, and each is shown with a ticket of its own', async ({
  page,
}) => {
  test.skip(!hasReportingServer, 'it shows a report');
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', 'tableau');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau' })).toBeVisible();
  await expect(page).toHaveTitle('Tableau · Customer Service Portal');
  const link = main(page).getByRole('link', { name: 'Pieces Mailed by Month' });
  await expect(link).toHaveAttribute('href', '/portal/Tableau/TableauLink?report=Mailers%2FPiecesByMonth');
  const count = await main(page).getByRole('listitem').count();
  expect(count).toBeGreaterThan(1);
  expect(tickets(calls)).toEqual([]);

  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pieces Mailed by Month' })).toBeVisible();
  await expect(main(page)).toContainText('Report Viewer');
  await expect(page).toHaveTitle('Pieces Mailed by Month · Customer Service Portal');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Pieces Mailed by Month' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(frame(page)).toHaveAttribute(
    'src',
    /^\/reporting\/trusted\/[^/]+\/t\/portal\/views\/Mailers\/PiecesByMonth\?:embed=yes&:toolbar=no$/,
  );
  await expect(frame(page)).toHaveAttribute('sandbox', '');
  const report = frame(page).contentFrame();
  await expect(report.getByRole('heading', { name: 'Pieces Mailed by Month' })).toBeVisible();
  await expect(report.getByText('Reporting server')).toBeHidden();
  const first = await frame(page).getAttribute('src');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(frame(page)).not.toHaveAttribute('src', first ?? '');
  await expect(report.getByRole('heading', { name: 'Pieces Mailed by Month' })).toBeVisible();
  expect(tickets(calls)).toHaveLength(2);

  await page.goBack();
  await page.goForward();
  await expect(report.getByRole('heading', { name: 'Pieces Mailed by Month' })).toBeVisible();
  expect(tickets(calls)).toHaveLength(3);

  await main(page).getByRole('link', { name: 'All reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau' })).toBeVisible();
});

test('a report whose page the user can open is shown, another is unknown', async ({ page, request }) => {
  test.skip(!hasReportingServer, 'it shows a report');
  await openAs(page, 'demo.care', viewer + encodeURIComponent(weekly));
  const report = frame(page).contentFrame();
  await expect(report.getByRole('heading', { name: 'Pieces Mailed by Month' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Pieces Mailed by Month' }),
  ).toHaveAttribute('aria-current', 'page');

  await page.goto(`${viewer}Mailers/CustomerTypes`);
  await expect(page.getByText('The page for /Tableau/TableauLink has not been created')).toBeVisible();
  await page.goto('Tableau');
  await expect(page.getByText('The page for /Tableau has not been created')).toBeVisible();
  const refused = await request.get('/api/tableau/ticket?report=Mailers/CustomerTypes', {
    headers: await apiLogin('demo.care'),
  });
  expect(refused.status()).toBe(403);
});

test('full screen shows the report alone', async ({ page }) => {
  test.skip(!hasReportingServer, 'it shows a report');
  await openAs(page, 'demo.marketing', viewer + weekly);
  await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible();
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeHidden();
});

const hostile = ['', 'https://evil.example/x', '../../portal/Home', 'Mailers/PiecesByMonth?:toolbar=yes'];

test('a report with a hostile address is neither requested nor framed', async ({ page }) => {
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', 'Tableau');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  for (const report of hostile) {
    await page.goto(viewer + encodeURIComponent(report));
    await expect(main(page).getByRole('alert')).toContainText(/No report selected|Report not found/);
    await expect(frame(page), report).toHaveCount(0);
    await expect(page).toHaveURL(/\/portal\/Tableau\/TableauLink\?/);
  }
  expect(tickets(calls)).toEqual([]);
});

test('a report that is not listed is not framed', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/);
  await openAs(page, 'demo.marketing', `${viewer}${encodeURIComponent('data:text/html,<b>x</b>')}`);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});
