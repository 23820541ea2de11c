/** Takes the pictures of the help of Mailer Summary from the built portal; the demo data is the same each time. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../tools/paths.ts';
import { openAs, test } from './fixtures.ts';

const folder = join(root, 'apps/portal/src/screens/reports/MailerSummaryHelpDialog/pictures');
const [windowWidth, windowHeight, left] = [1040, 620, 48];
test.use({ viewport: { width: windowWidth, height: windowHeight }, deviceScaleFactor: 1.25 });

for (const scheme of ['light', 'dark'] as const)
  test(`the pictures of the help, ${scheme}`, async ({ page }) => {
    const ending = scheme === 'dark' ? '-dark' : '';
    await page.emulateMedia({ colorScheme: scheme });
    await openAs(page, 'demo.marketing', 'Reports/MailSumm');
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    // The first ones are of sales to come.
    await page.getByLabel('Campaign', { exact: true }).selectOption({ index: 5 });
    await page.getByRole('button', { name: 'Show Report' }).click();
    const table = page.getByRole('table', { name: 'Mailer Summary' });
    await table.getByRole('rowheader').nth(3).waitFor();
    await page.mouse.move(windowWidth / 2, 20);

    const top = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0;
    const middle = (await table.boundingBox())?.y ?? 0;
    await take(page, `choose${ending}`, top - 12, middle - top + 100);
    await table.evaluate((each) => each.parentElement?.scrollTo({ top: each.scrollHeight - 440 }));
    await take(page, `read${ending}`, middle - 4, windowHeight - middle - 24);
    await table.evaluate((each) => each.parentElement?.scrollTo({ top: 0 }));
    const link = table.getByRole('link', { name: /^Details by store of/ });
    await link.first().click();
    const details = page.getByRole('table', { name: 'Mailer Details by Store' });
    await details.getByRole('rowheader').nth(3).waitFor();
    await page.mouse.move(windowWidth / 2, 20);
    await page.getByRole('button', { name: /^Copy / }).waitFor({ state: 'hidden' });
    await take(page, `follow${ending}`, top - 12, 420);
  });

/** Writes a part of the page as a picture in the smallest format that every browser shows. */
async function take(page: Page, name: string, y: number, height: number): Promise<void> {
  const clip = { x: left, y, width: windowWidth - left, height };
  const path = join(folder, `${name}.webp`);
  await page.screenshot({ path, clip, type: 'webp', quality: 70, animations: 'disabled' });
}
