import type { Page } from '@playwright/test';
import { apiLogin, expect, hasExtensions, holdBack, openAs, test } from '../fixtures.ts';

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
    await expect(page.getByRole('row', { name: /Ctrl\+K .*Search/ })).toBeVisible();
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
    await expect(dialog.getByRole('row', { name: /Ctrl\+K .*Search/ })).toBeVisible();
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

    test('a start page is edited in the list filtered to it', async ({ page }) => {
      await openAs(page, 'demo.admin', 'Admin/StartPages');
      const menus = page
        .getByRole('grid', { name: 'Start Pages' })
        .getByRole('button', { name: /^Actions for / });
      const name = (await menus.nth(1).getAttribute('aria-label'))?.replace('Actions for ', '') ?? '';
      const total = await menus.count();
      await page.goto('Home');
      await openPalette(page);
      await box(page).fill(`edit start page ${name}`);
      await option(page, `Edit ${name}`).first().click();
      // Other rows may contain the name too.
      await expect.poll(() => menus.count()).toBeLessThan(total);
      await expect(page.getByRole('button', { name: `Actions for ${name}`, exact: true })).toBeVisible();
      await expect(page.getByRole('searchbox', { name: /^Filter by/ })).toHaveValue(name);
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
