import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';

/**
 * Opens a page of another team's app in a browser and uses it.
 * @param tryPage `tryStores` or `tryFigures`
 * @throws Error when something is not there, or the browser reported errors
 */
export async function tryScreen(address: string, tryPage: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        consoleErrors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) consoleErrors.push(`${response.status()} ${response.url()}`);
    });
    page.on('pageerror', (error) => consoleErrors.push(String(error)));
    page.setDefaultTimeout(15_000);
    await page.goto(address);
    await tryPage(page);
    if (consoleErrors.length > 0)
      throw new Error(`The browser reported errors:\n${consoleErrors.join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** The table and its texts, the dialog with its form, light and dark. */
export async function tryStores(page: Page): Promise<void> {
  await addStore(page);
  await turnOver(page);
  await changeColors(page);
}

/**
 * Components that require optional packages: edits a cell of the grid, checks the chart, selects a day in the
 * calendar.
 */
export async function tryFigures(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Stores' });
  await grid.getByText('Lakewood').dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Riverside');
  await page.keyboard.press('Enter');
  await grid.getByText('Saved').waitFor();
  await page
    .getByRole('figure', { name: 'Sales by store' })
    .getByText('Riverside', { exact: true })
    .waitFor();
  const day = page.getByRole('textbox', { name: 'Opened on' });
  await day.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Choose Opened on' });
  await calendar.getByRole('gridcell', { name: '20' }).click();
  await calendar.waitFor({ state: 'hidden' });
  if ((await day.inputValue()) !== '2026-06-20') throw new Error(`The day is ${await day.inputValue()}`);
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

async function changeColors(page: Page) {
  const button = page.getByRole('button', { name: 'Change colors' });
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (color !== 'rgb(106, 27, 154)') throw new Error(`The color of the app is ${color} in light`);
  await page.locator('[data-color-scheme="light"]').waitFor();
  await button.click();
  await page.locator('[data-color-scheme="dark"]').waitFor();
  // The color of the button changes over several frames.
  await page.waitForFunction(
    ([element, light]) => getComputedStyle(element as Element).backgroundColor !== light,
    [await button.elementHandle(), color] as const,
  );
}
