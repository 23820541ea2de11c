import type { Locator, Page } from '@playwright/test';
import { apiLogin, expect, openAs, test, watchCalls } from '../fixtures.ts';
import { applicantIn, heading, openRow, review, tableOf } from './review.ts';

const hasLoaded = (image: Locator) =>
  image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0);

test('applications are listed page by page, opened by name, and Back restores the list', async ({ page }) => {
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', review);
  await expect(page.getByText('300 applications')).toBeVisible();
  await expect(tableOf(page).getByRole('columnheader')).toHaveText([
    'ID',
    'Applicant Name',
    'Address',
    'Phone',
    'Date',
  ]);
  expect(calls).toContain('GET /grant/api/ApplicationList/?pageNum=1&rowsPerPage=15');
  await expect(tableOf(page).getByRole('rowheader')).toHaveCount(15);
  await expect(tableOf(page).getByRole('row').nth(1)).toContainText(/\d{4}-\d{2}-\d{2}$/);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 20')).toBeVisible();
  const name = await openRow(page, 3);
  await expect(page).toHaveURL(/\?page=2&applicant=\d+$/);
  await expect(page.getByRole('region', { name: /^Application \d+$/ })).toBeFocused();
  await expect(page.getByLabel('Applicant ID')).toHaveValue(applicantIn(page) ?? '');

  await page.getByRole('button', { name: 'Return to List' }).click();
  await expect(page.getByText('Page 2 of 20')).toBeVisible();
  await expect(tableOf(page).getByRole('button', { name }).first()).toBeFocused();
  await page.goForward();
  await expect(heading(page, name)).toBeVisible();
  await page.reload();
  await expect(heading(page, name)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2 of 20')).toBeVisible();
});

test('an id is typed, in the list and beside an application; an invalid one is reported at the field', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', review);
  await expect(page.getByText('300 applications')).toBeVisible();
  const box = page.getByLabel('Applicant ID');
  await box.fill('-12');
  await page.getByRole('button', { name: 'View Application' }).click();
  await expect(box).toHaveAccessibleDescription('An applicant ID contains only digits.');
  await expect(box).toHaveValue('-12');
  await box.fill('1204');
  await box.press('Enter');
  await expect(page.getByRole('region', { name: 'Application 1204' })).toBeVisible();
  await expect.poll(() => calls).toContain('GET /grant/api/application/1204');

  await box.fill('1205');
  await page.getByRole('button', { name: 'Load Data for Selected Applicant' }).click();
  await expect(page.getByRole('region', { name: 'Application 1205' }).getByRole('article')).toBeVisible();

  await box.fill('99999');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('ERROR: Application was not found');
  await expect(box).toHaveValue('99999');

  calls.length = 0;
  await box.fill('9'.repeat(30));
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('ERROR: Application was not found');
  expect(calls.filter((call) => call.includes('/application/'))).toEqual([]);
  await page.getByRole('button', { name: 'Return to List' }).click();
  await expect(page.getByText('Page 1 of 20')).toBeVisible();
});

test('an address with an applicant that is not an id is not found', async ({ page }) => {
  for (const applicant of ['%3Cscript%3Ealert(1)%3C/script%3E', '0', '']) {
    await openAs(page, 'demo.marketing', `${review}?applicant=${applicant}`);
    await expect(page.getByRole('alert')).toContainText('ERROR: Application was not found');
  }
  await page.getByRole('button', { name: 'Return to List' }).click();
  await expect(page.getByText('300 applications')).toBeVisible();
});

