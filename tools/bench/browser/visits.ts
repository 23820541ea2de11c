import type { Browser, Page } from 'playwright';
import type { ServerProcess } from '../serverProcess.ts';
import { addressOf, openPage, settled, slowdown, type OpenPage } from './openPage.ts';
import { processorTime, type ProcessorTime } from './processorTime.ts';

const listPath = 'Campaigns/MailerList?saleBeginAfter=2020-01-01';
const firstRow = 'tbody th[scope=row]';

/** Something a user does, and how to undo it for the next round. */
interface Interaction {
  name: string;
  act: (page: Page) => Promise<void>;
  undo?: (page: Page) => Promise<void>;
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
/** A locator, as a handle would keep the row, and with it the table, in memory. */
const rowsOf = (page: Page) => page.locator(firstRow).first();
const waitForRows = (page: Page) => rowsOf(page).waitFor();
const waitForNoRows = (page: Page) => rowsOf(page).waitFor({ state: 'detached' });

const interactions: readonly Interaction[] = [
  {
    name: 'a key in a filter',
    act: async (page) => {
      await page.getByLabel('Description contains').focus();
      await page.keyboard.press('a');
    },
    undo: (page) => page.keyboard.press('Backspace'),
  },
  {
    name: 'another order chosen by key',
    act: async (page) => {
      await page.getByLabel('Sort by').focus();
      await page.keyboard.press('ArrowDown');
    },
    undo: (page) => page.keyboard.press('ArrowUp'),
  },
  {
    name: 'the next page',
    act: (page) => page.getByRole('button', { name: 'Next' }).click(),
    undo: (page) => page.getByRole('button', { name: 'Previous' }).click(),
  },
  {
    name: 'the menu of a user',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Ada Demo' }).click(),
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a group of the main menu',
    act: (page) => page.getByRole('button', { name: 'Pages below Campaigns' }).click(),
    undo: (page) => page.getByRole('button', { name: 'Pages below Campaigns' }).click(),
  },
  {
    name: 'another screen',
    act: (page) => menuLink(page, 'Home').click(),
    undo: async (page) => {
      await menuLink(page, 'Mailers').click();
      await waitForRows(page);
    },
  },
  {
    name: 'back to a list by the menu',
    act: async (page) => {
      await menuLink(page, 'Home').click();
      await settled(page);
      await noInteractions(page);
      await menuLink(page, 'Mailers').click();
    },
  },
];

/** Times of one kind, in ms, over the rounds. */
export interface Times {
  name: string;
  times: number[];
}

export interface Visits {
  interactions: Times[];
  layoutShift: number;
}

/** Does everything a user does at a list, in rounds; the first round, which fetches what is lazy, counts too. */
export async function visitList(
  browser: Browser,
  server: ServerProcess,
  session: string,
  rounds: number,
): Promise<Visits> {
  const { page, close } = await openList(browser, server, session, slowdown);
  const measured = interactions.map(({ name }): Times => ({ name, times: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { act, undo }] of interactions.entries()) {
      await noInteractions(page);
      await act(page);
      await settled(page);
      const noted = await page.evaluate(() => window.probe.interactions);
      // What takes less than a frame is not noted.
      measured[index]?.times.push(Math.max(16, ...noted));
      await undo?.(page);
      await settled(page);
    }
  }
  const layoutShift = await page.evaluate(() => window.probe.layoutShift);
  await close();
  return { interactions: measured, layoutShift };
}

/** What the longest task costs of all that a user does at a list. */
export async function costOfVisit(
  browser: Browser,
  server: ServerProcess,
  session: string,
): Promise<ProcessorTime> {
  const { page, close } = await openList(browser, server, session, 1);
  const cost = await processorTime(browser, page, async () => {
    for (const { act, undo } of interactions) {
      await act(page);
      await settled(page);
      await undo?.(page);
      await settled(page);
    }
  });
  await close();
  return cost;
}

async function openList(
  browser: Browser,
  server: ServerProcess,
  session: string,
  times: number,
): Promise<OpenPage> {
  const opened = await openPage(browser, session, times);
  await opened.page.goto(addressOf(server, listPath));
  await waitForRows(opened.page);
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

function noInteractions(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.probe.interactions = [];
  });
}

