import type { Page, Request } from '@playwright/test';
import { barcodeJobs, jobOf, makeJob, rowsTable, setHidden } from '../barcodeJobs.ts';
import { expect, openAs, test, watchCalls } from '../fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const logCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('/Step4/'));

/** Milliseconds; shorter than the timeout of a call, as one may be sent when the browser is idle. */
const severalPolls = 20_000;

/** Waits for all responses of the APIs: advancing the clock would make pending ones time out. */
function watchResponses(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const isCall = (request: Request) => /\/(api|barcode)\//.test(request.url());
  page.on('request', (request) => isCall(request) && open.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => open.delete(request));
  }
  return () => expect.poll(() => open.size).toBe(0);
}

/** Lets a job run without end: its log and its state are answered for it. */
async function keepRunning(page: Page) {
  await page.route('**/barcode/Step4/*', (route) =>
    route.fulfill({ json: [{ dateStamp: '2026-06-15T17:00:00', comment: 'Start Processing' }] }),
  );
  await page.route('**/barcode/Job/*', async (route) => {
    const response = await route.fetch();
    const job = { ...((await response.json()) as object), step: 4, status: 'Processing' };
    await route.fulfill({ json: job });
  });
}

test('a reload finds every step of a job as it was, and so does Back', async ({ page, request }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/Bmt');
  await makeJob(page);
  const jobId = jobOf(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Campaign ID' })).toBeEditable();
  await button(page, 'Skip CE Coupons').click();
  await button(page, 'Go to Step 3').click();
  await expect(page).toHaveURL(new RegExp(`job=${jobId}&step=3$`));
  await page.reload();
  await expect(button(page, 'Finish')).toBeVisible();
  await expect(rowsTable(page)).toContainText('[no data]');

  // The step of the address leads neither before nor behind the job.
  await page.goto(`Campaigns/Bmt?job=${jobId}&step=5`);
  await expect(button(page, 'Finish')).toBeVisible();
  await expect(page).toHaveURL(/step=3$/);
  await page.getByRole('main').getByRole('link', { name: 'Coupon Load Status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupon Load Status' })).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Finish')).toBeVisible();

  const started = await (await barcodeJobs(request)).startedJob();
  await page.goto(`Campaigns/Bmt?job=${started}&step=4`);
  await expect(page.getByRole('alert')).toContainText('Job failed.', { timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Job failed.');
  await button(page, 'Go to Step 5').click();
  await expect(page).toHaveURL(/step=5$/);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Job failed.');
  await page.getByRole('link', { name: 'Show log' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('End Processing');
});

test('an unknown job, and a job that is not a number', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  consoleErrors.expect(/GET .*\/Job\/\{jobId\}: 404/);
  await openAs(page, 'demo.marketing', 'Campaigns/Bmt?job=2000000000');
  await expect(page.getByRole('alert')).toContainText('Error - ');
  await page.getByRole('alert').getByRole('button', { name: 'Start New Job' }).click();
  await expect(page.getByLabel('Job Name')).toHaveValue('26166');
  await page.goto('Campaigns/Bmt?job=-17&step=4');
  await expect(page.getByLabel('Job Name')).toHaveValue('26166');
});

test('progress is requested every 5 seconds, not by a hidden tab, and polling ends after 20 minutes without an error', async ({
  page,
  request,
}) => {
  const started = await (await barcodeJobs(request)).startedJob();
  await openAs(page, 'demo.marketing', 'Home');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await keepRunning(page);
  const calls = watchCalls(page);
  const allAnswered = watchResponses(page);
  await page.goto(`Campaigns/Bmt?job=${started}`);
  await expect(page.getByRole('progressbar', { name: 'The job is running' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('Start Processing');
  await expect(page).toHaveTitle(new RegExp(`^Job ${started} is running`));
  await expect(button(page, 'Go to Step 5')).toBeDisabled();
  await allAnswered();
  const soFar = logCalls(calls).length;
  await page.clock.fastForward(5_000);
  await expect.poll(() => logCalls(calls).length).toBe(soFar + 1);

  await allAnswered();
  await setHidden(page, true);
  await page.clock.fastForward(severalPolls);
  expect(logCalls(calls)).toHaveLength(soFar + 1);
  await setHidden(page, false);
  await expect.poll(() => logCalls(calls).length).toBe(soFar + 2);

  await allAnswered();
  await page.clock.fastForward(1_200_000);
  await expect(page.getByText('The job may still be running.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(page, 'Go to Step 5')).toBeDisabled();
  const atCutOff = logCalls(calls).length;
  await page.clock.fastForward(severalPolls);
  expect(logCalls(calls)).toHaveLength(atCutOff);
  await button(page, 'Check again').click();
  await expect(page.getByRole('progressbar', { name: 'The job is running' })).toBeVisible();
  await expect.poll(() => logCalls(calls).length).toBeGreaterThan(atCutOff);
  await button(page, 'Start New Job').click();
  await expect(page.getByLabel('Stats Table')).toHaveValue('');
  await allAnswered();
  const afterwards = logCalls(calls).length;
  await page.clock.fastForward(severalPolls);
  expect(logCalls(calls)).toHaveLength(afterwards);
});

test('a second tab continues where the first one is', async ({ page, context, request }) => {
  const jobs = await barcodeJobs(request);
  const jobId = await jobs.jobWithRows([{ legacyCouponOffer: '140' }]);
  await openAs(page, 'demo.marketing', `Campaigns/Bmt?job=${jobId}`);
  await expect(button(page, 'Finish')).toBeVisible();
  const second = await context.newPage();
  await openAs(second, 'demo.marketing', `Campaigns/Bmt?job=${jobId}`);
  await expect(button(second, 'Finish')).toBeVisible();
  await setHidden(page, true);
  await button(second, 'Finish').click();
  await expect(second.getByText('Job submitted for processing.')).toBeVisible();
  await setHidden(page, false);
  // Such a job has ended before anybody looks.
  await expect(page.getByText(/^(Job submitted for processing\.|Job failed\..*)$/).first()).toBeVisible();
  await expect(page).toHaveURL(/step=[45]$/);
});

test('Job Overview keeps what was typed in step 1, shows 10 jobs, and leads to each', async ({
  page,
  request,
}) => {
  const jobs = await barcodeJobs(request);
  const started = await jobs.startedJob();
  const withRows = await jobs.jobWithRows([{ legacyCouponOffer: '140' }, { legacyCouponOffer: '141' }]);
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', 'Campaigns/Bmt');
  await page.getByLabel('Job Name').fill('my job');
  await page.getByLabel('Stats Table').fill('my table');
  await page.getByRole('link', { name: 'Job Overview' }).click();
  const table = page.getByRole('table', { name: 'Jobs' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'ID',
    'Job Name',
    'Stats Table',
    'Channel',
    'Campaign ID',
    'Valid Campaign ID',
    'Status',
    'Insert Date',
    'Output File Name',
  ]);
  await expect(table.getByRole('rowheader')).toHaveCount(10);
  expect(calls.filter((call) => call.includes('/JobOverview/'))).toEqual([
    'GET /barcode/JobOverview/?pageNum=1&rowsPerPage=10',
  ]);
  await expect(table.getByRole('row', { name: new RegExp(`^${started} `) })).toContainText(/Failed.+/, {
    timeout: 60_000,
  });
  await button(page, 'Next').click();
  await expect(page).toHaveURL(/list=jobs&page=2$/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await button(page, 'Close').click();
  await expect(page.getByLabel('Job Name')).toHaveValue('my job');
  await expect(page.getByLabel('Stats Table')).toHaveValue('my table');
  await expect(page.getByRole('link', { name: 'Job Overview' })).toBeFocused();
  await expect(button(page, 'Views')).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Coupon Load Status' }).click();
  await expect(page.getByRole('table', { name: 'Coupon loads' }).getByRole('rowheader')).toHaveCount(10);
  await page.goBack();
  await expect(page.getByLabel('Job Name')).toHaveValue('my job');

  await page.getByRole('link', { name: 'Job Overview' }).click();
  await expect(button(page, 'Views')).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${withRows}` }).click();
  await page.getByRole('menuitem', { name: 'Copy to new job' }).click();
  await expect(page.getByText('The new job starts with 2 copied rows.')).toBeVisible();
  await makeJob(page);
  await expect(page).toHaveURL(/job=\d+&step=2$/);
  await expect(rowsTable(page).getByRole('rowheader')).toHaveCount(2);
  await button(page, 'Go to Step 3').click();
  await expect(button(page, 'Finish')).toBeVisible();
  expect(jobOf(page)).toBeGreaterThan(withRows);

  await page.goto('Campaigns/Bmt?list=jobs');
  await table.getByRole('link', { name: String(started), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Job failed.');
});

test('a running job opens at step 4, its progress is seen in the overview', async ({ page, request }) => {
  const started = await (await barcodeJobs(request)).startedJob();
  await openAs(page, 'demo.marketing', 'Home');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await keepRunning(page);
  await page.route('**/barcode/JobOverview/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { jobData: { id: number }[] };
    const jobData = body.jobData.map((job) => (job.id === started ? { ...job, status: 'Processing' } : job));
    await route.fulfill({ json: { ...body, jobData } });
  });
  const calls = watchCalls(page);
  await page.goto('Campaigns/Bmt?list=jobs');
  const row = page.getByRole('row', { name: new RegExp(`^${started} `) });
  await expect(row).toContainText(/Processing\s*Start Processing/);
  const overviews = () => calls.filter((call) => call.includes('/JobOverview/')).length;
  const before = overviews();
  await page.clock.fastForward(5_000);
  await expect.poll(overviews).toBeGreaterThan(before);
  await row.getByRole('link').click();
  await expect(page.getByText('Job submitted for processing.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`job=${started}&step=4$`));
});

test('Coupon Load Status alone shows 20 rows, and its page is in the URL', async ({ page }) => {
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', 'Campaigns/CouponLoadStatus');
  const table = page.getByRole('table', { name: 'Coupon loads' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Campaign ID',
    'Promotion ID',
    'Deal ID',
    'Promotion',
    'Description',
    'Channel',
    'Start Date',
    'Load Qty',
  ]);
  await expect(table.getByRole('rowheader')).toHaveCount(20);
  const lists = calls.filter((call) => call.includes('CouponLoadStatus'));
  expect(lists).toEqual(['GET /barcode/CouponLoadStatus/?pageNum=1&rowsPerPage=20']);
  await button(page, 'Bottom').click();
  await expect(page).toHaveURL(/page=\d+$/);
  await page.reload();
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
});
