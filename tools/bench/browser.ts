import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { atLeast, atMost, isTrue, median, type Row, type Section } from '../sections/section.ts';
import { askJson, inEmptyFolder, logIn, startServer } from '../server/target.ts';
import { type Bench, coldLoads, titleOf } from './browser/coldLoads.ts';
import { lighthouseRows } from './browser/lighthouse.ts';
import {
  openPage,
  processorTime,
  scrollThrough,
  settle,
  shown,
  slowDown,
  slowdown,
  usedMemory,
} from './browser/page.ts';
import { type Reference, references, serveReferences } from './browser/references.ts';
import { firstRow, interactions, listPath, menuLink, screens } from './browser/screens.ts';

const defaultRounds = 5;

/** Goals 1, 3 to 8 and 11. */
export const browser: Section = {
  name: 'browser',
  how:
    `The built portal in Chromium, the processor slowed down ${slowdown} times unless a row says otherwise. Cold pages are opened in an empty profile, alternating with pages that show the rows of the mailer list ` +
    'compressed like the product: 100 rows by React alone and in a table of MUI, and 25 rows in the leanest react-admin app. Every interaction of every screen is measured. Default Values shows a plain table first, then the grid that edits it. The steps with 5,000 users are ' +
    'measured by processor time, everything else by the clock. Lighthouse simulates a phone.',
  run: ({ rounds = defaultRounds }) =>
    inEmptyFolder(async (folder) => {
      const server = await startServer({ DATA_DIR: join(folder, 'data') });
      const chrome = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
      try {
        const login = await logIn(server, 'demo.admin');
        const headers = { authorization: `Bearer ${login.token}` };
        const mailers = await askJson(server, { path: '/api/mailer?rowsPerPage=100', headers });
        const session = JSON.stringify({ ...login, clockOffsetMs: 0 });
        const { urlOf, stop } = await serveReferences(JSON.stringify(mailers));
        const bench = { browser: chrome, address: server.address, session, rounds, urlOf };
        const rows = await coldLoads(bench);
        for (const [path, ready] of Object.entries(screens)) rows.push(...(await visit(bench, path, ready)));
        rows.push(...(await goBack(bench)), ...(await redraw(bench)), ...(await manyUsers(bench)));
        rows.push(await memory(bench));
        stop();
        for (const { path, goal } of lighthouseScreens)
          rows.push(
            ...(await lighthouseRows(
              titleOf(path),
              server.address + path,
              path === 'login' ? '' : session,
              goal,
            )),
          );
        return rows;
      } finally {
        await chrome.close();
        await server.stop();
      }
    }),
};

const lighthouseScreens = [
  { path: 'login', goal: 97 },
  { path: listPath, goal: 92 },
  { path: 'Reports/MailSumm', goal: 92 },
];

