import { getCompanyTimeZone } from '@portal/domain';
import { sql } from 'kysely';
import type { GrantHandlers } from '../../../contract/handlers.ts';
import { toDayText } from '../../responseFields.ts';

export const countHandlers = {
  async listDailyApplicationCounts(_input, { db }) {
    const { rows } = await sql<{ day: string; applications: number }>`
      select (applied_at at time zone ${getCompanyTimeZone()})::date as day, count(*) as applications from grant_applications
      group by day order by day desc`.execute(db);
    return rows.map(({ day, applications }) => ({
      applicationDate: toDayText(day),
      numApplications: applications,
    }));
  },

  async listDailyPageViews(_input, { db }) {
    const rows = await db.selectFrom('grant_page_views').selectAll().orderBy('open_date', 'desc').execute();
    return rows.map(({ open_date, counter }) => ({ openDate: toDayText(open_date), counter }));
  },
} satisfies Partial<GrantHandlers>;
