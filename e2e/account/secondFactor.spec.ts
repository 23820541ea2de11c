import { showCode } from '../../apps/server/src/testing/secondFactor.ts';
import { addedUser, openMaintenance, row } from '../administration.ts';
import { account, expect, expireLogin, hasExtensions, logIn, test as base } from '../fixtures.ts';
import { freshName } from '../formFaults/WritingForm.ts';
import { address, enrol, main, password, renewCodes, sendCode, setUp, signOut, strict } from './twoStep.ts';

base.skip(!hasExtensions, 'the provider does not have it');

base(
  'a user adds an authenticator app, signs in with a code and a recovery code, and turns it off',
  async ({ page, request, consoleErrors }) => {
    consoleErrors.expect(/401.*authentication\/login/);
    const { username } = await addedUser(request, freshName('twostep.'));
    await page.goto(address);
    await logIn(page, username, password);
    const { secret, codes } = await enrol(page);
    await expect(main(page).getByText(/10 recovery codes left/)).toBeVisible();

    await signOut(page);
    consoleErrors.expect(/ERR_FAILED.*SecondStep/);
    const secondStep = '**/assets/SecondStep-*.js';
    await page.route(secondStep, (route) => route.abort());
    await logIn(page, username, password);
    await expect(page.getByRole('alert')).toHaveText(/^The second step failed to load\./);
    await page.unroute(secondStep);
    await page.reload();
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

    await page.goto(address);
    await expect(main(page).getByText(/8 recovery codes left/)).toBeVisible();
    await renewCodes(page);
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

base('the login over the page takes the code too', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/401.*authentication\/login/);
  const { username } = await addedUser(request, freshName('again.'));
  await page.goto(address);
  await logIn(page, username, password);
  const { secret } = await enrol(page);
  await expireLogin(page);
  await renewCodes(page);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await sendCode(dialog, '000000');
  await expect(dialog.getByRole('alert')).toHaveText(/^This code is not valid\./);
  await sendCode(dialog, showCode(secret, 1));
  await expect(dialog).toBeHidden();
  // What was sent before has waited for the login.
  await expect(main(page).getByRole('list', { name: 'Recovery codes' })).toBeVisible();
});

base(
  'an administrator resets it for a user who has lost the app',
  async ({ page, request, browser, baseURL, consoleErrors }) => {
    consoleErrors.allow(/401/);
    const { username } = await addedUser(request, freshName('lostapp.'));
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const userPage = await context.newPage();
    await userPage.goto(address);
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
