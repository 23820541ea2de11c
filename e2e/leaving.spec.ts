import type { Dialog, Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures.ts';

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
  await openAs(page, 'demo.marketing', 'account/email');
  const typed = page.getByLabel('New Email');
  await typed.fill('half an add');
  const question = page.getByRole('alertdialog', { name: 'Discard changes' });
  const ways = [
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
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/Home$/);
});
