import type { Browser, Page } from '@playwright/test';
import {
  apiLogin,
  expect,
  expectRowCount,
  hasExtensions,
  holdBack,
  isStarStored,
  logIn,
  openAs,
  test,
  watchCalls,
} from './fixtures.ts';
import { changed, choose, saveAs, views } from './savedViews.ts';
import { today } from './today.ts';

test.skip(!hasExtensions, 'the provider saves no views');

const description = (page: Page) => page.getByLabel('Description contains');
const heading = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Mailers' }).getByRole('columnheader', { name, exact: true });

async function search(page: Page, text: string) {
  await description(page).fill(text);
  await page.getByRole('button', { name: 'Show Mailers' }).click();
  await expect(page).toHaveURL(new RegExp(`descrContains=${text}`));
}

async function hideColumn(page: Page, name: string) {
  await page.getByRole('button', { name: 'Mailers options' }).click();
  const column = page.getByRole('menuitemcheckbox', { name });
  await column.click();
  await expect(column).not.toBeChecked();
  await column.press('Escape');
  await expect(column).toBeHidden();
}

/** What the browser reports when a window or tab is shown again. */
async function comeToFront(page: Page) {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** The page of another user, in a browser of its own. */
async function openOther(browser: Browser, page: Page, username: string, address: string) {
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.clock.install({ time: `${today}T12:00:00` });
  await openAs(other, username, new URL(address, page.url()).href);
  return other;
}

test('a view is saved, changed, put back and overwritten, by keyboard too', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await search(page, 'fall');
  await saveAs(page, 'Fall mailers');
  await expect(page).toHaveURL(/descrContains=fall&view=\d+$/);
  await hideColumn(page, 'Proc Time');
  await choose(page, 'Save changes');
  await expect(heading(page, 'Proc Time')).toBeHidden();
  await expect(page).toHaveURL(/descrContains=fall&view=\d+$/);
  await expect(page).toHaveTitle(/^Fall mailers · Mailers/);
  await expect(changed(page)).toBeHidden();

  await search(page, 'spring');
  await hideColumn(page, 'Proc Date');
  await expect(changed(page)).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Proc Date')).toBeHidden();
  await views(page).press('Enter');
  await expect(page.getByRole('menu').getByText('Changed: filters and columns')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Discard changes' }).press('Enter');
  await expect(description(page)).toHaveValue('fall');
  await expect(heading(page, 'Proc Date')).toBeVisible();
  await expect(heading(page, 'Proc Time')).toBeHidden();

  await search(page, 'winter');
  await choose(page, 'Save changes');
  await expect(changed(page)).toBeHidden();
  await choose(page, 'Standard view');
  await expect(page).toHaveURL(/MailerList$/);
  await expect(description(page)).toHaveValue('');
  await expect(heading(page, 'Proc Time')).toBeVisible();
  await choose(page, 'Fall mailers');
  await expect(description(page)).toHaveValue('winter');
  await page.goBack();
  await expect(description(page)).toHaveValue('');
});

test('a view that is saved is not opened again over another one', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await search(page, 'fall');
  await saveAs(page, 'Slow to save');
  // The next save has the same notification.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await search(page, 'spring');
  const release = await holdBack(page, /\/api\/savedview\/\d+$/);
  await choose(page, 'Save changes');
  await choose(page, 'Standard view');
  await expect(description(page)).toHaveValue('');
  await release();
  await expect(page.getByText('Slow to save has been saved.')).toBeVisible();
  await expect(page).toHaveURL(/MailerList$/);
  await choose(page, 'Slow to save');
  await expect(description(page)).toHaveValue('spring');
});

test('a view that was renamed elsewhere meanwhile is compared before it is overwritten', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expect(/412/);
  const rename = async (where: Page, from: string, to: string) => {
    const dialog = where.getByRole('dialog', { name: `Edit view ${from}` });
    await dialog.getByLabel('Name').fill(to);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    return dialog;
  };
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await saveAs(page, 'Two windows');
  await choose(page, 'Edit name and sharing…');
  const other = await openOther(browser, page, 'demo.marketing', page.url());
  await choose(other, 'Edit name and sharing…');
  await expect(await rename(other, 'Two windows', 'Theirs')).toBeHidden();
  await other.context().close();

  const dialog = await rename(page, 'Two windows', 'Mine');
  const conflict = dialog.getByRole('region', { name: 'Someone else changed this view.' });
  await expect(conflict.getByRole('row')).toHaveText([/Field\s*Current\s*Yours/, /Name\s*Theirs\s*Mine/]);
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(views(page)).toHaveText('Mine');
});