async function open(bench: Bench, path: string, ready: string, times = slowdown): Promise<Page> {
  const page = await openPage(bench.browser, bench.session, times);
  await page.goto(bench.address + path);
  await shown(page, ready).waitFor();
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
      await shown(page, ready).waitFor();
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
 * Leaves a scrolled page of a searched list and goes back to it, beside React alone, which renders its table again.
 * `e2e/goingBack.spec.ts` tests that its state is restored.
 */
async function goBack(bench: Bench): Promise<Row[]> {
  const page = await open(bench, `${listPath}&descrContains=e&page=2`, firstRow);
  const alone = await openReference(bench, 'React alone');
  const [times, remounts] = [[] as number[], [] as number[]];
  for (let round = 0; round < bench.rounds; round += 1) {
    await shown(page, firstRow).evaluate((row) => row.closest('section')?.scrollTo({ top: 640 }));
    await menuLink(page, 'Home').click();
    await shown(page, firstRow).waitFor({ state: 'detached' });
    await settle(page);
    times.push(await timeToPaint(page, () => history.back()));
    await alone.getByText('Toggle').click();
    await settle(page);
    remounts.push(await timeToPaint(alone, () => document.querySelector('button')?.click()));
    await settle(page);
  }
  await page.context().close();
  await alone.context().close();
  return [
    atMost('back to a list: its rows', median(times), 100, 'ms'),
    atMost('back to a list: to the remount of React alone', median(times) / median(remounts), 0.3, '×'),
  ];
}

async function openReference(bench: Bench, name: Reference): Promise<Page> {
  const page = await openPage(bench.browser, null);
  await page.goto(bench.urlOf(name));
  await shown(page, references[name].row).waitFor();
  return page;
}

/** From an action until rows are painted. */
async function timeToPaint(page: Page, act: () => unknown): Promise<number> {
  // The action is in the page before it starts: sending it would take time.
  await page.evaluate(`window.act = ${String(act)}`);
  return page.evaluate(async (row) => {
    const startedAt = performance.now();
    (window as unknown as { act: () => void }).act();
    return (await window.probe.painted(row)) - startedAt;
  }, firstRow);
}

/**
 * Searches, sorts and pages the list several times, beside MUI's table, whose rows are only reversed: from the key to the
 * new rows, without the call. Also types fast into a filter.
 */
async function redraw(bench: Bench): Promise<Row[]> {
  const page = await open(bench, listPath, firstRow);
  const mui = await openReference(bench, 'MUI Table');
  const times = { Enter: [] as number[], sort: [] as number[], page: [] as number[], mui: [] as number[] };
  const filter = page.getByLabel('Description contains');
  const steps = {
    Enter: (round: number) => filter.fill(['fabric', 'yarn', 'email'][round % 3] ?? ''),
    // The default is the order by sale: only another order shows other rows.
    sort: (round: number) => page.getByLabel('Sort by').selectOption(round % 2 ? '' : 'Code'),
    page: (round: number) =>
      page.getByRole('button', { name: round % 2 ? 'Previous' : 'Next', disabled: false }).focus(),
  };
  for (const [name, prepare] of Object.entries(steps) as [keyof typeof steps, typeof steps.Enter][]) {
    await filter.fill('');
    await filter.press('Enter');
    for (let round = 0; round < bench.rounds + 1; round += 1) {
      await settle(page);
      await prepare(round);
      if (name === 'sort') await filter.focus();
      times[name].push(await timeToOtherRows(page));
    }
  }
  for (let round = 0; round < bench.rounds; round += 1) {
    await mui.getByText('Sort').focus();
    times.mui.push(await timeToOtherRows(mui));
  }
  const text = 'the quick brown fox jumps over the lazy dog';
  await filter.fill('');
  await filter.focus();
  await page.keyboard.type(text, { delay: 1000 / 30 });
  const typed = await filter.inputValue();
  await page.context().close();
  await mui.context().close();
  return [
    ...(['Enter', 'sort', 'page'] as const).map((name) =>
      atMost(
        `${name} to new rows: to MUI Table, without the call`,
        median(times[name]) / median(times.mui),
        0.5,
        '×',
      ),
    ),
    isTrue('no character is lost at 30 keys a second', typed === text),
  ];
}

/** From Enter until other rows are painted, less the time of the call between. */
async function timeToOtherRows(page: Page): Promise<number> {
  // Started before the key: a request sent together with it could arrive later.
  await page.evaluate((row) => {
    performance.clearResourceTimings();
    window.probe.otherRows = window.probe.timeToOtherRows(row);
  }, firstRow);
  await page.keyboard.press('Enter');
  return page.evaluate(async () => {
    const time = (await window.probe.otherRows) ?? Number.NaN;
    // The product may preload code at the same time.
    const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/'));
    return time - (call?.duration ?? 0);
  });
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
  await shown(page, firstRow).waitFor();
  await page.waitForLoadState('networkidle');
  const heading = (name: string) => page.getByRole('columnheader').getByRole('button', { name, exact: true });
  const times = { key: [] as number[], sort: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('button', { name: 'Filter Last Name' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Filter Last Name' }).waitFor();
    times.key.push(await processorTime(page, () => page.keyboard.press('a')));
    await page.keyboard.press('Backspace');
    await settle(page);
    await page.keyboard.press('Escape');
    // Found before: looking for an element by its role takes the page longer than sorting.
    await heading('Department').focus();
    times.sort.push(await processorTime(page, () => page.keyboard.press('Enter')));
    await heading('Last Name').press('Enter');
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
      await shown(page, firstRow).waitFor({ state: 'detached' });
      await menuLink(page, 'Mailers').click();
      await shown(page, firstRow).waitFor();
    }
  };
  // What is loaded, cached and compiled once does not count as growth; the code of dialogs is preloaded last.
  await changeScreens(20);
  const preloads = await (await page.request.get(`${bench.address}preloads.json`)).json();
  await page.waitForFunction(
    (files: string[]) => files.every((file) => document.querySelector(`link[href$="${file}"]`)),
    preloads['*dialogs'],
  );
  const before = await usedMemory(page);
  await changeScreens(50);
  const ratio = (await usedMemory(page)) / before;
  await page.context().close();
  return atMost('memory after 100 changes of screen, to before', ratio, 1.1, '×');
}
