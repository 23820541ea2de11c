import { Pool } from 'pg';
import { typeParsers } from '../db/typeParsers.ts';

export interface ReportParameters {
  campaignId: number;
  mailerCode: string;
  year: number;
  /** First and last day of a month with signups, `YYYY-MM-DD`. */
  month: readonly [first: string, last: string];
}

/** The campaign with the most responses, its mailer with the most, and the last completed month. */
export async function findReportParameters(databaseUrl: string): Promise<ReportParameters> {
  return runWithPool(databaseUrl, async (pool) => {
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
  });
}

const sums = 'count(*), count(transaction_id), sum(amount), sum(items), sum(cost)';
const flags =
  'net_new dm_provided dm_net_new dm_carrier_route dm_dpv em_provided em_net_new mobile_provided mobile_net_new'
    .split(' ')
    .map((column) => `count(*) filter (where ${column})`)
    .join();

/**
 * Baseline of the benchmark: the simplest statements that aggregate the same rows, by report. They have no views,
 * totals, pages or order.
 */
export function createBaselineStatements({
  campaignId,
  mailerCode,
  year,
  month,
}: ReportParameters): Record<string, string> {
  const ofCampaign = `from responses where campaign_id = ${campaignId}`;
  const ofMailer = `${ofCampaign} and mailer_code = '${mailerCode}'`;
  const selectSignups = (keys: string, days = `where signup_on between '${month[0]}' and '${month[1]}'`) =>
    `select ${keys}, count(*), ${flags} from signups join source_codes using (source) ${days} group by ${keys}`;
  const selectPieces = (mailers: string) =>
    `select store, sum(pref_mailed), sum(geo_mailed), sum(accounting_assigned) from mailer_stores
      where mailer_code in (${mailers}) group by 1`;
  const mailers = `select mailer_code from campaign_mailers where campaign_id = ${campaignId}`;
  return {
    mailerSummary: `select coupon_number, mailer_code, ${sums}, count(distinct customer_id) ${ofCampaign} and is_first group by 1, 2`,
    expandedSummary: `select coupon_number, mailer_code, ${sums}, count(distinct customer_id) ${ofCampaign} group by 1, 2`,
    storesOfCampaign: `${selectPieces(mailers)}; select store, ${sums} ${ofCampaign} and is_first group by 1`,
    storesOfMailer: `${selectPieces(`'${mailerCode}'`)}; select store, ${sums} ${ofMailer} and is_first group by 1`,
    daysOfCampaign: `select responded_on, ${sums} ${ofCampaign} group by 1`,
    daysOfMailer: `select responded_on, ${sums} ${ofMailer} group by 1`,
    annualSummary: `select campaign_id, ${sums} from responses
      where is_first and campaign_id in (select campaign_id from campaigns
        where sale_date_begin between '${year}-01-01' and '${year}-12-31'
        order by sale_date_begin desc, campaign_id desc limit 100) group by 1`,
    signups: selectSignups('source'),
    signupsByDayAndStore: selectSignups('source, signup_on, store'),
    signupsByDescription: selectSignups('description'),
    signupsOfAllDays: selectSignups('source', ''),
    signupsOfAllDaysByDay: selectSignups('source, signup_on', ''),
  };
}

/** The call of each report, by the name of its baseline statement. */
export function createReportCalls({
  campaignId,
  mailerCode,
  year,
  month: [fromDate, toDate],
}: ReportParameters): Record<string, { path: string; body?: object }> {
  const summary = (expandedView: 'Y' | 'N') => ({
    path: '/api/MailSumm/',
    body: { campaignId, mailerCode: '', begin: '', end: '', allocateNonSpecific: 'Y', expandedView },
  });
  const days = `fromDate=${fromDate}&toDate=${toDate}`;
  return {
    mailerSummary: summary('N'),
    expandedSummary: summary('Y'),
    storesOfCampaign: { path: `/api/MailerDetailsStore2/${campaignId}/T/0/0` },
    storesOfMailer: { path: `/api/MailerDetailsStore/${campaignId}/1/${mailerCode}/N` },
    daysOfCampaign: { path: `/api/MailerDetailsDate2/${campaignId}/T/0/Y` },
    daysOfMailer: { path: `/api/MailerDetailsDate/${campaignId}/1/${mailerCode}/Y` },
    annualSummary: { path: `/api/CampaignSummary?year=${year}` },
    signups: { path: `/api/SignupStats?${days}` },
    signupsByDayAndStore: { path: `/api/SignupStats?${days}&dailyBreakdown=1&storeBreakdown=1` },
    signupsByDescription: { path: `/api/SignupStats?${days}&breakdownByDescription=1` },
    signupsOfAllDays: { path: '/api/SignupStats' },
    signupsOfAllDaysByDay: { path: '/api/SignupStats?dailyBreakdown=1' },
  };
}

/** Runs `work` with a function that times statements on one connection. */
export function runTimedStatements<T>(
  databaseUrl: string,
  work: (measureMs: (statement: string) => Promise<number>) => Promise<T>,
): Promise<T> {
  return runWithPool(databaseUrl, (pool) =>
    work(async (statement) => {
      const startedAt = performance.now();
      await pool.query(statement);
      return performance.now() - startedAt;
    }),
  );
}

async function runWithPool<T>(databaseUrl: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: databaseUrl, types: typeParsers, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