test('two tabs and two machines agree', async ({ page, context, browser }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList?descrContains=fall');
  const tab = await context.newPage();
  await openAs(tab, 'demo.marketing', new URL('MailerList', page.url()).href);
  const machine = await openOther(browser, page, 'demo.marketing', 'MailerList');
  const others = [tab, machine];
  for (const other of others) await expect(views(other)).toBeVisible();
  await saveAs(page, 'Everywhere');
  const isDefault = page.waitForResponse(/\/api\/defaultview/);
  await choose(page, 'Open this page with it');
  await isDefault;
  const isStarred = page.waitForResponse(isStarStored);
  await page.getByRole('menuitemcheckbox', { name: 'Favorite' }).click();
  await isStarred;
  await page.keyboard.press('Escape');
  for (const other of others) {
    await comeToFront(other);
    await views(other).click();
    await expect(other.getByRole('menuitemradio', { name: 'Everywhere · default' })).toBeVisible();
    await other.keyboard.press('Escape');
    // What is shown already stays.
    await expect(description(other)).toHaveValue('');
    await choose(other, 'Everywhere');
    await expect(description(other)).toHaveValue('fall');
    await views(other).click();
    await expect(other.getByRole('menuitemcheckbox', { name: 'Favorite', checked: true })).toBeVisible();
    await other.keyboard.press('Escape');
  }

  await hideColumn(page, 'Proc Time');
  await choose(page, 'Save changes');
  await expect(page.getByText('Everywhere has been saved.')).toBeVisible();
  await hideColumn(machine, 'Proc Date');
  await choose(machine, 'Save changes');
  const conflict = machine.getByRole('alertdialog', { name: 'Overwrite view' });
  await conflict.getByRole('button', { name: 'Cancel' }).click();
  await expect(changed(machine)).toBeVisible();
  await expect(heading(machine, 'Proc Date')).toBeHidden();
  await comeToFront(tab);
  await expect(heading(tab, 'Proc Time')).toBeHidden();
  await expect(heading(tab, 'Proc Date')).toBeVisible();

  await machine.goto(new URL('MailerList', page.url()).href);
  await expect(description(machine)).toHaveValue('fall');
  await expect(heading(machine, 'Proc Time')).toBeHidden();
  await choose(page, 'Delete view…');
  await page
    .getByRole('alertdialog', { name: 'Delete view' })
    .getByRole('button', { name: 'Delete view' })
    .click();
  await expect(page).toHaveURL(/MailerList$/);
  for (const other of others) {
    await comeToFront(other);
    await expect(other.getByText('was deleted or is no longer shared with you')).toBeVisible();
  }
  await machine.context().close();
});

test('a page opens with the default view, and without it when that is chosen', async ({ page, browser }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList?descrContains=spring');
  await saveAs(page, 'Spring first');
  const isSet = page.waitForResponse(/\/api\/defaultview/);
  await choose(page, 'Open this page with it');
  await isSet;
  await page.keyboard.press('Escape');
  await page.goto('Campaigns');
  await page.getByRole('main').getByRole('link', { name: 'Mailers', exact: true }).click();
  await expect(views(page)).toHaveText('Spring first');
  await expect(description(page)).toHaveValue('spring');
  await page.goBack();
  await expect(page).toHaveURL(/Campaigns$/);
  await page.goForward();
  await choose(page, 'Standard view');
  await expect(description(page)).toHaveValue('');
  await page.reload();
  await expect(description(page)).toHaveValue('');
  const expectOneList = async (where: Page, open: () => Promise<unknown>) => {
    const calls = watchCalls(where);
    await open();
    await expect(description(where)).toHaveValue('spring');
    await expectRowCount(where.getByRole('table', { name: 'Mailers' }), 100);
    const lists = calls.filter((call) => call.startsWith('GET /api/mailer?'));
    expect(lists).toEqual([expect.stringContaining('descrContains=spring')]);
  };
  const address = new URL('MailerList', page.url()).href;
  await expectOneList(page, () => page.goto(address));
  // A browser that has never loaded the views.
  const other = await (await browser.newContext()).newPage();
  await expectOneList(other, async () => {
    await other.goto(address);
    await logIn(other, 'demo.marketing');
  });
  await other.context().close();
  // Sent before the page is closed: the next journey of this server begins without it.
  const isUnset = page.waitForResponse(/\/api\/defaultview/);
  await choose(page, 'Open this page with it');
  await isUnset;
});

