import type { Locator, Page, Response } from '@playwright/test';
import type { ProviderSchemas } from '@portal/api-client';
import { addDays, emptyNewMailer, formatCalendarDay } from '@portal/domain';
import { barcodeJobs } from '../barcodeJobs.ts';
import { apiLogin, expect, hasExtensions, holdBack, openAs, test } from '../fixtures.ts';

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
  await expect(recent.getByRole('link')).toHaveText([name]);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Campaigns' }).click();
  await expect(recent.getByRole('link', { name })).toBeHidden();
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
        await page.getByRole('button', { name: 'Clear', exact: true }).click();
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
    const isStored = (response: Response) => response.url().includes('/api/favorite');
    for (const isStarred of [true, false]) {
      const stored = page.waitForResponse(isStored);
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

  test('a mailer and an offer are starred where the list is filtered to them', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Home');
    for (const { title, path, filter } of [
      { title: 'Mailers', path: 'MailerList?saleBeginAfter=', filter: 'Code starts with' },
      { title: 'Offer List / Edit', path: 'OfferList', filter: 'Offer Id' },
    ]) {
      await page.goto(`Campaigns/${path}`);
      const row = page.getByRole('rowheader').first();
      const id = (await row.textContent()) ?? '';
      await page.getByRole('textbox', { name: filter, exact: true }).fill(id);
      await page.getByRole('textbox', { name: filter, exact: true }).press('Enter');
      await expect(page).toHaveTitle(new RegExp(`^(?!${title}).+ · ${title} · Customer Service Portal$`));
      const [name = ''] = (await page.title()).split(' · ');
      const star = page.getByRole('banner').getByRole('button', { name: `Favorite: ${name}`, exact: true });
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      const stored = page.waitForResponse(/api\/favorite$/);
      await star.click();
      expect((await stored).ok()).toBe(true);
      await page.goto('Home');
      await list(page, 'Favorites').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('rowheader', { name: id, exact: true })).toBeVisible();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
    }
  });

  test('a page is starred in the header, and other tabs see it', async ({ page, context }) => {
    await openAs(page, 'demo.marketing', 'Home');
    const other = await context.newPage();
    await openAs(other, 'demo.marketing', new URL('Reports/SignupStatistics', page.url()).href);
    const star = other.getByRole('button', { name: 'Favorite: Signup Statistics' });
    await star.click();
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

test.describe('the palette', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Search pages, records and actions' });
  const openPalette = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Control+K');
    await expect(box(page)).toBeFocused();
  };
  const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

  test('opens pages by keyboard', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Home');
    await openPalette(page);
    await page.keyboard.type('signup statsitics');
    await expect(option(page, /^Signup Statistics/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/Reports\/SignupStatistics/);
    await expect(box(page)).toBeHidden();
  });

  test('offers the actions of the page, and exports', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Home');
    await openPalette(page);
    await page.keyboard.type('export offer');
    await option(page, /^Offer/).click();
    await expect(page).toHaveURL(/Campaigns\/OfferList/);
    await expect(page.getByRole('button', { name: 'Download all as CSV' })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('export');
    const download = page.waitForEvent('download');
    await option(page, /^Download all as CSV Export of this page/).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  test('the action that adds something is a button, an option and a shortcut, of the shown page only', async ({
    page,
  }) => {
    await openAs(page, 'demo.marketing', 'Campaigns/SourceList');
    await expect(page.getByRole('button', { name: 'Add Source' })).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('row', { name: 'Alt+N Add Source' })).toBeVisible();
    await page.keyboard.press('Alt+N');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+N');
    const dialog = page.getByRole('dialog', { name: 'Add Source' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openPalette(page);
    await page.keyboard.type('add source');
    await expect(option(page, /Add Source/)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Add Source' })).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('row', { name: /Ctrl\+K Search/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Alt\+N/ })).toHaveCount(0);
  });

  test('changes the appearance and lists the shortcuts', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Home');
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).fill('dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await openPalette(page);
    await box(page).fill('shortcuts');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog.getByRole('row', { name: /Ctrl\+K Search/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /In a table/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.goto('Campaigns/MailerList');
    await expect(page.getByRole('table', { name: 'Mailers' }).getByRole('rowheader').first()).toBeVisible();
    await page.keyboard.press('?');
    await expect(
      dialog.getByRole('row', { name: '↑ ↓ ← → In a table: move between the cells' }),
    ).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Enter In a form: submit it' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /edited|tree/ })).toHaveCount(0);
  });

  test('leads to the account, and logs out', async ({ page }) => {
    await openAs(page, 'demo.marketing', 'Home');
    await openPalette(page);
    await box(page).fill('password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'Password' })).toBeVisible();
    await openPalette(page);
    await box(page).fill('sign out');
    await option(page, 'Sign out Account').click();
    await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
  });

  test.describe('with records', () => {
    test.skip(!hasExtensions, 'the provider has no search');

    test('finds records, with typos too, and opens them', async ({ page }) => {
      await openAs(page, 'demo.admin', 'Home');
      await openPalette(page);
      await box(page).fill('1117');
      await expect(option(page, /Campaign 1117/)).toBeVisible();
      await box(page).fill('job 35');
      await expect(option(page, /Job 35/).first()).toBeVisible();
      await expect(option(page, /Campaign/)).toHaveCount(0);
      await box(page).fill('demo.marketnig');
      await option(page, /^demo\.marketing/).click();
      await expect(page.getByRole('dialog', { name: 'Edit user demo.marketing' })).toBeVisible();
    });

    test('runs the actions of row menus by their dialogs', async ({ page }) => {
      await openAs(page, 'demo.admin', 'Home');
      await openPalette(page);
      await box(page).fill('edit user demo.care');
      await option(page, 'Edit demo.care').click();
      await expect(page.getByRole('dialog', { name: 'Edit user demo.care' })).toBeVisible();
      await page.keyboard.press('Escape');
      await openPalette(page);
      await box(page).fill('terminate demo.care');
      await option(page, /^Terminate demo\.care/).click();
      await expect(page.getByRole('alertdialog', { name: 'Terminate user demo.care' })).toBeVisible();
      await page.keyboard.press('Escape');
      await openPalette(page);
      await box(page).fill('edit source web');
      await option(page, /^Edit .+ Source code/)
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Edit Source' })).toBeVisible();
      await page.keyboard.press('Escape');
      await openPalette(page);
      await box(page).fill('mailer summary 1117');
      await option(page, /^Mailer summary .*Campaign 1117/).click();
      await expect(page).toHaveURL(/MailSumm\?CampaignId=1117/);
    });

    test('runs the actions of pages, start pages, dashboard pages and messages', async ({
      page,
      request,
    }) => {
      const headers = await apiLogin('demo.admin');
      const users = (await (await request.get('/api/user', { headers })).json()) as { email: string }[];
      const recipients = users.slice(0, 1).map(({ email }) => ({ email, name: 'Ada Quilter' }));
      const data = { subject: 'Palette message', message: 'Text', recipients };
      const sent = await request.post('/api/sendmessage', { headers, data });
      expect(sent.ok()).toBe(true);
      await openAs(page, 'demo.admin', 'Home');
      const cases = [
        { text: 'page roles mailers', name: /^Page roles Mailers/, role: 'dialog', opened: /Mailers/ },
        { text: 'delete page mailers', name: /^Delete Mailers/, role: 'alertdialog', opened: /page Mailers/ },
        {
          text: 'roles dashboard weekly',
          name: /^Roles .+ Dashboard page/,
          role: 'dialog',
          opened: /roles/i,
        },
        {
          text: 'show deliveries palette',
          name: /^Show deliveries Palette message/,
          role: 'dialog',
          opened: /./,
        },
      ] as const;
      for (const { text, name, role, opened } of cases) {
        await openPalette(page);
        await box(page).fill(text);
        await option(page, name).first().click();
        await expect(page.getByRole(role, { name: opened })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await openPalette(page);
      await box(page).fill('edit page mailerlist');
      await option(page, /^Edit Mailers/).click();
      await expect(page).toHaveURL(/Admin\/Pages\?filter=%2FCampaigns%2FMailerList$/);
      await expect(
        page.getByRole('treegrid', { name: 'Pages' }).getByText('Mailers', { exact: true }),
      ).toBeVisible();
    });

    test('start pages and dashboard pages are edited in the list filtered to them', async ({ page }) => {
      await openAs(page, 'demo.admin', 'Home');
      for (const [kind, title] of [
        ['start page', 'Start Pages'],
        ['dashboard page', 'Dashboard Pages'],
      ] as const) {
        await openPalette(page);
        await box(page).fill(`edit ${kind}`);
        await option(page, new RegExp(`^${title}`)).click();
        const menus = page.getByRole('grid', { name: title }).getByRole('button', { name: /^Actions for / });
        const name = (await menus.nth(1).getAttribute('aria-label'))?.replace('Actions for ', '') ?? '';
        await page.goto('Home');
        await openPalette(page);
        await box(page).fill(`edit ${kind} ${name}`);
        await option(page, `Edit ${name}`).first().click();
        await expect(menus).toHaveCount(1);
        await expect(menus).toHaveAccessibleName(`Actions for ${name}`);
      }
    });

    test('finds nothing that the user cannot open', async ({ page }) => {
      await openAs(page, 'demo.care', 'Home');
      await openPalette(page);
      for (const text of [
        'demo.admin',
        'holiday',
        'edit user demo.care',
        'page roles mailers',
        'add campaign',
      ]) {
        await box(page).fill(text);
        await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('status')).toHaveText(
          'No matches',
        );
      }
    });

    test('an older response does not replace a newer one', async ({ page }) => {
      await openAs(page, 'demo.admin', 'Home');
      const release = await holdBack(page, /api\/search\?text=holiday$/);
      await openPalette(page);
      await box(page).fill('holiday');
      await page.waitForRequest(/api\/search\?text=holiday$/);
      await box(page).fill('quilting');
      await expect(option(page, /Quilting/).first()).toBeVisible();
      await release();
      await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      await expect(option(page, /Holiday/)).toHaveCount(0);
    });
  });
});
