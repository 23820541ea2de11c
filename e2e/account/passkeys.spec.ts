import type { CDPSession, Page } from '@playwright/test';
import { addedUser } from '../administration.ts';
import { account, expect, expireLogin, hasExtensions, logIn, test as base } from '../fixtures.ts';
import { freshName } from '../formFaults/WritingForm.ts';
import {
  address,
  confirm,
  main,
  password,
  renewCodes,
  saveCodes,
  sendCode,
  signOut,
  strict,
} from './twoStep.ts';

const test = base.extend({
  // Browsers have passkeys for host names only.
  baseURL: async ({ baseURL }, run) => run(baseURL?.replace('127.0.0.1', 'localhost')),
});
test.skip(!hasExtensions, 'the provider does not have it');

/** An authenticator of the browser, whose user agrees at once. */
class VirtualAuthenticator {
  private readonly browser: CDPSession;
  private readonly authenticatorId: string;

  private constructor(browser: CDPSession, authenticatorId: string) {
    this.browser = browser;
    this.authenticatorId = authenticatorId;
  }

  static async of(page: Page): Promise<VirtualAuthenticator> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    return new VirtualAuthenticator(browser, authenticatorId);
  }

  /** Whether the user is recognized, for example by a fingerprint. Otherwise the browser gives up. */
  async recognize(isUserVerified: boolean) {
    const { browser, authenticatorId } = this;
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  /** Replaces the passkey by a copy that was made before its last use. */
  async copyBack() {
    const { browser, authenticatorId } = this;
    const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
    await browser.send('WebAuthn.clearCredentials', { authenticatorId });
    for (const credential of credentials)
      await browser.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount: credential.signCount - 1 },
      });
  }
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use passkey', exact: true });

async function addPasskey(page: Page, name: string, typed = password) {
  await main(page).getByRole('button', { name: 'Add passkey' }).click();
  await main(page).getByLabel(/^Name/).fill(name);
  await confirm(page, 'Add passkey', typed);
}

test('a user adds a passkey, signs in with it and removes it', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/401.*authentication\/login/);
  const { username } = await addedUser(request, freshName('passkey.'));
  await VirtualAuthenticator.of(page);
  await page.goto('account');
  await logIn(page, username, password);
  await main(page).getByRole('link', { name: 'Two-step verification' }).click();
  await addPasskey(page, 'Work laptop');
  const codes = await saveCodes(page);
  await expect(main(page).getByRole('listitem')).toHaveText(/^Work laptop.*not used yet/);

  await addPasskey(page, 'The same again');
  await expect(main(page).getByText(/There is already one of your account\./)).toBeVisible();
  await main(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  await signOut(page);
  await logIn(page, username, password);
  await expect(usePasskey(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();

  await signOut(page);
  await logIn(page, username, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await sendCode(page, codes[0] ?? '', 'Recovery code');
  await expect(page.getByRole('banner')).toBeVisible();

  await page.goto(address);
  await expect(main(page).getByText(/9 recovery codes left/)).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveText(/last used/);
  await main(page).getByRole('button', { name: 'Remove Work laptop' }).click();
  await confirm(page, 'Remove passkey');
  await expect(main(page).getByRole('region', { name: 'Two-step verification' })).toContainText('Off');
  await signOut(page);
  await logIn(page, username, password);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a canceled or refused passkey says so, and leaves other ways', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/401.*authentication\/login/);
  const { username } = await addedUser(request, freshName('canceled.'));
  const authenticator = await VirtualAuthenticator.of(page);
  await page.goto(address);
  await logIn(page, username, password);
  await authenticator.recognize(false);
  await addPasskey(page, 'Work laptop');
  await expect(main(page).getByText(/^The passkey was not added\. The request was canceled/)).toBeVisible();
  await authenticator.recognize(true);
  await main(page).getByRole('button', { name: 'Add passkey' }).click();
  const codes = await saveCodes(page);

  await signOut(page);
  await logIn(page, username, password);
  await authenticator.recognize(false);
  await usePasskey(page).click();
  await expect(page.getByRole('alert')).toHaveText(/^The passkey was not used\. The request was canceled/);
  await authenticator.recognize(true);
  await usePasskey(page).click();
  await expect(page.getByRole('banner')).toBeVisible();

  await signOut(page);
  await logIn(page, username, password);
  await authenticator.copyBack();
  await usePasskey(page).click();
  await expect(page.getByRole('alert')).toHaveText(/^This passkey was not accepted\./);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await sendCode(page, codes[0] ?? '', 'Recovery code');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the login over the page takes the passkey too', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/401.*authentication\/login/);
  const { username } = await addedUser(request, freshName('over.'));
  await VirtualAuthenticator.of(page);
  await page.goto(address);
  await logIn(page, username, password);
  await addPasskey(page, 'Work laptop');
  await saveCodes(page);
  await expireLogin(page);
  await renewCodes(page);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.getByRole('button', { name: 'Use passkey' }).click();
  await expect(dialog).toBeHidden();
  // What was sent before has waited for the login.
  await saveCodes(page);
});

strict.describe('required by a role', () => {
  strict.skip(Boolean(process.env.E2E_PROVIDER), 'the second port is that of the provider');

  strict('a passkey satisfies it', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/401.*authentication\/login/);
    await VirtualAuthenticator.of(page);
    await page.goto('account/email');
    await logIn(page, 'demo.care');
    await addPasskey(page, 'Work laptop', account('demo.care').password);
    await saveCodes(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Email' })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: /Demo$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await logIn(page, 'demo.care');
    await usePasskey(page).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
