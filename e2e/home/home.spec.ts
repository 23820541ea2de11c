import type { Locator, Page, Response } from '@playwright/test';
import type { ProviderSchemas } from '@portal/api-client';
import { addDays, emptyNewMailer, formatCalendarDay } from '@portal/domain';
import { barcodeJobs } from '../barcodeJobs.ts';
import { apiLogin, expect, hasExtensions, isStarStored, openAs, test } from '../fixtures.ts';

type Home = ProviderSchemas['Home'];

const main = (page: Page) => page.getByRole('main');
const list = (page: Page, name: string) => main(page).getByRole('list', { name });
const namesOf = (places: Locator) => places.getByRole('link').allTextContents();

test('home shows the logo; a provider without the extension, nothing else', async ({ page }) => {
  await openAs(page, 'demo.admin', 'home');
  await expect(main(page).getByRole('img', { name: 'Customer Service Portal' })).toBeVisible();
  if (hasExtensions) await expect(main(page).getByRole('region', { name: 'Needs attention' })).toBeVisible();
  else await expect(main(page)).toHaveText('');
});

test('a menu page groups its pages by subject, and shows what was opened last on them', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Campaigns/CampaignUpdate?dialog=editCampaign&record=1117');
  await expect(page.getByRole('dialog', { name: /^Edit Campaign/ })).toBeVisible();
  await page.goto('Admin/UserMaint?dialog=editUser&record=3');
  const dialog = page.getByRole('dialog', { name: /^Edit user / });
  const name =
    /^Edit user (\S+)/.exec((await dialog.getByRole('heading').first().textContent()) ?? '')?.[1] ?? '';
  await page.goto('Admin');
  const groups = main(page).getByRole('heading', { level: 2 });
  const recent = list(page, 'Recent');
  const subjects = ['Users', 'Access', 'Site'];
  await expect(groups).toHaveText(hasExtensions ? [...subjects, 'Recent'] : subjects);
  if (!hasExtensions) return;
  // Earlier journeys of the same user may have opened others.
  await expect(recent.getByRole('link').first()).toHaveText(name);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Campaigns' }).click();
  await expect(recent.getByRole('link', { name, exact: true })).toBeHidden();
  await recent.getByRole('link').first().click();
  await expect(page).toHaveURL(/Campaigns\/CampaignUpdate\?dialog=editCampaign&record=1117$/);
});

