import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hasReportingServer, logIn, test } from './fixtures.ts';

const viewedReport = 'Tableau/TableauLink?report=Mailers/PiecesByMonth';
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the other colours can change; everything else holds in both. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

/** Has axe judge what is shown, and its colours in dark as well. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours are judged as they stay, not while something fades in.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    // A frame that runs no script cannot be looked into.
    const axe = new AxeBuilder({ page }).exclude('iframe[sandbox=""]');
    const judged = colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(rulesOfColors);
    const { violations } = await judged.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, colorScheme).toEqual([]);
  }
}

test('login, home, menu page, list, form and question pass axe', async ({ page }) => {
  await page.goto('Home');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);

  await logIn(page, 'demo.developer');
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await expectAccessible(page);

  await page.goto('Campaigns');
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('Campaigns/MailerList');
  await expect(page.getByRole('rowheader')).toHaveCount(100);
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Add mailer' }).click();
  await page.getByRole('form').getByRole('button', { name: 'Add Mailer' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByLabel('Description').fill('half a mailer');
  await page.getByRole('link', { name: 'All mailers' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('account, about, reports, dialogs, warnings and drawer pass axe', async ({ page, complaints }) => {
  test.slow();
  complaints.expect(/Blocked script execution in '[^']*\/reporting\//);
  await page.route('**/api/portalstatus', (route) =>
    route.fulfill({ json: { status: 0, timeStamp: '2026-06-01T00:00:00' } }),
  );
  await page.goto('about');
  await logIn(page, 'demo.admin');
  await expect(page.getByRole('banner')).toBeVisible();
  for (const [address, heading] of [
    ['about', 'Customer Service Portal'],
    ['account', 'Account'],
    ['account/profile', 'Profile'],
    ['account/email', 'Email'],
    ['account/password', 'Password'],
    ['Tableau', 'Tableau'],
    ...(hasReportingServer ? ([[viewedReport, 'Report Viewer']] as const) : []),
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page);
  }

  await page.goto('account/password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  await page.clock.fastForward('07:56:00');
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Ada Demo' }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});
