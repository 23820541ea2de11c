import { expect, test as base, type Locator, type Page, type Response, type Route } from '@playwright/test';
import { demoAccounts, type DemoAccount } from '../apps/server/src/db/demo-data/demoAccounts.ts';
import { originOf, startWorkerServer, type ServerProcess } from './servers.ts';
import { presetSession, signIn } from './signIn.ts';
import { today } from './today.ts';

const provider = process.env.E2E_PROVIDER;
/** The embedded reporting server knows the reports of the embedded provider only. */
export const hasReportingServer = !provider;
/**
 * Whether the provider knows versions of rows, keys of repeated calls, the audit trail and clashes of campaigns, and
 * says of a refusal more than its kind.
 */
export const hasExtensions = provider !== 'described';

const wordsOfKind = {
  404: 'Not found. It may have been deleted.',
  409: 'Not possible in the current state of the data',
};

/** What is shown of a refusal: what the provider says, and where it says nothing, what its status means. */
export function refusal(status: keyof typeof wordsOfKind, words: string): string {
  return hasExtensions ? words : wordsOfKind[status];
}

/** Whether a response stores a star; favorites are read at the same address. */
export const isStarStored = (response: Response) =>
  response.url().includes('/api/favorite') && response.request().method() !== 'GET';

/** Errors of the browser: console errors and warnings, uncaught errors, refused content. */
interface ConsoleErrors {
  /** The journey provokes errors that match, such as a response of 401, and fails without them. */
  expect: (pattern: RegExp) => void;
  /** Errors that match may occur. */
  allow: (pattern: RegExp) => void;
}

/**
 * A test with the server of its worker. Whatever else it proves, it fails when the browser reports an error or a response of
 * the server differs from the contract.
 */
