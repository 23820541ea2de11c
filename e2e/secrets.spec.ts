import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '../apps/server/src/db/demo-data/demoAccounts.ts';
import { root } from '../tools/paths.ts';
import { canaries } from './canaries.ts';
import { expect, openAs, test } from './fixtures.ts';

const settings = ['DATABASE_URL', 'SMTP_URL', ...Object.keys(canaries)];

test('the built portal knows neither names nor values of secrets', () => {
  const dist = join(root, 'apps/portal/dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(20);
  const secrets = [
    ...settings,
    ...Object.values(canaries),
    ...demoAccounts.map(({ password }) => password),
    'postgres://',
    'PRIVATE KEY',
  ];
  const found = files.flatMap((entry) => {
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${entry.name}: ${secret}`);
  });
  expect(found).toEqual([]);
});

test('names and keys of services are in nothing that a browser sends or gets', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  const seen: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    const exchange = async () => {
      const response = await request.response();
      const headers = [await request.allHeaders(), await response?.allHeaders()];
      const body = await response?.text().catch(() => '');
      return [request.url(), request.postData(), JSON.stringify(headers), body].join('\n');
    };
    // The last ones may end with the page.
    seen.push(exchange().catch(() => ''));
  });
  await openAs(page, 'demo.marketing', 'Reports/MgpReview');
  await expect(page.getByText('300 applications')).toBeVisible();
  await page.getByRole('table').getByRole('row').nth(1).getByRole('button').click();
  // The page is left after its response has been read: one that is still running is aborted.
  const seenAnywhere = async (text: string) =>
    (await Promise.all(seen)).some((exchange) => exchange.includes(text));
  await expect.poll(() => seenAnywhere('/grant/api/application/')).toBe(true);
  await page.goto('Campaigns/Bmt');
  await expect(page.getByLabel('Channel').getByRole('option')).not.toHaveCount(1);
  await page.goto('Campaigns/Bmt?job=2000000000');
  await expect(page.getByRole('alert')).toBeVisible();
  // As booleans: a failure would print all that the browser got.
  for (const canary of Object.values(canaries)) expect(await seenAnywhere(canary), canary).toBe(false);
});
