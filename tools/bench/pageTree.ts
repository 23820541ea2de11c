import type { Browser, Page } from 'playwright';
import { onDemoServer } from './browser/inBrowser.ts';
import { addressOf, openPage, settled } from './browser/openPage.ts';
import { processorTime } from './browser/processorTime.ts';
import { scrollThrough } from './browser/scrollThrough.ts';
import { type Step, stepFigures } from './browser/steps.ts';
import { atLeastFigure, atMostFigure, plainFigure, type Section } from './figures.ts';
import { answerTo, logIn } from './requests.ts';
import type { ServerProcess } from './serverProcess.ts';

const pageCount = 5_000;
const firstRow = 'tbody th[scope=row]';

const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** With the focus in the first cell of a group of a hundred pages. */
const steps: readonly Step[] = [
  { name: 'to the next row', goal: 20, act: press('ArrowDown'), undo: press('ArrowUp') },
  { name: 'a group closed', goal: 40, act: press('ArrowLeft'), undo: press('ArrowRight') },
  {
    name: 'a group opened',
    goal: 40,
    act: async (page) => {
      await page.keyboard.press('ArrowLeft');
      await settled(page);
      await page.keyboard.press('ArrowRight');
    },
    undo: settled,
  },
  {
    name: 'to the last row of all',
    goal: 60,
    act: press('Control+End'),
    undo: async (page) => {
      await page.keyboard.press('Control+Home');
      await settled(page);
      await group(page).click();
    },
  },
  { name: 'a key in a cell', goal: 30, act: press('x'), undo: press('Escape') },
];

const group = (page: Page) => page.getByRole('rowheader', { name: 'Group 1', exact: true });

/** Web Site Pages with 5,000 pages, all of them open, in a browser at the machine's own speed. */
export function benchPageTree(): Promise<Section> {
  return onDemoServer(measure);
}

async function measure(server: ServerProcess, browser: Browser): Promise<Section> {
  const login = await logIn(server, 'demo.admin');
  const pages = manyPages(await answerTo(server, '/api/page', login.token));
  const { page, close } = await openPage(browser, JSON.stringify({ ...login, clockOffsetMs: 0 }), 1);
  await page.route('**/api/page', (route) => route.fulfill({ contentType: 'application/json', body: pages }));
  await page.goto(addressOf(server, 'Admin/Pages'));
  const firstRowMs = await page.evaluate((row) => window.probe.painted(row), firstRow);
  await page.waitForLoadState('networkidle');
  await group(page).click();
  await settled(page);

  const stepsTaken = await stepFigures(browser, page, steps);
  const frames = await scrollThrough(page, firstRow);
  const scrolling = await processorTime(browser, page, () => scrollThrough(page, firstRow));
  const drawn = await page.locator(firstRow).count();
  await close();
  return {
    title: `Web Site Pages with ${pageCount.toLocaleString('en-US')} pages, all open`,
    how:
      `The built portal in Chromium ${browser.version()} at the machine's own speed; the pages are those of the server, ` +
      'and below them groups of a hundred. A step costs all that the page does for it, by the time of the processor; ' +
      'the first row and the frames are time on the clock.',
    figures: [
      plainFigure('first row on a cold page', firstRowMs, 'ms'),
      plainFigure('rows in the page at a time', drawn, ''),
      ...stepsTaken,
      atLeastFigure('frames while scrolling', frames, 58, 'a second'),
      atMostFigure('longest task while scrolling', scrolling.longestTask, 16, 'ms'),
    ],
  };
}

/** The pages of an answer and, at the top before them, groups of ten groups of ten pages, which are no menu entries. */
function manyPages(answer: string): string {
  const pages = JSON.parse(answer) as { pageId: number }[];
  const added = Array.from({ length: pageCount - pages.length }, (_page, index) => {
    const id = 100_000 + index;
    const [inGroup, inTen] = [index % 100, index % 10];
    const parentId = inGroup === 0 ? 0 : inTen === 0 ? id - inGroup : id - inTen;
    return {
      ...pages[0],
      pageId: id,
      parentId,
      pageName: inGroup === 0 ? `Group ${1 + index / 100}` : `Page ${index}`,
      url: `/Campaigns/Page${index}`,
      orderBy: -pageCount + index,
      mainMenu: false,
    };
  });
  return JSON.stringify([...pages, ...added]);
}
