import type { Browser, Page } from 'playwright';
import { onDemoServer } from './browser/inBrowser.ts';
import { addressOf, openPage, settled } from './browser/openPage.ts';
import { processorTime } from './browser/processorTime.ts';
import { scrollThrough } from './browser/scrollThrough.ts';
import { type Step, stepFigures } from './browser/steps.ts';
import { atLeastFigure, atMostFigure, plainFigure, type Section } from './figures.ts';
import { answerTo, logIn } from './requests.ts';
import type { ServerProcess } from './serverProcess.ts';

const userCount = 5_000;
const firstRow = 'tbody th[scope=row]';

const filterBox = (page: Page) => page.getByRole('searchbox', { name: 'Filter Last Name' });
const heading = (page: Page) => page.getByRole('columnheader').getByRole('button', { name: 'Department' });

const steps: readonly Step[] = [
  {
    name: 'a key in a filter',
    goal: 30,
    act: async (page) => {
      await filterBox(page).focus();
      await page.keyboard.press('a');
    },
    undo: (page) => page.keyboard.press('Backspace'),
  },
  {
    name: 'another order',
    goal: 40,
    act: (page) => heading(page).press('Enter'),
    undo: (page) => page.getByRole('columnheader').getByRole('button', { name: 'Last Name' }).press('Enter'),
  },
];

/** User Maintenance with 5,000 users in a browser at the machine's own speed. */
export function benchUserMaintenance(): Promise<Section> {
  return onDemoServer(measure);
}

async function measure(server: ServerProcess, browser: Browser): Promise<Section> {
  const login = await logIn(server, 'demo.admin');
  const users = manyUsers(await answerTo(server, '/api/user', login.token));
  const { page, close } = await openPage(browser, JSON.stringify({ ...login, clockOffsetMs: 0 }), 1);
  await page.route('**/api/user', (route) => route.fulfill({ contentType: 'application/json', body: users }));
  await page.goto(addressOf(server, 'Admin/UserMaint'));
  const firstRowMs = await page.evaluate((row) => window.probe.painted(row), firstRow);
  await page.waitForLoadState('networkidle');
  await settled(page);

  const stepsTaken = await stepFigures(browser, page, steps);
  const frames = await scrollThrough(page, firstRow);
  const scrolling = await processorTime(browser, page, () => scrollThrough(page, firstRow));
  const drawn = await page.locator(firstRow).count();
  await close();
  return {
    title: `User Maintenance with ${userCount.toLocaleString('en-US')} users`,
    how:
      `The built portal in Chromium ${browser.version()} at the machine's own speed; the users are the answer of the server, ` +
      'repeated under other names. A step costs all that the page does for it, by the time of the processor, which ' +
      'other work on the machine does not lengthen; the first row and the frames are time on the clock.',
    figures: [
      plainFigure('first row on a cold page', firstRowMs, 'ms'),
      plainFigure('rows in the page at a time', drawn, ''),
      ...stepsTaken,
      atLeastFigure('frames while scrolling', frames, 58, 'a second'),
      atMostFigure('longest task while scrolling', scrolling.longestTask, 16, 'ms'),
    ],
  };
}

/** The users of an answer, again and again under other names and ids, as the text of an answer. */
function manyUsers(answer: string): string {
  const users = JSON.parse(answer) as { userId: number; username: string; lastName: string }[];
  const repeated = Array.from({ length: userCount }, (_user, index) => {
    const user = users[index % users.length];
    const turn = Math.floor(index / users.length);
    return user && turn > 0
      ? {
          ...user,
          userId: index + 1_000_000,
          username: `${user.username}.${turn}`,
          lastName: `${user.lastName} ${turn}`,
        }
      : user;
  });
  return JSON.stringify(repeated);
}