export interface Back {
  /** From the step back to the rows on the screen, in ms. */
  times: number[];
  /** Whether scroll, page and filter were as they had been, each time. */
  kept: boolean;
}

/** Leaves a scrolled page of a searched list and goes back to it. */
export async function goBack(
  browser: Browser,
  server: ServerProcess,
  session: string,
  rounds: number,
): Promise<Back> {
  const { page, close } = await openPage(browser, session);
  await page.goto(addressOf(server, `${listPath}&descrContains=e&page=2`));
  await waitForRows(page);
  const back: Back = { times: [], kept: true };
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate((row) => {
      document.querySelector(row)?.closest('section')?.scrollTo({ top: 640 });
    }, firstRow);
    const before = await stateOf(page);
    await menuLink(page, 'Home').click();
    await waitForNoRows(page);
    await settled(page);
    const took = await page.evaluate(async (row) => {
      const startedAt = performance.now();
      history.back();
      return (await window.probe.painted(row)) - startedAt;
    }, firstRow);
    back.times.push(took);
    await settled(page);
    back.kept &&= before.scrolledTo > 600 && JSON.stringify(await stateOf(page)) === JSON.stringify(before);
  }
  await close();
  return back;
}

function stateOf(page: Page) {
  return page.evaluate(
    (row) => ({
      scrolledTo: document.querySelector(row)?.closest('section')?.scrollTop ?? 0,
      address: location.href,
      typed: [...document.querySelectorAll('main input')].map((input) => (input as HTMLInputElement).value),
      row: document.querySelector(row)?.textContent,
    }),
    firstRow,
  );
}

const words = ['fabric', 'yarn', 'prospect', 'email', 'respondents', 'quilting', 'signup', 'modeled'];

/** Searches with one word after the other: from Enter to the new rows on the screen, in ms. */
export async function searchByEnter(
  browser: Browser,
  server: ServerProcess,
  session: string,
  times: number,
): Promise<number[]> {
  const { page, close } = await openList(browser, server, session, times);
  const took: number[] = [];
  for (const word of words) {
    await page.getByLabel('Description contains').fill(word);
    await settled(page);
    await page.evaluate((row) => {
      window.probe.otherRows = window.probe.timeToOtherRows(row);
    }, firstRow);
    await page.keyboard.press('Enter');
    took.push(await page.evaluate(async () => (await window.probe.otherRows) ?? Number.NaN));
    await settled(page);
  }
  await close();
  return took;
}

/** Types 30 keys a second into a filter. @returns how many of them are missing in it */
export async function typeFast(browser: Browser, server: ServerProcess, session: string): Promise<number> {
  const { page, close } = await openList(browser, server, session, slowdown);
  const text = 'the quick brown fox jumps over the lazy dog';
  await page.getByLabel('Description contains').focus();
  await page.keyboard.type(text, { delay: 1000 / 30 });
  const typed = await page.getByLabel('Description contains').inputValue();
  await close();
  return typed === text ? 0 : text.length - typed.length;
}

/** Memory of the page after 100 changes between two screens, as a multiple of before. */
export async function memoryGrowth(
  browser: Browser,
  server: ServerProcess,
  session: string,
): Promise<{ ratio: number; megabytes: number }> {
  const { page, devtools, close } = await openList(browser, server, session, 1);
  const usedNow = async () => {
    for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const changeScreens = async (pairs: number) => {
    for (let pair = 0; pair < pairs; pair += 1) {
      await menuLink(page, 'Home').click();
      await waitForNoRows(page);
      await menuLink(page, 'Mailers').click();
      await waitForRows(page);
    }
  };
  // What is fetched and cached once is no growth.
  await changeScreens(5);
  const before = await usedNow();
  await changeScreens(50);
  const after = await usedNow();
  await close();
  return { ratio: after / before, megabytes: after / 1e6 };
}
