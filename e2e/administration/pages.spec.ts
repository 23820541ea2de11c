/* oxlint-disable no-script-url -- addresses that must be refused */
import { cell, elsewhere, openScreen, puts, row, rowMenu, state, table, typeInto } from '../editedTables.ts';
import { apiLogin, expect, hasExtensions, refusal, test, watchCalls } from '../fixtures.ts';

// The tree renders only the visible rows: all of them, here.
test.use({ viewport: { width: 1280, height: 2000 } });

test('pages: edited in place, and the menu beside them follows', async ({ page }) => {
  await openScreen(page, 'Admin/Pages', 'Web Site Pages');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const calls = watchCalls(page);
  await typeInto(page, ['Tableau', 'Tool Tip'], 'Every view', 'Tab');
  await page.keyboard.press('Escape');
  await (await cell(page, 'Tableau', 'Tool Tip')).click();
  await page.keyboard.press('Escape');
  await elsewhere(page);
  await expect(await state(page, 'Tableau')).toHaveText('');
  expect(puts(calls)).toEqual([]);

  await typeInto(page, ['Home', 'Page Name'], 'Start of the day');
  await expect(await state(page, 'Start of the day')).toHaveText('Saved');
  await expect(menu.getByRole('link', { name: 'Start of the day' })).toBeVisible();
  expect(puts(calls)).toEqual(['PUT /api/page']);

  await (await cell(page, 'Start of the day', 'Main Menu')).getByRole('checkbox').click();
  await elsewhere(page);
  await expect(menu.getByRole('link', { name: 'Start of the day' })).toHaveCount(0);
  await (await cell(page, 'Start of the day', 'Order')).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Start of the day' })).toBeVisible();
  await typeInto(page, ['Start of the day', 'Page Name'], 'Home');
  await expect(await state(page, 'Home')).toHaveText('Saved');
});

test('pages: hostile addresses and a missing order are refused at their cell', async ({ page }) => {
  await openScreen(page, 'Admin/Pages', 'Web Site Pages');
  const calls = watchCalls(page);
  for (const url of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'Home',
  ]) {
    await typeInto(page, ['Mailers', 'URL'], url);
    await expect(await cell(page, 'Mailers', 'URL')).toContainText('URL must start with / or https://');
  }
  await typeInto(page, ['Mailers', 'Order'], 'first');
  await expect(await cell(page, 'Mailers', 'Order')).toContainText('Order must be a number');
  expect(puts(calls)).toEqual([]);
  await (await cell(page, 'Mailers', 'Tool Tip')).click();
  await page.keyboard.press('Escape');
  await expect(await cell(page, 'Mailers', 'URL')).toHaveText('/Campaigns/MailerList');
});

