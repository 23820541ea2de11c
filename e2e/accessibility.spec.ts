import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './fixtures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What other colors can change; everything else holds in both. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

/** Checks what is shown with axe, and its colors in dark as well. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colors are checked after transitions, not while something fades in.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    const axe = new AxeBuilder({ page });
    const check = colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(rulesOfColors);
    const { violations } = await check.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, colorScheme).toEqual([]);
  }
}

// Axe checks every screen and state, in both color schemes, in the stories. Here it checks the built portal.
test('login, report, form with warning, login over the page and mobile menu pass axe', async ({ page }) => {
  test.slow();
  await page.route('**/api/portalstatus', (route) =>
    route.fulfill({ json: { status: 0, timeStamp: '2026-06-01T00:00:00' } }),
  );
  await page.goto('Reports/CampaignSummary');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);

  await logIn(page, 'demo.admin');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await expectAccessible(page);

  await page.goto('Campaigns/MailerAdd');
  await page.getByRole('form').getByRole('button', { name: 'Add Mailer' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
  await page.clock.fastForward('07:56:00');
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expectAccessible(page);
});
