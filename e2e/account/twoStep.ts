import type { Locator, Page } from '@playwright/test';
import { showCode } from '../../apps/server/src/testing/secondFactor.ts';
import { expect, test } from '../fixtures.ts';
import { secondPortOf, startServer } from '../servers.ts';

/** Of the screen, below the base path. */
export const address = 'account/two-step';
/** The password of `addedUser`. */
export const password = 'Blue-Kettle-41';
export const main = (page: Page) => page.getByRole('main');
export const setUp = (page: Page) => main(page).getByRole('button', { name: 'Set up authenticator app' });

/** Signs an `addedUser` out. */
export async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Journey Person' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/portal\/login$/);
}

/** Sends a code in the second step of the login. */
export async function sendCode(scope: Page | Locator, code: string, label = 'Code') {
  await scope.getByLabel(label, { exact: true }).fill(code);
  await scope.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Fills in the password that a change takes. */
export async function confirm(page: Page, submit: string, typed = password) {
  await main(page)
    .getByLabel(/^Your password/)
    .fill(typed);
  await main(page).getByRole('button', { name: submit, exact: true }).click();
}

export async function renewCodes(page: Page) {
  await main(page).getByRole('button', { name: 'New recovery codes' }).click();
  await confirm(page, 'Get new codes');
}

/** Sets an authenticator app up on the shown page. @returns the key of the app, and the recovery codes */
export async function enrol(page: Page, typed = password) {
  await setUp(page).click();
  await confirm(page, 'Continue', typed);
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (
    await main(page)
      .getByText(/^([A-Z2-7]{4} ?){8}$/)
      .innerText()
  ).replaceAll(' ', '');
  await main(page).getByLabel(/^Code/).fill(showCode(secret));
  await main(page).getByRole('button', { name: 'Add authenticator app' }).click();
  return { secret, codes: await saveCodes(page) };
}

/** Reads the recovery codes, which are shown once, and leaves them. */
export async function saveCodes(page: Page): Promise<string[]> {
  const items = main(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  return codes;
}

/** Has a portal of its own, whose administrators and customer care must have two-step verification. */
export const strict = test.extend<object, { port: number }>({
  port: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, run, { parallelIndex }) => {
      const port = secondPortOf(parallelIndex);
      const server = await startServer(port, { MFA_REQUIRED_ROLES: 'Administer,MSC' });
      await run(port);
      expect(server.differences, 'responses that differ from the contract').toEqual([]);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // Browsers have passkeys for host names only.
  baseURL: async ({ port }, run) => run(`http://localhost:${port}/portal/`),
});
