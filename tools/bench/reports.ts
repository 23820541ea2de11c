// Declares what requests and routes of the server carry.
import '../../apps/server/src/plugins/access.ts';
import { plansOf } from '../../apps/server/src/benchmarks/plans.ts';
import {
  onStatements,
  plainStatements,
  reportedRows,
  type ReportedRows,
} from '../../apps/server/src/benchmarks/plainReports.ts';
import { listSummary } from '../../apps/server/src/services/provider/reports/campaignSummary/queries.ts';
import { detailsByStore } from '../../apps/server/src/services/provider/reports/details/queries.ts';
import { sumsOfSummary } from '../../apps/server/src/services/provider/reports/mailerSummary/queries.ts';
import { listSignupRows } from '../../apps/server/src/services/provider/reports/signupStats/queries.ts';
import { toSignupSearch } from '../../apps/server/src/services/provider/reports/signupStats/search.ts';
import { atMostFigure, median, plainFigure, type Figure, type Section } from './figures.ts';
import { listPath, onLargeDatabase, type LargeDatabase } from './largeDatabase.ts';
import { bearer, clientOf, logIn, type Client } from './requests.ts';

/** A report, named as its plain statement. */
interface Question {
  report: string;
  name: string;
  path: string;
  /** What is sent to a report that is asked for by POST. */
  body?: object;
}

const rounds = 40;
const roundsOfSlow = 5;
/** A report that takes longer, in ms, is asked for less often. */
const slow = 400;
/** Beside a statement that takes less, in ms, session, access and the answer itself weigh more than the report: no goal. */
const quick = 20;

/** Every report on the large data: 3,000,000 responses and as many signups, on PostgreSQL. */
export function benchReports(): Promise<Section> {
  return onLargeDatabase(measureReports);
}

export async function measureReports({
  server,
  databaseUrl,
}: Omit<LargeDatabase, 'naked'>): Promise<Section> {
  const about = await reportedRows(databaseUrl);
  const client = clientOf(server, bearer(await logIn(server, 'demo.admin')));
  const statements = plainStatements(about);
  const figures = await onStatements(databaseUrl, async (timeOf) => {
    const found: Figure[] = [];
    for (const question of questions(about)) {
      found.push(...(await compare(question, client, () => timeOf(statements[question.report] ?? ''))));
    }
    return found;
  });
  client.close();
  return {
    title: 'Reports on 3,000,000 responses and 3,000,000 signups on PostgreSQL',
    how:
      'Each report from the running server (session, access, validation, all figures, totals, order, answer by contract) beside ' +
      'the plainest statement that adds up the same rows, over a connection of its own, asked in turns. The times are those of the ' +
      `server at p50. The campaign is the one with the most responses; signups are of one month unless a figure says otherwise.`,
    figures,
    details: ['### How PostgreSQL answers', ...(await plans(databaseUrl, about))].join('\n\n'),
  };
}

function questions({ campaignId, mailerCode, year, month }: ReportedRows): Question[] {
  const summary = (expandedView: 'Y' | 'N') => ({
    path: '/api/MailSumm/',
    body: { campaignId, mailerCode: '', begin: '', end: '', allocateNonSpecific: 'Y', expandedView },
  });
  const signups = (query: Record<string, string | number>) => listPath('/api/SignupStats', query);
  const days = { fromDate: month[0], toDate: month[1] };
  return [
    { report: 'mailerSummary', name: 'mailer summary', ...summary('N') },
    { report: 'expandedSummary', name: 'mailer summary, expanded view', ...summary('Y') },
    {
      report: 'storesOfCampaign',
      name: 'campaign by store',
      path: `/api/MailerDetailsStore2/${campaignId}/T/0/0`,
    },
    {
      report: 'storesOfMailer',
      name: 'mailer by store',
      path: `/api/MailerDetailsStore/${campaignId}/1/${mailerCode}/N`,
    },
    {
      report: 'daysOfCampaign',
      name: 'campaign by date',
      path: `/api/MailerDetailsDate2/${campaignId}/T/0/Y`,
    },
    {
      report: 'daysOfMailer',
      name: 'mailer by date',
      path: `/api/MailerDetailsDate/${campaignId}/1/${mailerCode}/Y`,
    },
    {
      report: 'annualSummary',
      name: 'annual summary, 100 campaigns',
      path: `/api/CampaignSummary?year=${year}`,
    },
    { report: 'signups', name: 'signups by source', path: signups(days) },
    {
      report: 'signupsByDayAndStore',
      name: 'signups by source, day and store',
      path: signups({ ...days, dailyBreakdown: 1, storeBreakdown: 1 }),
    },
    {
      report: 'signupsByDescription',
      name: 'signups by description',
      path: signups({ ...days, breakdownByDescription: 1 }),
    },
    { report: 'signupsOfAllDays', name: 'signups of five years by source', path: signups({}) },
    {
      report: 'signupsOfAllDaysByDay',
      name: 'signups of five years by source and day',
      path: signups({ dailyBreakdown: 1 }),
    },
  ];
}

async function compare(
  { name, path, body }: Question,
  client: Client,
  plain: () => Promise<number>,
): Promise<Figure[]> {
  const times = { ours: [] as number[], plain: [] as number[] };
  // The first ones fill caches.
  const first = Math.max(await client.timeOf(path, body), await plain());
  for (let round = 0; round < (first > slow ? roundsOfSlow : rounds); round += 1) {
    times.ours.push(await client.timeOf(path, body));
    times.plain.push(await plain());
  }
  const [ours, theirs] = [median(times.ours), median(times.plain)];
  const [what, ratio] = [`${name}, p50 to the plainest statement's`, ours / theirs];
  return [
    atMostFigure(name, ours, 1_000, 'ms'),
    theirs < quick ? plainFigure(what, ratio, '×') : atMostFigure(what, ratio, 1.2, '×'),
  ];
}

/** The plans of the largest reports, as Markdown. */
async function plans(databaseUrl: string, { campaignId, year, month }: ReportedRows): Promise<string[]> {
  const which = { campaignId, expandedView: false };
  const [fromDate, toDate] = month;
  const firstPage = { pageNumber: 1, rowsPerPage: 100 };
  const place = {
    rowCount: 100,
    pageNumber: 1,
    totalPagesAvailable: 1,
    backwards: false,
    offset: 0,
    limit: 100,
  };
  const found = await plansOf(databaseUrl, async (db) => {
    await sumsOfSummary(db, which);
    await detailsByStore(db, which, { of: 'campaign' });
    await listSummary(db, { kind: null, year, descending: true }, place);
    await listSignupRows(db, toSignupSearch({ fromDate, toDate }), firstPage);
    await listSignupRows(db, toSignupSearch({ dailyBreakdown: 1 }), firstPage);
  });
  const names = [
    'mailer summary',
    'campaign by store',
    'annual summary',
    'signups of a month',
    'signups of five years by day',
  ];
  return found.flatMap((plan, index) => [`${names[index]}:`, `\`\`\`\n${plan}\n\`\`\``]);
}