test('pages: web and tableau pages added, moved by keyboard, dialog and mouse, deleted with their child pages', async ({
  page,
}) => {
  test.slow();
  await openScreen(page, 'Admin/Pages', 'Web Site Pages');
  const dialog = page.getByRole('dialog', { name: 'Add page' });
  const submit = dialog.getByRole('button', { name: 'Add page' });
  await page.getByRole('button', { name: 'Add page', exact: true }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Page Name').fill('Guides');
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await dialog.getByLabel('Order').fill('0');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Order').fill('90');
  await dialog.getByLabel('URL').fill('javascript:alert(1)');
  await submit.click();
  await expect(dialog.getByLabel('URL')).toHaveAccessibleDescription(/URL must start with/);
  await dialog.getByLabel('URL').fill('');
  await submit.click();
  await expect(dialog).toBeHidden();

  for (const [name, order] of [
    ['Sewing', '10'],
    ['Knitting', '20'],
  ] as const) {
    await rowMenu(page, 'Guides', 'Add page below');
    await dialog.getByLabel('Page Name').fill(name);
    await dialog.getByLabel('Order').fill(order);
    await submit.click();
    await expect(dialog).toBeHidden();
  }
  await rowMenu(page, 'Guides', 'Add page below');
  await dialog.getByRole('radio', { name: 'Tableau view' }).click();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Report view').selectOption({ index: 1 });
  const view = await dialog.getByLabel('Report view').locator('option:checked').innerText();
  await dialog.getByLabel('Order').fill('30');
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(row(page, view).last()).toContainText('/Tableau/TableauLink?report=');

  const below = async () =>
    (await table(page).locator('tr[aria-level="2"] th').allInnerTexts()).filter((text) =>
      ['Sewing', 'Knitting', view].includes(text),
    );
  await (await cell(page, 'Knitting', 'Page Name')).click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(below).toEqual(['Knitting', 'Sewing', view]);
  await expect(await cell(page, 'Knitting', 'Page Name')).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(row(page, 'Knitting')).toHaveAttribute('aria-level', '1');

  await rowMenu(page, 'Knitting', 'Move');
  const move = page.getByRole('dialog', { name: 'Move page Knitting' });
  await expect(move.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-disabled', 'true');
  const parent = move.getByLabel('Parent');
  const guides = await parent.locator('option', { hasText: 'Guides' }).getAttribute('value');
  await parent.selectOption(guides);
  await move.getByLabel('Position').selectOption({ label: 'After Sewing' });
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(move).toBeHidden();
  await expect.poll(below).toEqual(['Sewing', 'Knitting', view]);

  await row(page, 'Sewing')
    .getByRole('rowheader')
    .dragTo(row(page, 'Knitting').getByRole('rowheader'), { targetPosition: { x: 60, y: 28 } });
  await expect.poll(below).toEqual(['Knitting', 'Sewing', view]);
  await page.reload();
  await expect(table(page)).toBeVisible();
  await expect.poll(below).toEqual(['Knitting', 'Sewing', view]);

  await rowMenu(page, 'Guides', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete page Guides' });
  await expect(question).toContainText('Delete page “Guides” and the 3 pages below it?');
  await question.getByRole('button', { name: 'Yes' }).click();
  // Until then the rows are hidden, and the pages may still be there for the next journeys.
  await expect(question).toBeHidden();
  await expect(row(page, 'Guides')).toHaveCount(0);
  await expect(row(page, 'Knitting')).toHaveCount(0);
});

test('pages: roles with who gains and loses access, server roles, and the last access of the administrators', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/(400|409).*\/api\/page/);
  consoleErrors.expect(/DELETE \/api\/page\/\{pageId\}: (400|409)/);
  consoleErrors.expect(/PUT \/api\/page: (400|409)/);
  await openScreen(page, 'Admin/Pages', 'Web Site Pages');
  await rowMenu(page, 'Mailers', 'Page roles');
  const roles = page.getByRole('dialog', { name: 'Roles of page Mailers' });
  const submit = roles.getByRole('button', { name: 'Submit' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await roles.getByLabel('JAS').click();
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await expect(roles.getByRole('region', { name: 'Change in access' })).toContainText(
    /users? loses? access:.*demo\.care/,
  );
  await roles.getByLabel('JAS').click();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(roles).toContainText('No change in access');
  await roles.getByLabel('JAS').click();
  await submit.click();
  await expect(roles).toBeHidden();
  await expect(await cell(page, 'Mailers', 'Roles')).toHaveText('JAS');

  await rowMenu(page, 'Mailers', 'Page server roles');
  const serverRoles = page.getByRole('dialog', { name: 'Server roles of page Mailers' });
  await serverRoles.getByLabel('MailerWrite').click();
  await serverRoles.getByRole('button', { name: 'Submit' }).click();
  await expect(await cell(page, 'Mailers', 'Server Roles')).toHaveText('MailerRead, MailerWrite');

  await rowMenu(page, 'Mailers', 'Page roles');
  await roles.getByLabel('JAS').click();
  await submit.click();
  await expect(await cell(page, 'Mailers', 'Roles')).toHaveText('');

  // The last way of the administrators to this very screen.
  await rowMenu(page, 'Web Site Pages', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete page Web Site Pages' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByRole('alert')).toContainText(refusal(409, '/Admin/Pages'));
  await question.getByRole('button', { name: 'No' }).click();
  await typeInto(page, ['Web Site Pages', 'URL'], '/Admin/Elsewhere');
  await expect(await cell(page, 'Web Site Pages', 'Page Name')).toContainText('/Admin/Pages');
  await expect(await cell(page, 'Web Site Pages', 'URL')).toHaveText('/Admin/Elsewhere');
  await (await cell(page, 'Web Site Pages', 'URL')).click();
  await page.keyboard.press('Escape');
  await expect(await state(page, 'Web Site Pages')).toHaveText('');
});

test('pages: what another administrator has changed is shown, not written over', async ({
  page,
  request,
  consoleErrors,
}) => {
  test.skip(!hasExtensions, 'rows have no version there');
  consoleErrors.expect(/412.*\/api\/page/);
  consoleErrors.expect(/PUT \/api\/page: 412/);
  await openScreen(page, 'Admin/Pages', 'Web Site Pages');
  const authorization = await apiLogin('demo.admin');
  const pages = (await (await request.get('/api/page', { headers: authorization })).json()) as {
    pageId: number;
    pageName: string;
    toolTip: string;
  }[];
  const theirs = pages.find(({ pageName }) => pageName === 'Add Mailer');
  const saved = await request.put('/api/page', {
    headers: authorization,
    data: { ...theirs, toolTip: 'Theirs' },
  });
  expect(saved.status()).toBe(200);

  await typeInto(page, ['Add Mailer', 'Tool Tip'], 'Mine');
  await expect(await state(page, 'Add Mailer')).toContainText('Not saved');
  await expect(await cell(page, 'Add Mailer', 'Tool Tip')).toHaveText('Mine');
  await page.getByRole('button', { name: 'Compare Add Mailer' }).click();
  const versions = page.getByRole('dialog', { name: 'Conflicting changes to Add Mailer' });
  await expect(versions.getByRole('row', { name: /Tool Tip/ })).toContainText(/Theirs.*Mine/);
  await versions.getByRole('button', { name: 'Use theirs' }).click();
  await expect(await cell(page, 'Add Mailer', 'Tool Tip')).toHaveText('Theirs');

  await request.put('/api/page', { headers: authorization, data: { ...theirs, toolTip: 'Again theirs' } });
  await typeInto(page, ['Add Mailer', 'Tool Tip'], 'Mine after all');
  await page.getByRole('button', { name: 'Compare Add Mailer' }).click();
  await versions.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(await state(page, 'Add Mailer')).toHaveText('Saved');
  const after = await request.get('/api/page', { headers: authorization });
  expect(await after.json()).toContainEqual(expect.objectContaining({ toolTip: 'Mine after all' }));
});
