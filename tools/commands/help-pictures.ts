/**
 * `npm run help-pictures`: takes the pictures of the help of Mailer Summary from the built product with its demo data.
 * `npm run build` comes before.
 */
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { inEmptyFolder, startServer } from '../server/target.ts';
import { logIn } from '../server/target.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { root } from '../paths.ts';

const folder = join(root, 'apps/portal/src/screens/reports/MailerSummaryHelpDialog/pictures');
/** The same demo data each time, so that the pictures change only with the product. */
const today = '2026-06-15';

await inEmptyFolder(async (dataDir) => {
  const server = await startServer({ DATA_DIR: dataDir, SEED_TODAY: today, NODE_ENV: 'test' });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const context = await browser.newContext({
      viewport: { width: 1040, height: 620 },
      deviceScaleFactor: 1.25,
    });
    const page = await context.newPage();
    await page.clock.install({ time: `${today}T12:00:00` });
    const session = JSON.stringify({ ...(await logIn(server, 'demo.marketing')), clockOffsetMs: 0 });
    await page.addInitScript((stored) => sessionStorage.setItem('portal.session', stored), session);
    await page.goto(`${server.address}Reports/MailSumm`);
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    // The first ones are of sales to come.
    await page.getByLabel('Campaign', { exact: true }).selectOption({ index: 5 });
    await page.getByRole('button', { name: 'Show Report' }).click();
    const table = page.getByRole('table', { name: 'Mailer Summary' });
    await table.getByRole('rowheader').nth(3).waitFor();
    await page.mouse.move(520, 20);

    const { top, middle } = await page.evaluate(() => ({
      top: document.querySelector('h1')?.getBoundingClientRect().top ?? 0,
      middle: document.querySelector('table')?.getBoundingClientRect().top ?? 0,
    }));
    const [left, width] = [48, 1040 - 48];
    await take(page, 'choose', { x: left, y: top - 12, width, height: middle - top + 100 });
    await table.evaluate((each) => each.parentElement?.scrollTo({ top: each.scrollHeight - 440 }));
    await take(page, 'read', { x: left, y: middle - 4, width, height: 620 - middle - 24 });
    await table.evaluate((each) => each.parentElement?.scrollTo({ top: 0 }));
    await table
      .getByRole('link', { name: /^Details by store of/ })
      .first()
      .click();
    await page
      .getByRole('table', { name: 'Mailer Details by Store' })
      .getByRole('rowheader')
      .nth(3)
      .waitFor();
    await page.mouse.move(520, 20);
    await page.getByRole('button', { name: /^Copy / }).waitFor({ state: 'hidden' });
    await take(page, 'follow', { x: left, y: top - 12, width, height: 420 });
  } finally {
    await browser.close();
    await server.stop();
  }
});

/** Writes a part of the page as a picture in the smallest format that every browser shows. */
async function take(
  page: Page,
  name: string,
  clip: { x: number; y: number; width: number; height: number },
): Promise<void> {
  const path = join(folder, `${name}.webp`);
  await page.screenshot({ path, clip, type: 'webp', quality: 70, animations: 'disabled' });
}
