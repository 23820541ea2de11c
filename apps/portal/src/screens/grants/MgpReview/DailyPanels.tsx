import { formatNumber } from '@portal/domain';
import { type DailyCount, sevenDayAverage } from '@portal/domain/grants';
import { TimeSeriesChart } from '@portal/ui/charts';
import { mapData } from '@portal/ui/feedback';
import { DailyFigures } from '@portal/ui/grants';
import { useQuery } from '@tanstack/react-query';
import { asyncList } from '../../../api/asyncState.ts';
import { dailyCountsQuery, withGrantMessage, viewLogQuery } from './grants.ts';

const countsTitle = 'Daily Application Counts';
const averageSeries = [
  { id: 'applications', label: 'Applications', value: ({ count }: DailyCount) => count },
];

interface DailyPanelProps {
  onClose: () => void;
}

/** How often applications were opened on each day. */
export function DailyViews({ onClose }: DailyPanelProps) {
  const views = useQuery({
    ...viewLogQuery,
    select: (days) => days.map(({ openDate, counter }) => ({ day: openDate, count: counter })),
  });
  return (
    <DailyFigures
      title="Daily Page Views"
      countHeading="Page Views"
      rows={withGrantMessage(asyncList(views), views.error)}
      onClose={onClose}
    />
  );
}

/** How many applications were submitted on each day. */
export function DailyCounts({ onClose }: DailyPanelProps) {
  const counts = useQuery({
    ...dailyCountsQuery,
    select: (days) =>
      days.map(({ applicationDate, numApplications }) => ({ day: applicationDate, count: numApplications })),
  });
  const rows = withGrantMessage(asyncList(counts), counts.error);
  return (
    <DailyFigures
      title={countsTitle}
      countHeading="Applications"
      rows={rows}
      onClose={onClose}
      chart={
        <TimeSeriesChart
          label="7-day average"
          tableLabel={countsTitle}
          rows={mapData(rows, sevenDayAverage)}
          day={({ day }) => day}
          series={averageSeries}
          format={(mean) => formatNumber(mean, 1)}
          height={110}
          compact
        />
      }
    />
  );
}
