import { expect, type Page, test } from '@playwright/test';

const consoleOutput: string[] = [];

test.beforeEach(async ({ page }) => {
  consoleOutput.length = 0;
  page.on('console', (message) => consoleOutput.push(message.text()));
  page.on('pageerror', (error) => consoleOutput.push(String(error)));
  await page.goto('/');
});

test.afterEach(() => expect(consoleOutput).toEqual([]));

const parcelTable = (page: Page) => page.getByRole('table', { name: 'Pakete' });

async function addParcel(page: Page) {
  await page.getByRole('button', { name: 'Paket anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paket anlegen' });
  await dialog.getByLabel('Empfänger').fill('Mia Roth');
  await dialog.getByRole('combobox', { name: 'Land' }).fill('Schw');
  await page.getByRole('option', { name: 'Schweiz' }).click();
  await dialog.getByLabel('Zollwert').fill('400');
  await dialog.getByLabel('Gewicht').fill('3.5');
  await dialog.getByLabel('Bezeichnung').fill('Uhr');
  await dialog.getByRole('button', { name: 'Paket anlegen' }).click();
  await expect(dialog).toBeHidden();
}

test('a click on a row opens its details in a drawer', async ({ page }) => {
  await addParcel(page);
  await parcelTable(page).getByRole('cell', { name: 'Mia Roth' }).click();
  const drawer = page.getByRole('dialog', { name: 'Paket P-1004' });
  await expect(drawer.getByText('Uhr')).toBeVisible();
  await drawer.getByRole('button', { name: 'Details schließen' }).click();
  await expect(drawer).toBeHidden();
});

test('several parcels are delivered at once, after a question', async ({ page }) => {
  await parcelTable(page).getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
  await page.getByRole('button', { name: '3 als zugestellt melden' }).click();
  const question = page.getByRole('alertdialog', { name: 'Zustellung melden' });
  await question.getByRole('button', { name: 'Zustellung melden' }).click();
  await expect(parcelTable(page).getByText('zugestellt')).toHaveCount(3);
});

test('the chart says how many parcels a country has', async ({ page }) => {
  const chart = page.getByRole('figure', { name: 'Pakete je Land' });
  await expect(chart.getByText('Schweiz')).toBeVisible();
});

test('the calendar is in German, and its weeks begin on Monday', async ({ page }) => {
  await page.getByRole('button', { name: 'Paket anlegen' }).click();
  await page.getByRole('button', { name: 'Abholung, von wählen' }).click();
  await expect(page.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Montag' })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('columnheader').first()).toHaveAccessibleName('Montag');
});

test('columns go from right to left, and nothing is beside the window', async ({ page }) => {
  await page.getByRole('button', { name: 'Schreibrichtung wechseln' }).click();
  const leftOf = async (name: string) =>
    (await parcelTable(page).getByRole('columnheader', { name }).boundingBox())?.x ?? 0;
  expect(await leftOf('Nummer')).toBeGreaterThan(await leftOf('Status'));
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});
