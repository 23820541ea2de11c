import type { Locator, Page } from '@playwright/test';
import { expect, openAs } from './fixtures.ts';

/** The one table of the screen that is edited in place. */
export const table = (page: Page) => page.locator('[role="grid"], [role="treegrid"]');
/** A row by its name, as its menu says it. */
export const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Actions for ${name}`, exact: true }) });

/** The cell of a row below a heading. */
export async function cell(page: Page, name: string, heading: string): Promise<Locator> {
  const column = table(page).getByRole('columnheader', { name: heading, exact: true });
  return row(page, name).locator(`[aria-colindex="${await column.getAttribute('aria-colindex')}"]`);
}

/** Types over a cell and presses a key to leave it. */
export async function typeInto(
  page: Page,
  [name, heading]: readonly [name: string, heading: string],
  text: string,
  leave = 'Enter',
) {
  await (await cell(page, name, heading)).click();
  await page.keyboard.type(text);
  await page.keyboard.press(leave);
}

/** Whether a row is saved. */
export const state = (page: Page, name: string) => cell(page, name, 'Status');
/** Those of the calls that save a row. */
export const puts = (calls: string[]) => calls.filter((call) => call.startsWith('PUT'));
/** Puts the focus outside of the table. */
export const elsewhere = (page: Page) => page.getByRole('heading', { level: 1 }).click();

/** Signs in as an administrator and opens a screen with such a table. */
export async function openScreen(page: Page, path: string, heading: string) {
  await openAs(page, 'demo.admin', path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(table(page)).toBeVisible();
}

/** Chooses an entry of the menu of a row. */
export async function rowMenu(page: Page, name: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
