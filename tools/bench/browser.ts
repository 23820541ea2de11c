import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { atLeast, atMost, isTrue, median, plain, type Row, type Section } from '../sections/section.ts';
import { askJson, inEmptyFolder, logIn, startServer } from '../server/target.ts';
import {
  openPage,
  processorTime,
  scrollThrough,
  settle,
  slowDown,
  slowdown,
  usedMemory,
} from './browser/page.ts';
import { serveReactOnly } from './browser/reactOnly.ts';
import { firstRow, interactions, listPath, menuLink, screens } from './browser/screens.ts';

const defaultRounds = 5;
/** 0.7 of the leanest react-admin app, whose first row came at 2.3 times that of React alone. */
const firstRowGoal = 1.6;

interface Bench {
  browser: Browser;
  /** Address of the portal. */
  address: string;
  session: string;
  rounds: number;
}

/** Goals 1 and 3 to 8. */
export const browser: Section = {
  name: 'browser',
  how:
    `The built portal in Chromium, the processor slowed down ${slowdown} times unless a row says otherwise. Cold pages are opened in an empty profile, alternating with a page on which React alone ` +
    'renders the 100 rows of the mailer list as a plain table. Every interaction of every screen is measured. The steps with 5,000 users are measured by processor time, ' +
    'everything else by the clock.',
  run: ({ rounds = defaultRounds }) =>
    inEmptyFolder(async (folder) => {
      const server = await startServer({ DATA_DIR: join(folder, 'data') });
      const chrome = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
      try {
        const login = await logIn(server, 'demo.admin');
        const headers = { authorization: `Bearer ${login.token}` };
        const mailers = await askJson(server, { path: '/api/mailer?rowsPerPage=100', headers });
        const session = JSON.stringify({ ...login, clockOffsetMs: 0 });
        const bench = { browser: chrome, address: server.address, session, rounds };
        const rows = await coldLoads(bench, JSON.stringify(mailers));
        for (const [path, ready] of Object.entries(screens)) rows.push(...(await visit(bench, path, ready)));
        rows.push(await goBack(bench), ...(await search(bench)), ...(await manyUsers(bench)));
        return [...rows, await memory(bench)];
      } finally {
        await chrome.close();
        await server.stop();
      }
    }),
};

/** @param mailers the response that the page of React alone renders, as JSON */
async function coldLoads({ browser: chrome, address, session, rounds }: Bench, mailers: string) {
  const react = await serveReactOnly(mailers);
  const pages = [
    { name: 'React alone', url: react.address, ready: firstRow },
    { name: 'login', url: `${address}login`, ready: 'form input' },
    ...Object.entries(screens).map(([path, ready]) => ({ name: titleOf(path), url: address + path, ready })),
  ].map((page) => ({ ...page, times: [] as number[], requests: 0, shift: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const load of pages) {
      const page = await openPage(chrome, load.name === 'login' ? null : session);
      await page.goto(load.url, { waitUntil: 'commit' });
      const paint = page.evaluate((selector) => window.probe.painted(selector), load.ready);
      // Fails with the selector when it never appears; the probe would wait forever.
      await page.locator(load.ready).first().waitFor({ state: 'attached' });
      const time = await paint;
      await page.waitForLoadState('networkidle');
      load.times.push(time);
      load.shift = await page.evaluate(() => window.probe.layoutShift);
      load.requests = await page.evaluate((until) => {
        return 1 + performance.getEntriesByType('resource').filter((each) => each.startTime < until).length;
      }, time);
      await page.context().close();
    }
  }
  await react.stop();
  const [alone, ...ours] = pages.map((load) => ({ ...load, time: median(load.times) }));
  const baseline = alone?.time ?? Number.NaN;
  const rows = ours.flatMap(({ name, time, shift, requests }) => [
    plain(`${name}: content on a cold page`, time, 'ms'),
    atMost(`${name}: to the first row of React alone`, time / baseline, firstRowGoal, '×'),
    atMost(`${name}: layout shift`, shift, 0),
    ...(name === 'login' ? [atMost('login: requests', requests, 6)] : []),
  ]);
  return [plain('React alone: first row', baseline, 'ms'), ...rows];
}

function titleOf(path: string): string {
  return path.replace(/\?.*/, '');
}

async function open(bench: Bench, path: string, ready: string, times = slowdown): Promise<Page> {
  const page = await openPage(bench.browser, bench.session, times);
  await page.goto(bench.address + path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Every interaction that a screen has: the slowest to its next paint, and the longest task. */
async function visit(bench: Bench, path: string, ready: string): Promise<Row[]> {
  const page = await open(bench, path, ready);
  const paints = new Map<string, number[]>();
  // Loading the page is not an interaction.
  await page.evaluate(() => void (window.probe.longestTask = 0));
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const { name, target, act, undo } of interactions) {
      const element = target(page).first();
      if (!(await element.isVisible())) continue;
      await page.evaluate(() => void (window.probe.interactions = []));
      await (act ? act(element) : element.click());
      await settle(page);
      const found = await page.evaluate(() => window.probe.interactions);
      // Interactions shorter than a frame are not recorded.
      paints.set(name, [...(paints.get(name) ?? []), Math.max(16, ...found)]);
      await undo?.(page);
      await page.locator(ready).first().waitFor();
      await settle(page);
    }
  }
  const [slowest, time] = [...paints]
    .map(([name, times]) => [name, median(times)] as const)
    .reduce((worst, each) => (each[1] > worst[1] ? each : worst));
  const { longestTask, layoutShift } = await page.evaluate(() => window.probe);
  await page.context().close();
  const title = titleOf(path);
  return [
    atMost(`${title}: to the next paint, slowest of ${paints.size} (${slowest})`, time, 100, 'ms'),
    atMost(`${title}: longest task of these`, longestTask, 150, 'ms'),
    atMost(`${title}: layout shift of these`, layoutShift, 0),
  ];
}

/**
 * Leaves a scrolled page of a searched list and goes back to it; `e2e/goingBack.spec.ts` tests that its state is
 * restored.
 */
async function goBack(bench: Bench): Promise<Row> {
  const page = await open(bench, `${listPath}&descrContains=e&page=2`, firstRow);
  const times: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    await page.evaluate((row) => {
      document.querySelector(row)?.closest('section')?.scrollTo({ top: 640 });
    }, firstRow);
    await menuLink(page, 'Home').click();
    await page.locator(firstRow).first().waitFor({ state: 'detached' });
    await settle(page);
    const time = await page.evaluate(async (row) => {
      const startedAt = performance.now();
      history.back();
      return (await window.probe.painted(row)) - startedAt;
    }, firstRow);
    times.push(time);
    await settle(page);
  }
  await page.context().close();
  return atMost('back to a list: its rows', median(times), 100, 'ms');
}