test.describe('what the day needs', () => {
  test.skip(!hasExtensions, 'the provider tells nothing of it');

  test('figures lead to the reports that have them', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Home');
    await main(page).getByRole('link', { name: 'Signups', exact: true }).click();
    await expect(page).toHaveURL(/Reports\/SignupStatistics\?fromDate=\d{8}&toDate=\d{8}$/);
    await page.goBack();
    const running = main(page).getByRole('article', { name: 'Running campaigns', exact: true });
    const count = Number(await running.locator('strong').textContent());
    await running.getByRole('link', { name: 'Running campaigns', exact: true }).click();
    await expect(page).toHaveURL(/Campaigns\/CampaignUpdate\?dtBegin=\d{8}&dtBeginOp=lte/);
    await expect(page.getByRole('rowheader')).toHaveCount(count);
  });

  test('locked users lead to the filtered list, a dormant user to the dialog', async ({ page }) => {
    await openAs(page, 'demo.admin', 'Home');
    const locked = main(page).getByRole('link', { name: /\d+ locked users/ });
    const count = Number.parseInt((await locked.textContent()) ?? '', 10);
    await locked.click();
    await expect(main(page)).toContainText(new RegExp(`${count} of \\d+ users`));
    await page.goBack();
    const line = list(page, 'Needs attention').getByRole('listitem').filter({ hasText: 'dormant users' });
    const name = await line.getByRole('link').nth(1).textContent();
    await line.getByRole('link').nth(1).click();
    await expect(page.getByRole('dialog', { name: `Edit user ${name}` })).toBeVisible();
  });

  test('a line leads to a list of exactly what it counts', async ({ page, request }) => {
    const jobs = await barcodeJobs(request);
    await jobs.newJob();
    const failing = await jobs.startedJob();
    await openAs(page, 'demo.marketing', `Campaigns/Bmt?job=${failing}`);
    await expect(page.getByRole('alert')).toContainText('Job failed.');
    await page.goto('Home');
    const lines = list(page, 'Needs attention').getByRole('link', {
      name: /^[\d,]+ (jobs? |upcoming|applications? )/,
    });
    await expect(lines.filter({ hasText: /jobs? failed|not been started/ })).toHaveCount(2);
    for (const label of await lines.allTextContents()) {
      await list(page, 'Needs attention').getByRole('link', { name: label }).click();
      await expect(main(page)).toContainText(`Total rows: ${label.split(' ')[0]}Rows`);
      if (label.includes('failed')) {
        await expect(page.getByLabel('Status', { exact: true })).toHaveValue('Failed');
        await page.getByRole('button', { name: 'Clear filters' }).click();
        await expect(page).toHaveURL(/Bmt\?list=jobs$/);
      }
      await page.goto('Home');
    }
  });

  test('mailers without a campaign lead to their list', async ({ page, request }) => {
    const headers = await apiLogin('demo.marketing');
    const readHome = async () => (await (await request.get('/api/home', { headers })).json()) as Home;
    const before = (await readHome()).attention.find(({ kind }) => kind === 'unassignedMailers')?.count ?? 0;
    const day = addDays(formatCalendarDay(new Date()), 7).replaceAll('-', '');
    const mailer = {
      ...emptyNewMailer,
      mailerCode: 'ZALONE',
      dateProcessed: day,
      timeProcessed: '120000',
      saleDateBegin: day,
      saleDateEnd: day,
      sequenceNumberStart: '0000000001',
      sequenceNumberEnd: '0000000100',
      quantity: 100,
      description: 'In no campaign',
      customerType: 'R',
    };
    const added = await request.post('/api/MailerAdd', { headers, data: mailer });
    expect(await added.json()).toMatchObject({ description: 'OK' });
    await openAs(page, 'demo.marketing', 'Home');
    await list(page, 'Needs attention')
      .getByRole('link', { name: new RegExp(`^${before + 1} upcoming mailers? (is|are) in no campaign$`) })
      .click();
    await expect(main(page)).toContainText(`Total rows: ${before + 1}Rows`);
    await expect(page.getByRole('rowheader', { name: 'ZALONE' })).toBeVisible();
  });

  test('opened records are recent, are named by the title, and can be starred and put in order', async ({
    page,
  }) => {
    await openAs(page, 'demo.marketing', 'Campaigns/CampaignUpdate?dialog=editCampaign&record=1118');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveTitle(/^(?!Campaign 1118).+ · Campaign Update · Customer Service Portal$/);
    await page.goto('Campaigns/CampaignUpdate?dialog=editCampaign&record=1117');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveTitle(/^(?!Campaign 1117).+ · Campaign Update · Customer Service Portal$/);
    const [opened = ''] = (await page.title()).split(' · ');
    const star = page.getByRole('dialog').getByRole('button', { name: `Favorite: ${opened}` });
    for (const isStarred of [true, false]) {
      const stored = page.waitForResponse(isStarStored);
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', String(isStarred));
      expect((await stored).ok()).toBe(true);
    }
    await page.goto('Home');
    const recent = list(page, 'Recent');
    await expect(recent.getByRole('link').first()).toHaveText(opened);
    const names = await namesOf(recent);
    for (const name of names.slice(0, 2)) {
      await recent.getByRole('button', { name: `Favorite: ${name}` }).click();
      await expect(list(page, 'Favorites').getByRole('link', { name })).toBeVisible();
    }
    const favorites = list(page, 'Favorites');
    const [first, second] = await namesOf(favorites);
    const isMove = (response: Response) => /position/.test(response.request().postData() ?? '');
    const moved = page.waitForResponse(isMove);
    await favorites.getByRole('button', { name: `Move ${second}` }).press('ArrowUp');
    await expect.poll(() => namesOf(favorites)).toEqual([second, first]);
    await moved;
    await page.reload();
    await expect.poll(() => namesOf(favorites)).toEqual([second, first]);
  });

  test('a mailer is starred where the list is filtered to it', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Campaigns/MailerList?saleBeginAfter=');
    const id = (await page.getByRole('rowheader').first().textContent()) ?? '';
    await page.getByRole('textbox', { name: 'Code starts with' }).fill(id);
    await page.getByRole('textbox', { name: 'Code starts with' }).press('Enter');
    await expect(page).toHaveTitle(/^(?!Mailers).+ · Mailers · Customer Service Portal$/);
    const [name = ''] = (await page.title()).split(' · ');
    const star = page.getByRole('banner').getByRole('button', { name: `Favorite: ${name}`, exact: true });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    const stored = page.waitForResponse(isStarStored);
    await star.click();
    expect((await stored).ok()).toBe(true);
    await page.goto('Home');
    await list(page, 'Favorites').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('rowheader', { name: id, exact: true })).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  test('a page is starred in the header, and other tabs see it', async ({ page, context }) => {
    await openAs(page, 'demo.marketing', 'Home');
    const other = await context.newPage();
    await openAs(other, 'demo.marketing', new URL('Reports/SignupStatistics', page.url()).href);
    const star = other.getByRole('button', { name: 'Favorite: Signup Statistics' });
    const stored = other.waitForResponse(isStarStored);
    await star.click();
    expect((await stored).ok()).toBe(true);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.clock.runFor(6_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(list(page, 'Favorites').getByRole('link', { name: 'Signup Statistics' })).toBeVisible();
  });

  test('what is no longer allowed disappears, and a user with two entries sees pages that fit', async ({
    page,
  }) => {
    await openAs(page, 'demo.care', 'Home');
    await expect(
      main(page).getByRole('region', { name: 'Pages' }).getByRole('link', { name: 'Mailers' }),
    ).toBeVisible();
    await expect(main(page).getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  });
});
