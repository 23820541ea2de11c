import type { Dialog, Page, Route } from '@playwright/test';
import { addedUser, openMaintenance, row } from './administration.ts';
import { expect, holdBack, openAs, test } from './fixtures.ts';

/** Collects the browser's own questions whether the page may go, and keeps the page. */
function keepPage(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', async (dialog: Dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  return asked;
}

const reload = (page: Page) => page.evaluate(() => setTimeout(() => location.reload()));

test('a reload and closing the tab are asked about while something typed is not saved', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'account/password');
  await page.getByLabel('New Password').fill('half a pass');
  const asked = keepPage(page);
  await reload(page);
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.getByLabel('New Password')).toHaveValue('half a pass');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  await expect(page.getByLabel('New Password')).toHaveValue('half a pass');
});

test('no question if nothing was typed, if it was undone, or after it was answered', async ({ page }) => {
  const asked = keepPage(page);
  await openAs(page, 'demo.marketing', 'account/profile');
  const department = page.getByLabel('Department');
  const stored = await department.inputValue();
  await reload(page);
  await expect(department).toHaveValue(stored);

  await department.fill('Elsewhere');
  await department.fill(stored);
  await page.getByRole('link', { name: 'Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password' })).toBeVisible();
  await page.goBack();

  await department.fill('Elsewhere');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'only logged' })).toBeVisible();
  await page.getByRole('link', { name: 'Email' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('another route is asked about, by Back, by the menu and by the user menu', async ({ page }) => {
  await openAs(page, 'demo.marketing', 'account/profile');
  await page.getByRole('link', { name: 'Email' }).click();
  const typed = page.getByLabel('New Email');
  await typed.fill('half an add');
  const question = page.getByRole('alertdialog', { name: 'Discard changes' });
  const ways = [
    () => page.goBack(),
    () => page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click(),
    () => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click(),
    () => page.getByRole('link', { name: 'Customer Service Portal' }).click(),
    async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Mara Demo' }).click();
      await page.getByRole('menuitem', { name: 'About' }).click();
    },
    async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Mara Demo' }).click();
      await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
    },
  ];
  for (const leave of ways) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(typed).toHaveValue('half an add');
    await expect(page).toHaveURL(/\/account\/email$/);
  }
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/account\/profile$/);
  await page.goForward();
  await expect(typed).toHaveValue('');
  await typed.fill('half an add');
  await page.getByRole('banner').getByRole('button', { name: 'Mara Demo' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/portal\/login$/);
});

test('leaving waits for a row that is being saved, and asks only if that fails', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/500/);
  await openAs(page, 'demo.admin', 'Admin/DefaultValues');
  const value = page.getByRole('row', { name: /^OverheadRatePct/ }).locator('[data-field="defaultValue1"]');
  const typeAndLeave = async (text: string) => {
    await value.click();
    await page.keyboard.type(text);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  };
  // Loaded, so that only the save is held back.
  await value.waitFor();
  const release = await holdBack(page, /\/api\/defaultvalue$/);
  await typeAndLeave('13');
  await expect(page.getByRole('row', { name: /^OverheadRatePct/ })).toContainText('Saving');
  await release();
  await expect(page).toHaveURL(/\/Home$/);
  await page.goBack();
  await expect(value).toHaveText('13');

  const refused = Promise.withResolvers<Route>();
  await page.route(/\/api\/defaultvalue$/, refused.resolve);
  await typeAndLeave('12.5');
  await (await refused.promise).fulfill({ status: 500 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row', { name: /^OverheadRatePct/ })).toContainText('Saved');
  await expect(value).toHaveText('12.5');
});

test('Back in a dialog that is being saved closes it when it has been saved', async ({ page, request }) => {
  await addedUser(request, 'back.meanwhile');
  await openMaintenance(page, '?filter.username=back.meanwhile');
  await row(page, 'back.meanwhile').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit user back.meanwhile' });
  await form.getByLabel('Last Name').fill('Changed');
  const release = await holdBack(page, /\/api\/user\/\d+$/);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.goBack();
  await expect(form.getByText('Sending…')).toBeVisible();
  await release();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('back.meanwhile has been saved.')).toBeVisible();
  await expect(row(page, 'back.meanwhile')).toContainText('Changed');
  await expect(page).toHaveURL(/UserMaint\?filter\.username=back\.meanwhile$/);
});