/** Searches the list several times, from Enter to the new rows, and types fast into its filter. */
async function search(bench: Bench): Promise<Row[]> {
  const page = await open(bench, listPath, firstRow);
  const filter = page.getByLabel('Description contains');
  const times: number[] = [];
  for (const word of ['fabric', 'yarn', 'prospect', 'email', 'quilting', 'signup']) {
    await filter.fill(word);
    await settle(page);
    // Started before the key: a request sent together with it could arrive later.
    await page.evaluate((row) => void (window.probe.otherRows = window.probe.timeToOtherRows(row)), firstRow);
    await page.keyboard.press('Enter');
    times.push(await page.evaluate(async () => (await window.probe.otherRows) ?? Number.NaN));
    await settle(page);
  }
  const text = 'the quick brown fox jumps over the lazy dog';
  await filter.fill('');
  await filter.focus();
  await page.keyboard.type(text, { delay: 1000 / 30 });
  const typed = await filter.inputValue();
  await page.context().close();
  return [
    atMost('Enter to new rows', median(times), 120, 'ms'),
    isTrue('no character is lost at 30 keys a second', typed === text),
  ];
}

/** User Maintenance with 5,000 users: the server's own, repeated under other names. */
async function manyUsers({ browser: chrome, address, session, rounds }: Bench): Promise<Row[]> {
  const page = await openPage(chrome, session, 1);
  await page.route('**/api/user', async (route) => {
    const users = (await (await route.fetch()).json()) as { lastName: string }[];
    const many = Array.from({ length: 5_000 }, (_user, index) => {
      const user = users[index % users.length];
      const lastName = `${user?.lastName} ${Math.floor(index / users.length)}`;
      return { ...user, userId: index + 1, username: `user.${index}`, lastName };
    });
    await route.fulfill({ json: many });
  });
  await page.goto(`${address}Admin/UserMaint`);
  await page.locator(firstRow).first().waitFor();
  await page.waitForLoadState('networkidle');
  const sort = (name: string) => page.getByRole('columnheader').getByRole('button', { name }).press('Enter');
  const times = { key: [] as number[], sort: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('searchbox', { name: 'Filter Last Name' }).focus();
    times.key.push(await processorTime(page, () => page.keyboard.press('a')));
    await page.keyboard.press('Backspace');
    await settle(page);
    times.sort.push(await processorTime(page, () => sort('Department')));
    await sort('Last Name');
    await settle(page);
  }
  await slowDown(page, slowdown);
  const frames = await scrollThrough(page, firstRow);
  await page.context().close();
  return [
    atMost('5,000 users, not slowed down: a key in a filter', median(times.key), 30, 'ms'),
    atMost('5,000 users, not slowed down: sorting', median(times.sort), 40, 'ms'),
    atLeast('5,000 users: frames while scrolling', frames, 55, 'a second'),
  ];
}

/** Memory of the page after 100 changes between two screens, as a multiple of before. */
async function memory(bench: Bench): Promise<Row> {
  const page = await open(bench, listPath, firstRow, 1);
  const changeScreens = async (pairs: number) => {
    for (let pair = 0; pair < pairs; pair += 1) {
      await menuLink(page, 'Home').click();
      // A locator, because a handle would keep the row, and with it the table, in memory.
      await page.locator(firstRow).first().waitFor({ state: 'detached' });
      await menuLink(page, 'Mailers').click();
      await page.locator(firstRow).first().waitFor();
    }
  };
  // Data that is loaded and cached once does not count as growth.
  await changeScreens(5);
  const before = await usedMemory(page);
  await changeScreens(50);
  const ratio = (await usedMemory(page)) / before;
  await page.context().close();
  return atMost('memory after 100 changes of screen, to before', ratio, 1.1, '×');
}
