import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './fixtures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`login, home, menu page, list, form and question pass axe in ${colorScheme} colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
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
}
