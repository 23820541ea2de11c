import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { root } from '../tools/paths.ts';
import { dialog } from './administration.ts';
import { account, apiLogin, expect, hasExtensions, openAs, test } from './fixtures.ts';
import { faults, type Fault } from './formFaults/faults.ts';
import { freshName, typed as typeInto, type Opened, type WritingForm } from './formFaults/WritingForm.ts';
import { writesWithoutForm, writingForms } from './formFaults/writingForms.ts';

// The form of the site's status leaves it changed: its notice would move the page under a click of the tests that follow.
test.afterAll(async ({ request }) => {
  await request.put('/api/portalstatus/1', { headers: await apiLogin('demo.admin') });
});

/** Every form under every fault (`npm run harden -- faults`), or each under one: `sampleOf`. */
const isEveryFault = Boolean(process.env.EVERY_FAULT);

const loginIsOver = 'the login is over';
const anotherUser = 'another user logs in';
const lostResponse = 'the response is lost';

/** Names of all that a form can meet. */
function faultsOf({ isLogin }: WritingForm): string[] {
  const ofLogin = isLogin ? [] : [loginIsOver, anotherUser];
  return [...faults.map(({ name }) => name), ...ofLogin, lostResponse];
}

/** One fault for each form, in turn, so that each fault meets a form. Only forms with a key repeat a lost response. */
function sampleOf(form: WritingForm, index: number): string[] {
  const all = form.hasKey ? [lostResponse] : faultsOf(form);
  return all.slice(index % all.length).slice(0, 1);
}

/** Whether an address is that of a call of the contract. */
function addressOf(call: string) {
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
  return { method, matches: (url: URL) => pattern.test(url.pathname) };
}

/** The statuses with which the server itself answers a call from now on. */
function watchResponses(page: Page, call: string): number[] {
  const { method, matches } = addressOf(call);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === method && matches(new URL(response.url()))) {
      // Responses of a simulated fault have no request id.
      if (response.headers()['x-request-id']) statuses.push(response.status());
    }
  });
  return statuses;
}

async function expectDoneOnce(opened: Opened, responses: readonly number[]) {
  await expect.poll(() => succeeded(responses).length).toBe(1);
  await opened.done();
  expect(succeeded(responses)).toHaveLength(1);
}

const succeeded = (statuses: readonly number[]) => statuses.filter((status) => status < 300);

async function expectKept({ typed = [], unchanged }: Opened) {
  for (const [field, value] of typed) await expect(field).toHaveValue(value);
  await unchanged?.();
}

async function expectFailure(page: Page, { failure }: Opened, text: RegExp) {
  const where = failure ?? page.getByRole('alert');
  await expect(where.filter({ hasText: text }).first()).toBeVisible();
}

/** A write whose response was lost may be shown as done: lists are fetched again. */
async function expectKeptOrDone(opened: Opened) {
  await Promise.any([expectKept(opened), opened.done()]).catch(({ errors }: AggregateError) => {
    throw new Error(`It is neither kept nor done:\n${errors.join('\n')}`);
  });
}

/** Ends every session of a user on the server; the page does not know. */
async function endSessions(request: APIRequestContext, username: string, password?: string) {
  const headers = await apiLogin(username, password);
  await request.post('/api/authentication/logout', { headers, data: { everywhere: true } });
}

async function logInAgain(page: Page, username: string, password = account(username).password) {
  const login = dialog(page, 'Log in');
  await expect(login).toBeVisible();
  await login.getByLabel('User name').fill(username);
  await login.getByLabel('Password').fill(password);
  await login.getByRole('button', { name: 'Log in' }).click();
}

/** The values in the fields of the page. */
function textsInFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  );
}

/** Sends a call that the server executes, and whose response is lost. @returns the response */
async function loseResponse(page: Page, call: string, send: () => Promise<void>): Promise<string> {
  const { method, matches } = addressOf(call);
  const responses: string[] = [];
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    responses.push(await response.text());
    return route.abort('connectionreset');
  });
  await send();
  await expect.poll(() => responses.length).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return responses[0] ?? '';
}

const wasTyped = ({ typed = [] }: Opened, text: string) => typed.some(([, value]) => value === text);

const failureOf = (form: WritingForm, fault: Fault) => form.failureText ?? fault.text;

test.describe.configure({ mode: 'parallel' });

