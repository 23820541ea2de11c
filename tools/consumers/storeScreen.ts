import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';

/**
 * Opens the app of another team in a browser and uses it: the table and its words, the dialog with its form, light
 * and dark.
 * @throws Error when something is not there, or the browser complained
 */
export async function tryStoreScreen(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.setDefaultTimeout(15_000);
    await page.goto(address);
    await addStore(page);
    await turnOver(page);
    await changeColours(page);
    if (complaints.length > 0) throw new Error(`The browser complains:\n${complaints.join('\n')}`);
  } finally {
    await browser.close();
  }
}

async function addStore(page: Page) {
  await page.getByRole('button', { name: 'Add store' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add store' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Give it a name').waitFor();
  await dialog.getByLabel('Name').fill('Riverside');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('table', { name: 'Stores' }).getByRole('rowheader', { name: 'Riverside' }).waitFor();
}

/** The theme calls the button so; the button that the dialog gave the focus back to is no longer needed. */
async function turnOver(page: Page) {
  await page.getByRole('button', { name: 'Further' }).click();
  await page.getByRole('rowheader').filter({ hasText: 'Riverside' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'To the table' }).click();
}

async function changeColours(page: Page) {
  const button = page.getByRole('button', { name: 'Change colours' });
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.locator('[data-color-scheme="light"]').waitFor();
  const light = await colour();
  await button.click();
  await page.locator('[data-color-scheme="dark"]').waitFor();
  const dark = await colour();
  if (light !== 'rgb(106, 27, 154)' || dark === light) {
    throw new Error(`The colour of the app is ${light} in light and ${dark} in dark`);
  }
}
