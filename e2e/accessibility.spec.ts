import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { endLogin, expect, logIn, test } from './fixtures.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What other colors can change; everything else holds in both. */
const rulesOfColors = ['color-contrast'];

/**
 * What axe finds in what is shown, in light, and by the rules about colors in dark. Of a table it reads the first rows, because
 * they are alike.
 */
async function expectAccessible(page: Page) {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colors are checked after transitions, not while something fades in.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
    const violations = await page.evaluate(runAxe, colorScheme === 'light' ? standards : rulesOfColors);
    found.push(...violations.map((violation) => `${colorScheme} ${violation}`));
  }
  expect(found).toEqual([]);
}

/** Runs in the page. */
async function runAxe(runOnly: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe };
  const context = { exclude: ['tbody tr:nth-of-type(n + 9)'] };
  const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
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

  await endLogin(page, 4 * 60_000);
  await page.goto('Campaigns/MailerAdd');
  await page.getByRole('form').getByRole('button', { name: 'Add Mailer' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
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