export const test = base.extend<{ consoleErrors: ConsoleErrors }, { server: ServerProcess }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, run, { parallelIndex }) => {
      const server = await startWorkerServer(parallelIndex);
      await run(server);
      await server.stop();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  baseURL: async ({}, run, { parallelIndex }) => run(`${originOf(parallelIndex)}/portal/`),
  consoleErrors: [
    async ({ page, server }, use, testInfo) => {
      const messages: string[] = [];
      const expected: RegExp[] = [];
      const allowed = hasExtensions ? [] : [/501 .*\/api\/|operation\.not_offered/];
      page.on('pageerror', (error) => messages.push(`uncaught ${error.stack || error.message}`));
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        messages.push(`${message.type()} ${message.text()} ${message.location().url}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          // oxlint-disable-next-line no-console -- for the listener above
          console.error(`policy ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await page.addInitScript(recordEvents);
      // A browser whose requests are no longer intercepted loses the pending ones: it never ends, for no request.
      await page.context().route('about:nothing', (route) => route.fallback());
      await page.clock.install({ time: `${today}T12:00:00` });
      await use({
        expect: (pattern) => expected.push(pattern),
        allow: (pattern) => allowed.push(pattern),
      });
      if (testInfo.errors.length > 0) {
        const shown = await describePage(page).catch(String);
        throw new Error([shown, 'The browser reported:', ...messages].join('\n'));
      }
      // The browser reports a request that fails after the last step of the journey a moment later.
      await expect(() => {
        const missing = expected.filter((pattern) => !messages.some((text) => pattern.test(text)));
        expect(missing, `expected errors that did not occur among ${messages.join('; ')}`).toEqual([]);
      }).toPass({ timeout: 20_000 });
      // A handler may still be changing a response, or never answer: neither is a failure of the journey.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const known = [...expected, ...allowed];
      expect(messages.filter((text) => !known.some((pattern) => pattern.test(text)))).toEqual([]);
      expect(server.differences.splice(0), 'responses that differ from the contract').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

declare global {
  /** What the page has received since it was loaded, and where it went. */
  var receivedEvents: string[] | undefined;
}

/** Runs in the page. */
function recordEvents() {
  const received: string[] = [];
  globalThis.receivedEvents = received;
  for (const type of ['mousedown', 'mouseup', 'click', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        const { tagName = '', textContent = '' } = event.target instanceof Element ? event.target : {};
        received.push(`${type} ${tagName} ${textContent.slice(0, 40)}`);
      },
      true,
    );
  }
  navigation.addEventListener('navigate', ({ navigationType, destination }) =>
    received.push(`${navigationType} ${destination.url}`),
  );
}

/**
 * What a page shows, for the report of a failed journey: its heading, open dialogs and menus, and errors; and what it
 * received last.
 */
async function describePage(page: Page): Promise<string> {
  const parts = page.locator('h1, [role="dialog"], [role="alertdialog"], [role="menu"], [role="alert"]');
  const visible = await parts.filter({ visible: true }).all();
  const shown = await Promise.all(visible.map((part) => part.ariaSnapshot({ timeout: 2_000 }).catch(String)));
  const received = await page.evaluate(() => globalThis.receivedEvents?.slice(-12) ?? []);
  return [
    `The page shows at ${page.url()}:`,
    ...shown.filter((text) => text !== ''),
    'It received last:',
    ...received,
  ].join('\n');
}

/** A demo account by its user name. */
export function account(username: string): DemoAccount {
  const found = demoAccounts.find((each) => each.username === username);
  if (!found) throw new Error(`There is no demo account ${username}.`);
  return found;
}

/** Fills the login form that is shown and sends it. */
export async function logIn(page: Page, username: string, password = account(username).password) {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The requests to the APIs that are sent from now on, as `GET /api/mailer?…`; not those that the frame sends at any time. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search}`;
    if (/^(\w+ \/api\/(recentplace|favorite|home)|GET \/api\/(session|portalstatus|savedview))$/.test(call))
      return;
    if (/^\/(api|barcode|grant)\//.test(pathname)) calls.push(call);
  });
  return calls;
}

/** Opens an address below the base path, signed in. The login form is not shown. */
export async function openAs(
  page: Page,
  username: string,
  address: string,
  password = account(username).password,
) {
  const preset = await presetSession(page, await signIn({ username, password }));
  await page.goto(address);
  await preset.dispose();
}

/** Lets the stored login end so many milliseconds from now. A page that is shown knows it with its next request. */
export async function endLogin(page: Page, leftMs: number) {
  await page.evaluate((left) => {
    for (const [key, text] of Object.entries(sessionStorage)) {
      const stored = JSON.parse(String(text)) as { clockOffsetMs: number };
      const expiration = new Date(Date.now() + stored.clockOffsetMs + left).toISOString();
      sessionStorage.setItem(key, JSON.stringify({ ...stored, expiration }));
    }
  }, leftMs);
}

/** Lets the stored login be over; nothing that is shown knows of it yet. */
export const expireLogin = (page: Page) => endLogin(page, -60_000);

/** Holds responses back; the function that it gives lets them through, and all later ones. */
export async function holdBack(page: Page, calls: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(calls, (route) => void held.push(route));
  return async () => {
    await page.unroute(calls);
    // A call that the page has given up meanwhile wants no response.
    for (const route of held) await route.continue().catch(() => {});
  };
}

/** Changes the responses to the page, except the menu, the session and the portal status. */
export async function changeResponses(page: Page, change: (response: unknown) => unknown) {
  await page.route(/^(?!.*\/(page|session|portalstatus)$).*\/(api|barcode|grant)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // Without a version: a response of 304 has nothing to change, and a changed one must not be stored as the real one.
    const { 'if-none-match': _stored, ...asked } = await route.request().allHeaders();
    const response = await route.fetch({ headers: asked });
    const { etag: _version, ...headers } = response.headers();
    if (!headers['content-type']?.includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, headers, json: change(await response.json()) });
  });
}

/** Rows of a table beside its totals. Of many rows only those in view are in the document. */
export function countRows(table: Locator): Promise<number> {
  return table.evaluate((element) => {
    const { ariaRowCount, tHead } = element as HTMLTableElement;
    const totals = element.querySelectorAll('.PortalTable-totals tr').length;
    return ariaRowCount === null
      ? element.querySelectorAll('[data-rowindex]').length
      : Number(ariaRowCount) - (tHead?.rows.length ?? 0) - totals;
  });
}

export const expectRowCount = (table: Locator, count: number) =>
  expect.poll(() => countRows(table)).toBe(count);

/** Has all rows of a table in the document, as when the browser searches the page. */
export async function renderAllRows(table: Locator) {
  await table.waitFor();
  await table.page().keyboard.press('F3');
}

/** Presses Tab until the element has the focus, as a keyboard user does. */
export async function tabTo(page: Page, element: Locator) {
  const most = 60;
  for (let step = 0; step < most; step += 1) {
    if (await element.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} times Tab did not lead to ${String(element)}.`);
}

/** Signs in without a browser. @returns the header that further calls of this login carry */
export async function apiLogin(
  username: string,
  password = account(username).password,
): Promise<{ authorization: string }> {
  const { token } = await signIn({ username, password });
  return { authorization: `Bearer ${token}` };
}
