import type { SignupStat } from '@portal/domain/reports';
import { TimeSeriesChart } from '@portal/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { asyncState } from '../../../api/asyncState.ts';
import type { ShownReport } from '../shared/ReportListPage.tsx';
import { createSignupChartQuery } from './signupChart.ts';

/** Signups over time by source, or by description when the table is broken down by it; loaded when visible. */
export function SignupChart({
  search,
  isChartShown,
}: Pick<ShownReport<SignupStat>, 'search' | 'isChartShown'>) {
  const query = useQuery({ ...createSignupChartQuery(search), enabled: isChartShown });
  const { data } = query;
  const name = search.breakdownByDescription === '1' ? 'description' : 'source';
  const labels = {
    all: data?.isPart ? `All signups and the largest ${name}s` : `Signups by ${name}`,
    largest: 'All signups and the largest sources',
    none: 'All signups',
  };
  return (
    <TimeSeriesChart
      label={labels[data?.part ?? 'all']}
      tableLabel="Signup Statistics"
      rows={asyncState(query, data?.days)}
      day={({ day }) => day}
      series={data?.series ?? []}
      emptyText={
        data?.part === 'none' ? 'Too much data to chart. Choose a shorter period or one source.' : undefined
      }
      shown={isChartShown}
    />
  );
}
