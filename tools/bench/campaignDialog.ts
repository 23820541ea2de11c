import type { Browser, Page } from 'playwright';
import { onDemoServer } from './browser/inBrowser.ts';
import { addressOf, openPage, settled, slowdown } from './browser/openPage.ts';
import { processorTime } from './browser/processorTime.ts';
import { atMostFigure, median, type Section } from './figures.ts';
import { logIn } from './requests.ts';
import type { ServerProcess } from './serverProcess.ts';

const rounds = 5;
/** Keys typed in one round, each into another of the 60 inputs of the ranges. */
const typedRanges = [3, 4, 5, 6, 7, 8, 9, 10];

/** The dialog of a campaign in a slowed-down browser: opening it, and typing into its ranges. */
export function benchCampaignDialog(): Promise<Section> {
  return onDemoServer(measure);
}

async function measure(server: ServerProcess, browser: Browser): Promise<Section> {
  const login = await logIn(server, 'demo.admin');
  const { page, close } = await openPage(browser, JSON.stringify({ ...login, clockOffsetMs: 0 }), 1);
  await page.goto(addressOf(server, 'Campaigns/CampaignUpdate'));
  await page.locator('tbody th[scope=row]').first().waitFor();
  await page.waitForLoadState('networkidle');

  // The first opening fetches the code.
  await openDialog(page);
  await closeDialog(page);
  const opened: number[] = [];
  const keys: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const opening = await processorTime(browser, page, () => openDialog(page));
    opened.push(opening.longestTask * slowdown);
    for (const number of typedRanges) {
      const input = page.getByRole('textbox', { name: `Mailer Code ${number} Start`, exact: true });
      await input.focus();
      const key = await processorTime(browser, page, async () => {
        await page.keyboard.press('4');
        await settled(page);
      });
      keys.push(key.longestTask * slowdown);
    }
    await closeDialog(page);
  }
  await close();
  return {
    title: 'The dialog of a campaign',
    how: `The built portal in Chromium ${browser.version()} at the machine's own speed; tasks by the time of the processor, times ${slowdown}: as on one that is so much slower.`,
    figures: [
      atMostFigure('opening it: longest task', median(opened), 150, 'ms'),
      atMostFigure('a key in one of the ranges: longest task', median(keys), 100, 'ms'),
      atMostFigure('the slowest key', Math.max(...keys), 150, 'ms'),
    ],
  };
}

async function openDialog(page: Page) {
  await page.locator('tbody th[scope=row] a').first().click();
  await page.getByRole('textbox', { name: 'Campaign Name' }).waitFor();
  await settled(page);
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  const discard = page.getByRole('button', { name: 'Discard' });
  const dialog = page.getByRole('dialog');
  await discard.or(page.locator('body:not(:has([role=dialog]))')).first().waitFor();
  if (await discard.isVisible()) await discard.click();
  await dialog.waitFor({ state: 'detached' });
}
