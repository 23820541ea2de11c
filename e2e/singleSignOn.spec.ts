import type { Page } from '@playwright/test';
import { portalClient, startIdentityProvider } from '../apps/server/src/testing/identityProvider.ts';
import { expect, expireLogin, test as base } from './fixtures.ts';
import { secondPortOf, startServer } from './servers.ts';

/** Has a portal of its own, whose users sign in at an identity provider on another site. */
const test = base.extend<object, { portal: string }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, run, { parallelIndex }) => {
      const port = secondPortOf(parallelIndex);
      const origin = `http://localhost:${port}`;
      const identityProvider = await startIdentityProvider(origin);
      const server = await startServer(port, {
        OIDC_ISSUER: identityProvider.issuer,
        OIDC_CLIENT_ID: portalClient.clientId,
        OIDC_CLIENT_SECRET: portalClient.clientSecret,
        OIDC_NAME: 'Craft Retail',
        ACCESS_CONTACT: 'Ada Demo, extension 12',
      });
      await run(origin);
      expect(server.differences, 'responses that differ from the contract').toEqual([]);
      await server.stop();
      await identityProvider.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ portal }, run) => run(`${portal}/portal/`),
});

test.skip(Boolean(process.env.E2E_PROVIDER), 'users of an external provider sign in there');

const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign in with Craft Retail' });

/** At the identity provider. */
async function authenticate(page: Page, account: string) {
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a user signs in at the identity provider, comes back to the page, and signs out of both', async ({
  page,
}) => {
  await page.goto('Campaigns/MailerList?page=2');
  await signInLink(page).click();
  await authenticate(page, 'demo.marketing');
  await expect(page).toHaveURL(/\/portal\/Campaigns\/MailerList\?page=2$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mailers' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page 2 of ')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Mara Demo' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/portal\/login$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await signInLink(page).click();
  await expect(page.getByLabel('Account')).toBeVisible();
});

test('a user who is unknown here reads who can help, and can sign in as another user', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/403.*\/auth\/callback/);
  await page.goto('');
  await signInLink(page).click();
  await authenticate(page, 'someone.new');
  await expect(page.getByRole('alert')).toHaveText(
    'You do not have an account in the portal. Ask Ada Demo, extension 12 for one.',
  );
  await page.getByRole('link', { name: 'Sign in as another user' }).click();
  await authenticate(page, 'demo.care');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/(?!login)/);
});

test('a sign-in that the server does not accept ends at the login page, which says so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/authentication\/signincode/);
  await page.goto('Campaigns/MailerList');
  await signInLink(page).click();
  await page.route(/\/authentication\/signincode/, (route) => route.abort(), { times: 1 });
  await authenticate(page, 'demo.marketing');
  await expect(page.getByText('The sign-in could not be completed. Try again.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  // The provider still knows the user, and the page to return to is kept.
  await signInLink(page).click();
  await expect(page).toHaveURL(/\/portal\/Campaigns\/MailerList$/);
});

test('an expired session is renewed in a tab of its own, and what was typed is kept', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/GET \/api\/.*: expired/);
  await page.goto('Campaigns/MailerList');
  await signInLink(page).click();
  await authenticate(page, 'demo.marketing');
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('typed, not yet searched');
  await expireLogin(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Sign in with Craft Retail (new tab)' }).click();
  const tab = await opened;
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Page 2 of ')).toBeVisible();
  await expect(description).toHaveValue('typed, not yet searched');
  await expect.poll(() => tab.isClosed()).toBe(true);
});