test('an application shows what was sent; nothing of it can be changed', async ({ page }) => {
  await openAs(page, 'demo.marketing', review);
  await openRow(page, 1);
  const article = page.getByRole('article');
  for (const label of [
    'Headshot',
    'Contact Info',
    'Links to Work',
    'Video',
    'Business Name',
    'Years of Crafting',
    'How Long in Business',
    'People Involved',
    'Ethnicity',
    'Project Pictures',
    'Creative Interest',
    'Where They Shop for Supplies',
    'Heritage Impact',
    'Five-Year Plan',
    'Community Impact',
    'Other Information',
  ]) {
    await expect(article.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(article.locator('input, textarea, select, [contenteditable]')).toHaveCount(0);
});

test('pictures are shown, enlarged and turned by keyboard; the focus comes back', async ({ page }) => {
  await openAs(page, 'demo.marketing', review);
  // An applicant with all three pictures and a headshot.
  const { appData } = await callAs(page, '/grant/api/ApplicationList/?rowsPerPage=50');
  const id = await firstWith(page, appData, (each) => each.headshotUri && each.project3Uri && each.videoUri);
  await page.goto(`${review}?applicant=${id}`);
  const pictures = page.getByRole('article').getByRole('img');
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) await expect.poll(() => hasLoaded(picture)).toBe(true);

  const second = page.getByRole('button', { name: /^Project picture 2 of/ });
  await second.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 of 4')).toBeVisible();
  await expect.poll(() => hasLoaded(dialog.getByRole('img'))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('4 of 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('3 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(second).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Video' }).click();
  expect((await download).suggestedFilename()).toBe(`application-${id}-video.mp4`);
});

test('a link to a picture is valid for no other user', async ({ page, playwright, baseURL }) => {
  await openAs(page, 'demo.marketing', review);
  await openRow(page, 2);
  const source = await page.getByRole('article').getByRole('img').first().getAttribute('src');
  expect(source).toMatch(/^\/grant\/files\//);
  const origin = new URL(baseURL ?? '').origin;
  expect((await page.request.get(origin + source)).status()).toBe(200);
  const stranger = await playwright.request.newContext({ baseURL: origin });
  expect((await stranger.get(source ?? '')).status()).toBe(404);
  const headers = await apiLogin('demo.admin');
  expect((await stranger.get(source ?? '', { headers })).status()).toBe(404);
  await stranger.dispose();
});

test('pictures that fail to load say so, and are fetched again', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/);
  await openAs(page, 'demo.marketing', review);
  await expect(page.getByText('300 applications')).toBeVisible();
  await page.route(/\/grant\/files\//, (route) => route.fulfill({ status: 404 }));
  await openRow(page, 2);
  await expect(page.getByText("Couldn't load project picture 1.")).toBeVisible();
  await page.unroute(/\/grant\/files\//);
  const place = page.getByRole('region', { name: 'Project Pictures' });
  await place.getByRole('button', { name: 'Retry' }).first().click();
  await expect.poll(() => hasLoaded(place.getByRole('img').first())).toBe(true);
});

test('the CSV file is generated, then linked, in both modes', async ({ page }) => {
  await openAs(page, 'demo.marketing', review);
  await expect(page.getByText('300 applications')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download CSV file' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Generate Current CSV file', exact: true }).click();
  const link = page.getByRole('link', { name: 'Download CSV file' });
  await expect(link).toHaveAttribute('href', /^\/grant\/files\/applications-\d{8}-\w+\.csv\?/);
  const download = page.waitForEvent('download');
  await link.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^applications-\d{8}-\w+\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text.startsWith('\uFEFF"ID","Date","Applicant Name",')).toBe(true);
  expect(text.match(/^1\d{3},"\d{4}-\d{2}-\d{2}",/gm)).toHaveLength(300);

  await openRow(page, 1);
  await expect(link).toBeVisible();
  const before = await link.getAttribute('href');
  await page.getByRole('button', { name: 'Generate Current CSV File', exact: true }).click();
  await expect(link).not.toHaveAttribute('href', before ?? '');

  // The link expires while the screen is kept, too.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(link).toBeHidden();
  await page.clock.fastForward(300_000);
  await page.goBack();
  await expect(page.getByText('The link has expired. Generate the file again.')).toBeVisible();
});

test('opening an application counts one view of the day; the small tables come and go', async ({ page }) => {
  const calls = watchCalls(page);
  await openAs(page, 'demo.marketing', review);
  await page.getByRole('button', { name: 'Daily Page Views' }).click();
  await expect(page).toHaveURL(/views=1$/);
  const views = page.getByRole('table', { name: 'Daily Page Views' });
  await expect(views.getByRole('columnheader')).toHaveText(['Date', 'Page Views']);
  await openRow(page, 1);
  await expect
    .poll(() => calls.filter((call) => call.startsWith('PUT')))
    .toEqual(['PUT /grant/api/ApplicationList']);
  await page.getByRole('button', { name: 'Return to List' }).click();
  const newest = views.getByRole('row').nth(1);
  const counted = async () => Number((await newest.getByRole('cell').textContent())?.replaceAll(',', ''));
  // Not the placeholder of a row that is loading.
  await expect.poll(counted).toBeGreaterThan(0);
  const before = await counted();
  await openRow(page, 2);
  await page.getByRole('button', { name: 'Return to List' }).click();
  await expect.poll(counted).toBeGreaterThan(before);

  await page.getByRole('button', { name: 'Daily Application Counts' }).click();
  const counts = page.getByRole('table', { name: 'Daily Application Counts' });
  await expect(counts.getByRole('columnheader')).toHaveText(['Date', 'Applications']);
  await expect(page.getByRole('figure', { name: '7-day average' }).locator('svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close Daily Page Views' }).click();
  await expect(views).toHaveCount(0);
  await expect(counts).toBeVisible();
});

test('a failing grant API shows the specified text, and the list stays', async ({ page, consoleErrors }) => {
  for (const entry of [
    /status of 500/,
    /GET .*\/ApplicationList\/: 500/,
    /PUT .*\/ApplicationList: 500/,
    /GET .*\/application\/\{id\}: 500/,
    /GET .*\/application\/: 500/,
  ]) {
    consoleErrors.expect(entry);
  }
  await openAs(page, 'demo.marketing', review);
  await expect(page.getByText('300 applications')).toBeVisible();
  const fail = (path: RegExp) => page.route(path, (route) => route.fulfill({ status: 500, body: 'no' }));
  await fail(/\/api\/application\/?$/);
  await page.getByRole('button', { name: 'Generate Current CSV file', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^ERROR: An error occurred/);
  await expect(tableOf(page).getByRole('rowheader')).toHaveCount(15);
  await page.unroute(/\/api\/application\/?$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Download CSV file' })).toBeVisible();

  // The view that is not counted changes nothing.
  await page.route(/ApplicationList$/, (route) => route.fulfill({ status: 500, body: 'no' }));
  const name = await openRow(page, 1);
  await page.getByRole('button', { name: 'Return to List' }).click();
  await fail(/\/api\/application\/\d+/);
  await page.getByLabel('Applicant ID').fill('1100');
  await page.getByRole('button', { name: 'View Application' }).click();
  await expect(page.getByRole('alert')).toContainText('ERROR: An error occurred', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Return to List' }).click();
  await expect(tableOf(page).getByRole('button', { name }).first()).toBeVisible();

  await fail(/pageNum=2/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('ERROR: An error occurred', { timeout: 15_000 });
  await page.unroute(/pageNum=2/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Page 2 of 20')).toBeVisible();
});

test('one application is printed on one page, without what is around it', async ({ page }) => {
  await openAs(page, 'demo.marketing', review);
  const name = await openRow(page, 1);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, name)).toBeVisible();
  for (const button of ['Return to List', 'Load Data for Selected Applicant', 'Print']) {
    await expect(page.getByRole('button', { name: button })).toBeHidden();
  }
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a user without access to the page gets neither the page nor its data', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  await openAs(page, 'demo.care', review);
  await expect(page.getByText('The page for /Reports/MgpReview has not been created')).toBeVisible();
  const headers = await apiLogin('demo.care');
  for (const path of ['ApplicationList/', 'application/1204', 'application/', 'DailyCounts', 'ViewLog']) {
    expect((await request.get(`/grant/api/${path}`, { headers })).status()).toBe(403);
  }
});

interface Files {
  headshotUri: string | null;
  project3Uri: string | null;
  videoUri: string | null;
}

/** Asks the API as demo.marketing, without the page. */
async function callAs(page: Page, path: string) {
  const headers = await apiLogin('demo.marketing');
  return (await page.request.get(path, { headers })).json();
}

/** The id of the first application with such files. */
async function firstWith(
  page: Page,
  rows: { applicationId: number }[],
  matches: (files: Files) => unknown,
): Promise<number> {
  const headers = await apiLogin('demo.marketing');
  for (const { applicationId } of rows) {
    const response = await page.request.get(`/grant/api/application/${applicationId}`, { headers });
    if (matches((await response.json()) as Files)) return applicationId;
  }
  throw new Error('No application has such files.');
}
