import { expect, openAs, test } from './fixtures.ts';

test('where what had the focus is removed, the focus stays near', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Admin/UserMaint?filter.username=demo&filter.lastName=demo');
  const remove = (filter: string) =>
    page.getByRole('button', { name: `Remove filter ${filter} contains demo` });
  await remove('User Name').press('Enter');
  await expect(remove('Last Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('Last Name')).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await openAs(page, 'demo.admin', 'Campaigns/MailerList?codeStartsWith=ZZZ');
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show Mailers' })).toBeFocused();

  await openAs(page, 'demo.admin', 'Campaigns/SourceList?dialog=addSource');
  await page.getByRole('dialog').getByRole('textbox').first().press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
