import type { Locator, Page } from '@playwright/test';
import { showCode } from '../../apps/server/src/testing/secondFactor.ts';
import { addedUser, openMaintenance, row } from '../administration.ts';
import { account, expect, hasExtensions, logIn, test as base } from '../fixtures.ts';
import { freshName } from '../formFaults/WritingForm.ts';
import { secondPortOf, startServer } from '../servers.ts';

base.skip(!hasExtensions, 'the provider does not have it');

/** The password of `addedUser`. */
const password = 'Blue-Kettle-41';
const main = (page: Page) => page.getByRole('main');
const setUp = (page: Page) => main(page).getByRole('button', { name: 'Set up two-step verification' });

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Journey Person' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/portal\/login$/);
}

/** Sends a code in the second step of the login. */
async function sendCode(scope: Page | Locator, code: string, label = 'Code') {
  await scope.getByLabel(label, { exact: true }).fill(code);
  await scope.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Sets it up on the shown page. @returns the key of the app, and the recovery codes */
async function enrol(page: Page, typed = password) {
  await setUp(page).click();
  await main(page)
    .getByLabel(/^Your password/)
    .fill(typed);
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (
    await main(page)
      .getByText(/^([A-Z2-7]{4} ?){8}$/)
      .innerText()
  ).replaceAll(' ', '');
  await main(page).getByLabel(/^Code/).fill(showCode(secret));
  await main(page).getByRole('button', { name: 'Turn on two-step verification' }).click();
  const items = main(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  return { secret, codes };
}

base(
  'a user turns two-step verification on, signs in with a code and a recovery code, and turns it off',
  async ({ page, request, consoleErrors }) => {
    consoleErrors.expect(/401.*authentication\/login/);
    const { username } = await addedUser(request, freshName('twostep.'));
    await page.goto('account/password');
    await logIn(page, username, password);
    const { secret, codes } = await enrol(page);
    await expect(main(page).getByText(/10 recovery codes left/)).toBeVisible();

    await signOut(page);
    await logIn(page, username, password);
    await sendCode(page, '000000');
    await expect(page.getByRole('alert')).toHaveText(/^This code is not valid\./);
    // The code that confirmed the setup is used up; the next one is valid already.
    await sendCode(page, showCode(secret, 1));
    await expect(page.getByRole('banner')).toBeVisible();

    for (const { isUsed } of [{ isUsed: false }, { isUsed: true }]) {
      if (!isUsed) await signOut(page);
      await logIn(page, username, password);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await sendCode(page, codes[0] ?? '', 'Recovery code');
      if (isUsed) await expect(page.getByRole('alert')).toHaveText(/^This code is not valid\./);
      else {
        await expect(page.getByRole('banner')).toBeVisible();
        await signOut(page);
      }
    }
    await sendCode(page, codes[1] ?? '', 'Recovery code');
    await expect(page.getByRole('banner')).toBeVisible();

    await page.goto('account/password');
    await expect(main(page).getByText(/8 recovery codes left/)).toBeVisible();
    await main(page).getByRole('button', { name: 'New recovery codes' }).click();
    await main(page)
      .getByLabel(/^Your password/)
      .fill(password);
    await main(page).getByRole('button', { name: 'Get new codes' }).click();
    await page.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(main(page).getByText(/10 recovery codes left/)).toBeVisible();

    await main(page).getByRole('button', { name: 'Turn off' }).click();
    await main(page)
      .getByLabel(/^Your password/)
      .fill(password);
    await main(page).getByRole('button', { name: 'Turn off two-step verification' }).click();
    await expect(setUp(page)).toBeVisible();
    await signOut(page);
    await logIn(page, username, password);
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

base(
  'an administrator resets it for a user who has lost the app',
  async ({ page, request, browser, baseURL, consoleErrors }) => {
    consoleErrors.allow(/401/);
    const { username } = await addedUser(request, freshName('lostapp.'));
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const userPage = await context.newPage();
    await userPage.goto('account/password');
    await logIn(userPage, username, password);
    await enrol(userPage);
    await expect(main(userPage).getByText(/10 recovery codes left/)).toBeVisible();

    await openMaintenance(page);
    await row(page, username)
      .getByRole('button', { name: /actions/i })
      .click();
    await page.getByRole('menuitem', { name: 'Reset two-step verification' }).click();
    const question = page.getByRole('alertdialog', { name: `Reset two-step verification of ${username}` });
    await question.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText(`Two-step verification of ${username} is off.`)).toBeVisible();

    await context.close();
    // The tabs of the first browser would hand their session over.
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const again = await other.newPage();
    await again.goto('');
    await logIn(again, username, password);
    await expect(again.getByRole('banner')).toBeVisible();
    await other.close();
  },
);

/** Has a portal of its own, whose administrators must have it. */
const strict = base.extend<object, { portal: string }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, run, { parallelIndex }) => {
      const port = secondPortOf(parallelIndex);
      const server = await startServer(port, { MFA_REQUIRED_ROLES: 'Administer' });
      await run(`http://127.0.0.1:${port}`);
      expect(server.differences, 'responses that differ from the contract').toEqual([]);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ portal }, run) => run(`${portal}/portal/`),
});

strict.describe('required by a role', () => {
  strict.skip(Boolean(process.env.E2E_PROVIDER), 'the second port is that of the provider');

  strict(
    'a user sets it up before anything else, and then continues at the requested page',
    async ({ page }) => {
      await page.goto('Admin/UserMaint');
      await logIn(page, 'demo.admin');
      await expect(main(page).getByText(/^Your role requires two-step verification/)).toBeVisible();
      await page.reload();
      await expect(setUp(page)).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByLabel('User name')).toBeVisible();

      await page.goto('Admin/UserMaint');
      await logIn(page, 'demo.admin');
      await enrol(page, account('demo.admin').password);
      await expect(page.getByRole('heading', { level: 1, name: 'User Maintenance' })).toBeVisible();
    },
  );

  strict('other users do not notice', async ({ page }) => {
    await page.goto('');
    await logIn(page, 'demo.marketing');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
