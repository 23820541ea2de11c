import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const views = (page: Page) => page.getByRole('main').getByRole('button', { name: /^View/ });
export const changed = (page: Page) => page.getByRole('main').getByText('Changed', { exact: true });

/** Chooses an entry of the menu of views. */
export async function choose(page: Page, name: string | RegExp) {
  await views(page).click();
  await page.getByRole('menu', { name: 'Views' }).getByText(name).click();
}

/** Saves what the page shows. */
export async function saveAs(page: Page, name: string, role = 'No one') {
  await choose(page, 'Save as new view…');
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Shared with').selectOption(role);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toBeHidden();
  await expect(views(page)).toHaveText(name);
}