test('a shared view is used by others with the role, who cannot change it; a link works without it', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList?descrContains=fall');
  await hideColumn(page, 'Proc Time');
  await saveAs(page, "Shared <b>'fall'</b>", 'Role JAS');
  await choose(page, 'Copy link');
  await expect(page.getByText('The link has been copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await openOther(browser, page, 'demo.admin', 'MailerList');
  await choose(other, /Shared <b>'fall'<\/b> · /);
  await expect(description(other)).toHaveValue('fall');
  await expect(heading(other, 'Proc Time')).toBeHidden();
  await views(other).click();
  for (const name of ['Edit name and sharing…', 'Delete view…'])
    await expect(other.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  await other.keyboard.press('Escape');

  await choose(page, 'Delete view…');
  await page
    .getByRole('alertdialog', { name: 'Delete view' })
    .getByRole('button', { name: 'Delete view' })
    .click();
  await expect(page).toHaveURL(/MailerList$/);
  await other.goto(link);
  await expect(other.getByText('was deleted or is no longer shared with you')).toBeVisible();
  await expect(description(other)).toHaveValue('fall');
  await expect(heading(other, 'Proc Time')).toBeHidden();
  await other.context().close();
});

test('a favorite view is opened from home and the palette', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList?descrContains=fall');
  await saveAs(page, 'Old columns');
  const stored = page.waitForResponse(isStarStored);
  await choose(page, 'Favorite');
  await stored;
  await page.keyboard.press('Escape');
  await page.goto('Home');
  const favorites = page.getByRole('main').getByRole('list', { name: 'Favorites' });
  await favorites.getByRole('link', { name: 'Old columns' }).click();
  await expect(description(page)).toHaveValue('fall');
  await expect(page).toHaveTitle(/^Old columns · Mailers/);

  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: /^Search/ }).fill('old colunms');
  await page.getByRole('option', { name: /Old columns View · Mailers/ }).click();
  await expect(page).toHaveURL(/descrContains=fall&view=\d+/);
  await choose(page, 'Delete view…');
  await page
    .getByRole('alertdialog', { name: 'Delete view' })
    .getByRole('button', { name: 'Delete view' })
    .click();
  await page.goto('Home');
  await expect(page.getByRole('main').getByRole('region', { name: 'Favorites' })).toBeVisible();
  await expect(favorites.getByRole('link', { name: 'Old columns' })).toHaveCount(0);
});

test('a view of columns and filters that are gone opens, and names them; a hostile name is text', async ({
  page,
  request,
}) => {
  const name = '<b>Old</b> \u202Enwod edispu עברית "\'; --';
  await openAs(page, 'demo.marketing', 'Home');
  const response = await request.post(new URL('/api/savedview', page.url()).href, {
    headers: await apiLogin('demo.marketing'),
    data: {
      page: '/Campaigns/MailerList',
      name,
      query: 'descrContains=fall&weightFrom=3&filter.gone=x',
      columns: [{ id: 'weight', isHidden: false, widthPx: null }],
      density: null,
      hasChart: null,
      sharedWithRole: null,
    },
  });
  const { savedViewId } = (await response.json()) as { savedViewId: number };
  await page.goto('Campaigns/MailerList');
  await choose(page, /<b>Old<\/b>/);
  await expect(page.getByText('No longer exists: weightFrom, gone, and weight')).toBeVisible();
  await expect(description(page)).toHaveValue('fall');
  await expect(heading(page, 'Proc Date')).toBeVisible();
  await expect(views(page)).toHaveText(name);
  await expect.poll(() => page.title()).toContain(name);
  await choose(page, 'Delete view…');
  const dialog = page.getByRole('alertdialog', { name: 'Delete view' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Delete view' }).click();
  await page.goto(`Campaigns/MailerList?view=${savedViewId}`);
  await expect(page.getByText('was deleted or is no longer shared with you')).toBeVisible();
});

test('one of 500 views is found by some letters', async ({ page }) => {
  await page.route('**/api/savedview', async (route) => {
    const all = Array.from({ length: 500 }, (_view, index) => ({
      savedViewId: 1000 + index,
      page: '/Campaigns/MailerList',
      name: `View ${index}`,
      query: `descrContains=v${index}`,
      columns: [],
      density: 'compact',
      hasChart: null,
      sharedWithRole: index === 437 ? 'JAS' : null,
      ownerName: 'Demo Marketing',
      isOwn: true,
      isDefault: false,
      rowVersion: 1,
    }));
    await route.fulfill({ json: all });
  });
  await openAs(page, 'demo.marketing', 'Campaigns/MailerList');
  await choose(page, 'All 500 views…');
  const dialog = page.getByRole('dialog', { name: 'Views' });
  await expect(dialog.getByRole('link')).toHaveCount(500);
  await expect(dialog.getByRole('link').nth(10)).toHaveText('View 10');
  await expect(dialog.getByRole('listitem').nth(437)).toContainText('shared with JAS');
  await dialog.getByLabel('Find a view').fill('view 437');
  await dialog.getByRole('link', { name: 'View 437', exact: true }).click();
  await expect(description(page)).toHaveValue('v437');
  await expect(dialog).toBeHidden();
});
