import type { Browser, Page } from 'playwright';
import { onDemoServer } from './browser/inBrowser.ts';
import { addressOf, openPage, settled, slowdown } from './browser/openPage.ts';
import { processorTime } from './browser/processorTime.ts';
import { scrollThrough } from './browser/scrollThrough.ts';
import { type Step, stepFigures } from './browser/steps.ts';
import { atLeastFigure, atMostFigure, plainFigure, type Figure, type Section } from './figures.ts';
import { answerTo, logIn } from './requests.ts';
import type { ServerProcess } from './serverProcess.ts';

const storeCount = 2_000;
const workbookCodes = 30;
const workbookStores = 900;
const campaign = 1109;
const firstRow = 'tbody th[scope=row]';

const heading = (name: string) => (page: Page) =>
  page.getByRole('columnheader').getByRole('button', { name, exact: true }).press('Enter');

const steps: readonly Step[] = [
  {
    name: `${storeCount} stores in another order`,
    goal: 40,
    act: heading('Responses'),
    undo: heading('Store'),
  },
];

interface Bench {
  server: ServerProcess;
  browser: Browser;
  session: string;
  token: string;
}

/** The reports in a browser: 2,000 stores in a table, and the workbook of a campaign with 30 mailer codes. */
export function benchReportScreens(): Promise<Section> {
  return onDemoServer(async (server, browser) => {
    const login = await logIn(server, 'demo.admin');
    const session = JSON.stringify({ ...login, clockOffsetMs: 0 });
    const bench = { server, browser, session, token: login.token };
    const code = await firstMailerCode(bench);
    const stores = await answerTo(server, `/api/MailerDetailsStore/${campaign}/1/${code}/N`, login.token);
    return {
      title: `The table of ${storeCount.toLocaleString('en-US')} stores, and the workbook of a campaign`,
      how:
        `The built portal in Chromium ${browser.version()} at the machine's own speed; the answers are those of the server, their rows ` +
        'repeated. Orders and tasks are the time of the processor; the frames are counted once more at one that is slowed down ' +
        `${slowdown} times. The workbook has ${workbookCodes} mailer codes with ${workbookStores} stores each.`,
      figures: [...(await measureTable(bench, code, stores)), ...(await measureWorkbook(bench, stores))],
    };
  });
}

async function measureTable(
  { server, browser, session }: Bench,
  code: string,
  stores: string,
): Promise<Figure[]> {
  const { page, devtools, close } = await openPage(browser, session, 1);
  await answerStores(page, stores, storeCount);
  const address = `Reports/MailerDetails?CampaignId=${campaign}&MailerCode=${code}&DetailLevel=1&ExpandedView=N`;
  await page.goto(addressOf(server, address));
  const firstRowMs = await page.evaluate((row) => window.probe.painted(row), firstRow);
  await page.waitForLoadState('networkidle');
  await settled(page);
  const sorted = await stepFigures(browser, page, steps);
  const scrolling = await processorTime(browser, page, () => scrollThrough(page, firstRow));
  const frames = await scrollThrough(page, firstRow);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const slowFrames = await scrollThrough(page, firstRow);
  await close();
  return [
    plainFigure('first rows on a cold page', firstRowMs, 'ms'),
    ...sorted,
    atLeastFigure('frames while scrolling', frames, 58, 'a second'),
    atLeastFigure('frames while scrolling, slowed down', slowFrames, 30, 'a second'),
    atMostFigure('longest task while scrolling', scrolling.longestTask, 16, 'ms'),
  ];
}

async function measureWorkbook(
  { server, browser, session, token }: Bench,
  stores: string,
): Promise<Figure[]> {
  const { page, devtools, close } = await openPage(browser, session, 1);
  await answerStores(page, stores, workbookStores);
  const summary = manyCodes(await summaryAnswer(server, token));
  await page.route('**/api/MailSumm/', (route) =>
    route.fulfill({ contentType: 'application/json', body: summary }),
  );
  await page.goto(addressOf(server, `Reports/MailSumm?CampaignId=${campaign}`));
  await page.locator(firstRow).first().waitFor();
  await page.waitForLoadState('networkidle');
  const memory = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / 1024 / 1024;
  };
  const before = await memory();
  const startedAt = performance.now();
  const { longestTask } = await processorTime(browser, page, async () => {
    const file = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Download Workbook' }).click();
    await file;
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const kept = (await memory()) - before;
  await close();
  return [
    atMostFigure('until the workbook is there', seconds, 20, 's'),
    atMostFigure('longest task of the page meanwhile', longestTask, 150, 'ms'),
    atMostFigure('memory kept afterwards', kept, 50, 'MB'),
  ];
}

async function answerStores(page: Page, answer: string, count: number): Promise<void> {
  const body = repeated(answer, count);
  await page.route(/\/api\/MailerDetailsStore\/\d+\/1\//, (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}

/** The stores of an answer, again and again under other numbers. */
function repeated(answer: string, count: number): string {
  const rows = JSON.parse(answer) as { store: number }[];
  return JSON.stringify(
    Array.from({ length: count }, (_row, index) => ({ ...rows[index % rows.length], store: index + 1 })),
  );
}

interface SummaryRow {
  campaignId: number;
  mailerCode: string;
}

/** The rows of an answer with exactly so many mailer codes before the totals. */
function manyCodes(answer: string): string {
  const rows = JSON.parse(answer) as SummaryRow[];
  const isCode = ({ campaignId }: SummaryRow) => campaignId !== 0;
  return JSON.stringify([
    ...rows.filter(isCode).slice(0, workbookCodes),
    ...rows.filter((row) => !isCode(row)),
  ]);
}

async function firstMailerCode({ server, token }: Bench): Promise<string> {
  const [row] = JSON.parse(await summaryAnswer(server, token)) as SummaryRow[];
  if (!row) throw new Error(`Campaign ${campaign} has no mailers.`);
  return row.mailerCode;
}

async function summaryAnswer({ address }: ServerProcess, token: string): Promise<string> {
  const answer = await fetch(new URL('/api/MailSumm/', address), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      campaignId: campaign,
      allocateNonSpecific: 'N',
      expandedView: 'N',
    }),
  });
  if (!answer.ok) throw new Error(`The summary was answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}
