import type { ProviderSchemas } from '@portal/api-client';
import { addDays } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import type { HomeSection } from './homeSections.ts';
import {
  countResponses,
  countSignupsByDay,
  listCampaignsOfTwoWeeks,
  type DayCountRow,
  type HomeDays,
  type RunningCampaignRow,
} from './queries.ts';

type Figure = ProviderSchemas['HomeFigure'];

const weekDays = 7;
/** The days of a figure. */
export const dayCount = 2 * weekDays;
const maxListed = 5;

export async function readFigures(
  db: Db,
  sections: readonly HomeSection[],
  days: HomeDays,
): Promise<Figure[]> {
  const figures = await Promise.all([
    sections.includes('campaigns') ? readRunningCampaigns(db, days) : [],
    sections.includes('signups') ? readSignups(db, days) : [],
    sections.includes('responses') ? readResponses(db, days) : [],
  ]);
  return figures.flat();
}

/** The campaigns whose sale includes the day. */
async function readRunningCampaigns(db: Db, days: HomeDays): Promise<Figure> {
  const campaigns = await listCampaignsOfTwoWeeks(db, days);
  const series = listDays(days).map((day) => filterRunning(campaigns, day).length);
  return {
    kind: 'runningCampaigns',
    value: series.at(-1) ?? 0,
    previous: series.at(-1 - weekDays) ?? 0,
    series,
    records: [],
  };
}

/** The signups of seven days, compared with the seven days before. */
async function readSignups(db: Db, days: HomeDays): Promise<Figure> {
  const series = toSeries(await countSignupsByDay(db, days), days);
  return {
    kind: 'signups',
    value: sum(series.slice(weekDays)),
    previous: sum(series.slice(0, weekDays)),
    series,
    records: [],
  };
}

/** All responses of the campaigns that run today, and those of each day. */
async function readResponses(db: Db, days: HomeDays): Promise<Figure> {
  const campaigns = filterRunning(await listCampaignsOfTwoWeeks(db, days), days.today);
  const rows = await countResponses(
    db,
    campaigns.map(({ campaign_id }) => campaign_id),
    days,
  );
  const counts = new Map(rows.map(({ campaign_id, count }) => [campaign_id, count]));
  const records = campaigns
    .map(({ campaign_id, name }) => ({
      kind: 'campaign' as const,
      id: String(campaign_id),
      title: name,
      value: counts.get(campaign_id) ?? 0,
    }))
    .toSorted((one, other) => other.value - one.value);
  return {
    kind: 'responses',
    value: sum(records.map(({ value }) => value)),
    previous: null,
    series: toSeries(
      rows.flatMap(({ day, count }) => (day === null ? [] : [{ day, count }])),
      days,
    ),
    records: records.slice(0, maxListed),
  };
}

function filterRunning(campaigns: readonly RunningCampaignRow[], day: string): RunningCampaignRow[] {
  return campaigns.filter(
    ({ sale_date_begin, sale_date_end }) => sale_date_begin <= day && day <= sale_date_end,
  );
}

/** The days of the figures, the last of them today. */
function listDays({ first }: HomeDays): string[] {
  return Array.from({ length: dayCount }, (_day, index) => addDays(first, index));
}

function toSeries(rows: readonly DayCountRow[], days: HomeDays): number[] {
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return listDays(days).map((day) => counts.get(day) ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
