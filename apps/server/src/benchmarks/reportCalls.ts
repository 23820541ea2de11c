import { DEFAULT_ROWS_PER_PAGE } from '@portal/domain';
import { Pool } from 'pg';
import type { Db } from '../db/database.ts';
import { typeParsers } from '../db/typeParsers.ts';
import { findPagePosition } from '../services/lists/paging.ts';
import { countSummary, listSummary } from '../services/provider/reports/campaignSummary/queries.ts';
import { toSummarySearch } from '../services/provider/reports/campaignSummary/search.ts';
import { readCampaignCosts } from '../services/provider/reports/costs.ts';
import type { Level } from '../services/provider/reports/details/level.ts';
import { listDetailsByDate, listDetailsByStore } from '../services/provider/reports/details/queries.ts';
import {
  listMailersOfCampaign,
  listCountedSums,
} from '../services/provider/reports/mailerSummary/queries.ts';
import { listSignupRows } from '../services/provider/reports/signupStats/queries.ts';
import { toSignupSearch } from '../services/provider/reports/signupStats/search.ts';

export interface ReportParameters {
  campaignId: number;
  mailerCode: string;
  year: number;
  /** First and last day of a month with signups, `YYYY-MM-DD`. */
  month: readonly [first: string, last: string];
}

/** The campaign with the most responses, its mailer with the most, and the last completed month. */
export async function findReportParameters(databaseUrl: string): Promise<ReportParameters> {
  const pool = new Pool({ connectionString: databaseUrl, types: typeParsers, max: 1 });
  try {
    const { rows } = await pool.query<{
      campaign_id: number;
      mailer_code: string;
      first: string;
      last: string;
    }>(`
      select campaign_id, mailer_code, first::date, (first + interval '1 month' - interval '1 day')::date as last
      from (select campaign_id from responses group by 1 order by count(*) desc limit 1) as most
      cross join lateral (
        select mailer_code from responses as r where r.campaign_id = most.campaign_id and mailer_code is not null
        group by 1 order by count(*) desc limit 1
      ) as mailer
      cross join (select date_trunc('month', max(signup_on) - interval '1 month') as first from signups) as month`);
    const [row] = rows;
    if (!row) throw new Error('There are no responses');
    const year = Number(row.last.slice(0, 4)) - 1;
    return { campaignId: row.campaign_id, mailerCode: row.mailer_code, year, month: [row.first, row.last] };
  } finally {
    await pool.end();
  }
}

interface ReportCall {
  path: string;
  /** Sent with POST; without it the report is asked for with GET. */
  body?: object;
  /** The statements of the report, one after the other. */
  runStatements: (db: Db) => Promise<unknown>;
}

/** The measured reports. */
export function createReportCalls({
  campaignId,
  mailerCode,
  year,
  month: [fromDate, toDate],
}: ReportParameters): Record<string, ReportCall> {
  const ofCampaign: Level = { of: 'campaign', only: null };
  const ofMailer: Level = { of: 'mailer', only: mailerCode };
  const summary = (expandedView: 'Y' | 'N'): ReportCall => ({
    path: '/api/MailSumm/',
    body: { campaignId, mailerCode: '', begin: '', end: '', allocateNonSpecific: 'Y', expandedView },
    runStatements: async (db) => {
      await readCampaignCosts(db, campaignId);
      await listMailersOfCampaign(db, campaignId);
      await listCountedSums(db, { campaignId, expandedView: expandedView === 'Y' });
    },
  });
  const byStore = (path: string, level: Level): ReportCall => ({
    path,
    runStatements: async (db) => {
      await readCampaignCosts(db, campaignId);
      await listDetailsByStore(db, { campaignId, expandedView: false }, level);
    },
  });
  const byDate = (path: string, level: Level): ReportCall => ({
    path,
    runStatements: async (db) => {
      await readCampaignCosts(db, campaignId);
      await listDetailsByDate(db, { campaignId, expandedView: true }, level);
    },
  });
  const signups = (query: Parameters<typeof toSignupSearch>[0]): ReportCall => ({
    path: `/api/SignupStats?${Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')}`,
    runStatements: (db) =>
      listSignupRows(db, toSignupSearch(query), { pageNumber: 1, rowsPerPage: DEFAULT_ROWS_PER_PAGE }),
  });
  const search = toSummarySearch({ year });
  return {
    mailerSummary: summary('N'),
    expandedSummary: summary('Y'),
    storesOfCampaign: byStore(`/api/MailerDetailsStore2/${campaignId}/T/0/0`, ofCampaign),
    storesOfMailer: byStore(`/api/MailerDetailsStore/${campaignId}/1/${mailerCode}/N`, ofMailer),
    daysOfCampaign: byDate(`/api/MailerDetailsDate2/${campaignId}/T/0/Y`, ofCampaign),
    daysOfMailer: byDate(`/api/MailerDetailsDate/${campaignId}/1/${mailerCode}/Y`, ofMailer),
    annualSummary: {
      path: `/api/CampaignSummary?year=${year}`,
      runStatements: async (db) => {
        const position = findPagePosition(await countSummary(db, search), 1, DEFAULT_ROWS_PER_PAGE);
        await listSummary(db, search, position);
      },
    },
    signups: signups({ fromDate, toDate }),
    signupsByDayAndStore: signups({ fromDate, toDate, dailyBreakdown: 1, storeBreakdown: 1 }),
    signupsByDescription: signups({ fromDate, toDate, breakdownByDescription: 1 }),
    signupsOfAllDays: signups({}),
    signupsOfAllDaysByDay: signups({ dailyBreakdown: 1 }),
  };
}
