import { addDays, formatNumber, toCompactDay } from '@portal/domain';
import type { Home } from '../../../api/resources/home.ts';

type Figure = Home['figures'][number];

interface ShownFigure {
  label: string;
  value: string;
  note: string;
  /** The report with the same figure; `undefined` for the sum of several reports. */
  href: string | undefined;
  chartLabel: string;
}

/** A figure with its texts and its report; `null` for a kind that only a newer provider knows. */
export function toShownFigure(
  { kind, value, previous, series, records }: Figure,
  todayText: string,
): ShownFigure | null {
  const today = todayText.slice(0, 10);
  const range = `${formatNumber(Math.min(...series))} to ${formatNumber(Math.max(...series))}`;
  switch (kind) {
    case 'runningCampaigns': {
      const day = toCompactDay(today);
      return {
        label: 'Running campaigns',
        value: formatNumber(value),
        note: `${formatNumber(previous ?? 0)} a week ago`,
        href: `/Campaigns/CampaignUpdate?dtBegin=${day}&dtBeginOp=lte&dtEnd=${day}&dtEndOp=gte`,
        chartLabel: `Running campaigns of the last 14 days: ${range}`,
      };
    }
    case 'signups':
      return {
        label: 'Signups',
        value: formatNumber(value),
        note: `${formatNumber(previous ?? 0)} in the week before`,
        href: `/Reports/SignupStatistics?fromDate=${toCompactDay(addDays(today, -6))}&toDate=${toCompactDay(today)}`,
        chartLabel: `Signups a day of the last 14 days: ${range}`,
      };
    case 'responses':
      return {
        label: 'Responses of running campaigns',
        value: formatNumber(value),
        note: 'since each campaign began',
        href: records.length === 1 && records[0] ? toSummaryHref(records[0].id) : undefined,
        chartLabel: `Responses a day of the last 14 days: ${range}`,
      };
    default:
      return null;
  }
}

export function toSummaryHref(campaignId: string): string {
  return `/Reports/MailSumm?CampaignId=${campaignId}`;
}
