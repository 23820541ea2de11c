import { expect, hasExtensions, openAs, test } from './fixtures.ts';
import { changed, choose, saveAs } from './savedViews.ts';

test.skip(!hasExtensions, 'the provider saves no views');

test('order and columns of a grid are restored by reload, a view and Back', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Admin/DefaultValues');
  const grid = page.getByRole('grid', { name: 'Default values' });
  const columnHeading = (name: string) => grid.getByRole('columnheader', { name });
  const headings = () => grid.getByRole('columnheader').allTextContents();
  const firstKey = grid.locator('[data-rowindex="0"] [data-field="defaultKey"]');
  await expect(firstKey).toBeVisible();
  const [before, original] = [await firstKey.textContent(), await headings()];
  await columnHeading('Default Key').click();
  await columnHeading('Default Key').click();
  await expect(page).toHaveURL(/sort=-defaultKey/);
  await expect(firstKey).not.toHaveText(before ?? '');
  const last = await firstKey.textContent();
  await saveAs(page, 'Keys from Z');
  await columnHeading('Default Value').focus();
  await page.keyboard.press('Control+ArrowRight');
  const moved = ['Default Key', 'Help Text', 'Default Value', 'Status'];
  await expect.poll(headings).toEqual(moved);
  await expect(columnHeading('Default Value')).toBeFocused();
  await choose(page, 'Save changes');
  await expect(changed(page)).toBeHidden();
  await page.reload();
  await expect(firstKey).toHaveText(last ?? '');
  await expect.poll(headings).toEqual(moved);
  await choose(page, 'Standard view');
  await expect(firstKey).toHaveText(before ?? '');
  await expect.poll(headings).toEqual(original);
  await page.goBack();
  await expect(firstKey).toHaveText(last ?? '');
  await expect.poll(headings).toEqual(moved);
});

test('columns and filter of the page tree are restored by a view', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Admin/Pages');
  const tree = page.getByRole('treegrid', { name: 'Pages' });
  const headings = () => tree.getByRole('columnheader').allTextContents();
  await expect(tree.getByRole('row').nth(5)).toBeVisible();
  const original = await headings();
  await page.getByLabel('Filter by name, URL or role').fill('mailer');
  await expect(page).toHaveURL(/filter=mailer/);
  await saveAs(page, 'Pages of mailers');
  const edge = page.getByRole('separator', { name: 'Width of URL', includeHidden: true });
  await edge.focus();
  await edge.press('Control+ArrowRight');
  await expect.poll(headings).not.toEqual(original);
  const moved = await headings();
  await choose(page, 'Save changes');
  await expect(changed(page)).toBeHidden();
  await choose(page, 'Standard view');
  await expect.poll(headings).toEqual(original);
  await choose(page, 'Pages of mailers');
  await expect.poll(headings).toEqual(moved);
  await expect(page.getByLabel('Filter by name, URL or role')).toHaveValue('mailer');
});
