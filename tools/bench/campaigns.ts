// Declares what requests and routes of the server carry.
import '../../apps/server/src/plugins/access.ts';
import { readFileSync } from 'node:fs';
import { campaignFilterOperators, type CampaignFilter } from '@portal/domain';
import { plansOf } from '../../apps/server/src/benchmarks/plans.ts';
import { recalculate } from '../../apps/server/src/services/provider/campaigns/recalculate.ts';
import { withBrowser } from './browser/inBrowser.ts';
import { addressOf, openPage } from './browser/openPage.ts';
import { processorTime } from './browser/processorTime.ts';
import { atLeastFigure, atMostFigure, median, plainFigure, type Figure, type Section } from './figures.ts';
import { compareClients, listPath, onLargeDatabase, type LargeDatabase } from './largeDatabase.ts';
import { bearer, clientOf, logIn } from './requests.ts';
import type { ServerProcess } from './serverProcess.ts';

/** One way of asking for the list. */
interface Question {
  name: string;
  query: Record<string, string | number>;
}

const rowsPerPage = 100;
const rounds = 100;
const recalculations = 5;

/** A value for each filter that some hundreds of the campaigns have, so that pages are full. */
const values: Record<CampaignFilter, string> = {
  descr: 'Winter',
  id: '11000',
  dtBegin: '20240306',
  dtEnd: '20250319',
  mCodeStart: 'FAB',
  mCodeEnd: 'FAB',
  costPer: '0.4',
};
/** The first digits of a day are compared with a year, the others with all of it. */
const yearDigits = 4;

const pages: readonly Question[] = [
  { name: 'first page', query: {} },
  { name: 'middle page', query: { pageNumber: 100 } },
  { name: 'last page', query: { pageNumber: 1_000 } },
];

const filters: readonly Question[] = Object.entries(campaignFilterOperators).flatMap(([name, operators]) =>
  operators.map((operator) => {
    const isYear = name.startsWith('dt') && operator === 'startswith';
    const value = values[name as CampaignFilter].slice(0, isYear ? yearDigits : undefined);
    return { name: `${name} ${operator} ${value}`, query: { [name]: value, [`${name}Op`]: operator } };
  }),
);

/** A campaign whose range holds this many mailers in a row; see the demo data of the large scale. */
const tenThousand = { count: 10_000, start: 'FAAAAA', end: 'FAAOUP' };

/** The list of 20,000 campaigns with each of its operators, and a recalculation, on PostgreSQL. */
export function benchCampaigns(): Promise<Section> {
  return onLargeDatabase(measure);
}

async function measure({ server, naked, databaseUrl }: LargeDatabase): Promise<Section> {
  const login = bearer(await logIn(server, 'demo.admin'));
  const ours = clientOf(server, login);
  const theirs = clientOf(naked);
  const figures: Figure[] = [];
  for (const { name, query } of [...pages, ...filters]) {
    const path = listPath('/api/campaign', { rowsPerPage, ...query });
    figures.push(...(await compareClients({ name, path, rounds }, ours, theirs)));
  }
  figures.push(await clashes((path) => ours.timeOf(path)));
  ours.close();
  theirs.close();
  figures.push(...(await benchExport(server)));
  const recalculated = await benchRecalculation(new URL('/api/campaign', server.address), login, databaseUrl);
  return {
    title: 'The list of 20,000 campaigns on PostgreSQL, and recalculation',
    how:
      `Pages of ${rowsPerPage} from the running server beside a process with one Fastify route and the same statements, ` +
      'asked in turns over one connection each, once with each operator of each filter. A recalculation is that of a ' +
      `campaign with ${tenThousand.count} mailers among a million.`,
    figures: [...figures, ...recalculated.figures],
    details: ['### How PostgreSQL recalculates', ...recalculated.plans].join('\n\n'),
  };
}

/** All campaigns as a file, made in the browser of the calls of the list. */
function benchExport(server: ServerProcess): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const login = await logIn(server, 'demo.admin');
    const { page, close } = await openPage(browser, JSON.stringify({ ...login, clockOffsetMs: 0 }), 1);
    await page.goto(addressOf(server, 'Campaigns/CampaignUpdate'));
    await page.locator('tbody th[scope=row]').first().waitFor();
    await page.waitForLoadState('networkidle');
    let lines = 0;
    const startedAt = performance.now();
    const { longestTask } = await processorTime(browser, page, async () => {
      const file = page.waitForEvent('download', { timeout: 120_000 });
      await page.getByRole('button', { name: 'Download all as CSV' }).click();
      lines = readFileSync(await (await file).path(), 'utf8')
        .trimEnd()
        .split('\r\n').length;
    });
    const seconds = (performance.now() - startedAt) / 1_000;
    await close();
    return [
      atLeastFigure('rows in the file of all campaigns', lines - 1, 20_000, ''),
      atMostFigure('until the file is there', seconds, 20, 's'),
      atMostFigure('longest task of the page meanwhile', longestTask, 150, 'ms'),
    ];
  });
}

/** The warning of the dialog, for thirty ranges. */
async function clashes(timeOf: (path: string) => Promise<number>): Promise<Figure> {
  const ranges = Array.from({ length: 30 }, (_, index) => {
    const letter = String.fromCharCode(65 + (index % 26));
    return `FA${letter}AAA-FA${letter}ZZZ`;
  });
  const path = listPath('/api/CampaignClashes', {
    saleBegin: '20250301',
    saleEnd: '20250314',
    ranges: ranges.join(),
  });
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) times.push(await timeOf(path));
  return atMostFigure('campaigns that share codes with 30 ranges', median(times), 150, 'ms');
}

async function benchRecalculation(
  address: URL,
  login: Record<string, string>,
  databaseUrl: string,
): Promise<{ figures: Figure[]; plans: string[] }> {
  const campaignId = await addCampaign(address, login);
  const times: number[] = [];
  for (let round = 0; round < recalculations; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${address.href}/${campaignId}`, { method: 'PATCH', headers: login });
    if (answer.status !== 204) throw new Error(`The recalculation was answered ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  const bare: number[] = [];
  const plans = await plansOf(databaseUrl, async (db) => {
    for (let round = 0; round < recalculations; round += 1) {
      const startedAt = performance.now();
      await recalculate(db, campaignId);
      bare.push(performance.now() - startedAt);
    }
  });
  return {
    figures: [
      atMostFigure(`recalculation of ${tenThousand.count} mailers`, median(times), 10_000, 'ms'),
      plainFigure('its statements alone', median(bare), 'ms'),
    ],
    plans: plans
      .filter((plan) => plan.includes('mailers'))
      .slice(0, 3)
      .map((plan) => `\`\`\`\n${plan}\n\`\`\``),
  };
}

async function addCampaign(address: URL, login: Record<string, string>): Promise<number> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...login, 'content-type': 'application/json' },
    body: JSON.stringify({
      campaign: {
        shortDescription: 'Ten thousand mailers',
        saleDateBegin: '20250306',
        saleDateEnd: '20250319',
        mailerCode1Start: tenThousand.start,
        mailerCode1End: tenThousand.end,
      },
      promocodes: {},
    }),
  });
  const { campaign, errors } = (await answer.json()) as {
    campaign: { campaignId: number } | null;
    errors: string[];
  };
  if (!campaign) throw new Error(`The campaign was not stored: ${errors.join()}`);
  return campaign.campaignId;
}
