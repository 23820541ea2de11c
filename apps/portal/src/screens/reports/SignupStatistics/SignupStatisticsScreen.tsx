import { createSignupColumns, getSignupRowId, toSourceOptions, toStoreOptions } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { asyncList } from '../../../api/asyncState.ts';
import { reportFileNames } from '../shared/reportFileNames.ts';
import { ReportListPage } from '../shared/ReportListPage.tsx';
import { SignupChart } from './SignupChart.tsx';
import { storesQuery } from '../shared/stores.ts';
import { signupList, sourcesQuery } from './signupList.ts';

/** Signups by source, and by day, store or description when they are broken down (specification 3 §2). */
export function SignupStatisticsScreen() {
  const sources = useQuery({ ...sourcesQuery, select: toSourceOptions });
  const stores = useQuery({ ...storesQuery, select: toStoreOptions });
  return (
    <ReportListPage
      title="Signup Statistics"
      list={signupList}
      columns={createSignupColumns}
      rowId={getSignupRowId}
      fileName={reportFileNames.signupStatistics}
      submitLabel="Show Report"
      picks={{ source: asyncList(sources), store: asyncList(stores) }}
      Chart={SignupChart}
      isChartOnRequest
    />
  );
}