for (const [index, form] of writingForms.entries()) {
  const [call] = form.calls;
  const met = isEveryFault ? faultsOf(form) : sampleOf(form, index);
  const metFaults = faults.filter(({ name }) => met.includes(name));
  test.describe(form.name, () => {
    test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/^(error|warning) /));

    if (metFaults.length > 0) {
      const names = isEveryFault ? 'every failure' : metFaults.map(({ name }) => name).join(', ');
      test(`keeps what was typed through ${names}, and is then sent once`, async ({ page, request }) => {
        const opened = await form.open(page, request);
        const responses = watchResponses(page, call);
        const { method, matches } = addressOf(call);
        let send = opened.send;
        for (const fault of metFaults) {
          await test.step(fault.name, async () => {
            await fault.begin(page, matches, method);
            await send();
            await expectFailure(page, opened, failureOf(form, fault));
            await expectKept(opened);
            await fault.end(page);
            send = opened.sendAgain ?? opened.send;
          });
        }
        await send();
        await expectDoneOnce(opened, responses);
      });
    }

    if (met.includes(loginIsOver)) {
      test('asks for a login after it has expired, and is then sent once', async ({ page, request }) => {
        const opened = await form.open(page, request);
        const responses = watchResponses(page, call);
        await endSessions(request, opened.username, opened.password);
        await opened.send();
        await logInAgain(page, opened.username, opened.password);
        await expectDoneOnce(opened, responses);
      });
    }

    if (met.includes(anotherUser)) {
      test('is emptied, and not sent, when another user logs in', async ({ page, request }) => {
        const opened = await form.open(page, request);
        const responses = watchResponses(page, call);
        await endSessions(request, opened.username, opened.password);
        await opened.send();
        await logInAgain(page, opened.username === 'demo.admin' ? 'demo.marketing' : 'demo.admin');
        await expect(dialog(page, 'Log in')).toHaveCount(0);
        // A dialog in the URL is opened again, without what was typed.
        await expect
          .poll(async () => (await textsInFields(page)).filter((text) => wasTyped(opened, text)))
          .toEqual([]);
        expect(succeeded(responses)).toEqual([]);
      });
    }

    if (met.includes(lostResponse)) {
      test('says so when the response is lost, and a repeated call has no further effect', async ({
        page,
        request,
      }) => {
        const opened = await form.open(page, request);
        const { method, matches } = addressOf(call);
        const stored = await loseResponse(page, call, async () => {
          await opened.send();
          if (!form.findsOut) await expectFailure(page, opened, form.failureText ?? /could not be reached/);
        });
        if (!form.hasKey || !hasExtensions) return expectKeptOrDone(opened);
        await expectKept(opened);
        const again = page.waitForResponse(
          (response) => response.request().method() === method && matches(new URL(response.url())),
        );
        await (opened.sendAgain ?? opened.send)();
        const response = await again;
        expect(succeeded([response.status()]), `status ${response.status()}`).toHaveLength(1);
        if (response.status() !== 204) expect(await response.text()).toBe(stored);
        await opened.done();
      });
    }
  });
}

test.describe('a form that is changed after its response was lost', () => {
  test.skip(!hasExtensions, 'the provider knows no keys');
  test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/^(error|warning) /));

  test('changes the campaign that was stored', async ({ page }) => {
    const words = freshName('Lost ');
    await openAs(page, 'demo.marketing', 'Campaigns/CampaignUpdate');
    await page.getByRole('button', { name: 'Add Campaign' }).click();
    const box = dialog(page, 'Add Campaign');
    const save = box.getByRole('button', { name: 'Save' });
    await typeInto(box, {
      'Campaign Name': words,
      'Sale Begin Date': '20270110',
      'Sale End Date': '20270120',
      'Mailer Code 1 Start': '987123',
      'Mailer Code 1 End': '987123',
    });
    await loseResponse(page, 'POST /api/campaign', async () => {
      await save.click();
      await expect(box.getByRole('alert')).toContainText('could not be reached');
    });
    await box.getByLabel('Version Id').fill('v2');
    await save.click();
    await expect(page.getByText('The campaign has been saved.')).toBeVisible();
    const list = page.getByRole('table', { name: 'Campaigns' });
    await page.getByRole('textbox', { name: 'Description' }).fill(words);
    await page.getByRole('textbox', { name: 'Description' }).press('Enter');
    await expect(list.getByRole('rowheader')).toHaveCount(1);
    await list.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('dialog').getByLabel('Version Id')).toHaveValue('v2');
  });

  test('says that the role was stored', async ({ page }) => {
    const name = freshName('Lost');
    await openAs(page, 'demo.admin', 'Admin/Roles');
    const form = page.getByRole('form', { name: 'Add role' });
    const field = page.getByRole('main').getByLabel('New role');
    await loseResponse(page, 'POST /api/role', async () => {
      await field.fill(name);
      await field.press('Enter');
      await expect(form).toContainText('could not be reached');
    });
    await field.fill(`${name}B`);
    await field.press('Enter');
    await expect(form).toContainText('Your previous attempt succeeded');
    await expect(field).toHaveValue(`${name}B`);
    await expect(page.getByRole('option', { name })).toHaveCount(1);
  });
});

test('in the sample every form is tested with a fault, and every fault with a form', () => {
  const samples = writingForms.map(sampleOf);
  expect(samples.filter(({ length }) => length !== 1)).toEqual([]);
  expect(new Set(samples.flat())).toEqual(new Set(writingForms.flatMap(faultsOf)));
});

test('every write of the portal has a form here', () => {
  const sources = globSync('apps/portal/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|stories)\./.test(path) && !path.includes('/testing/'),
  );
  const used = new Set<string>();
  for (const path of sources) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, api = '', method, address] of text.matchAll(
      /\b(provider|barcode|grant)\s*\.(POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g,
    )) {
      used.add(`${method} ${api === 'provider' ? '' : `/${api}`}${address}`);
    }
  }
  const named = new Set([...writingForms.flatMap(({ calls }) => calls), ...Object.keys(writesWithoutForm)]);
  expect([...used].filter((call) => !named.has(call)).toSorted()).toEqual([]);
  expect([...named].filter((call) => !used.has(call)).toSorted()).toEqual([]);
  expect(used.size).toBeGreaterThan(30);
});
