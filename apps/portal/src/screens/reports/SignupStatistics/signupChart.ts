import type { SignupStat } from '@portal/domain/reports';
import { getSignupRowId, groupSignupsByDay } from '@portal/ui/reports';
import type { ListSearch } from '@portal/ui/tables';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { exportAllRows, type PageOfRows } from '../../../api/exportAllRows.ts';
import { signupList } from './signupList.ts';

/** Maximum rows fetched for the chart: 20 calls. */
const maxRows = 10_000;
/** Number of sources charted when there are too many rows to fetch all. */
const maxSources = 7;

/** Which part of a search the chart shows. */
export type SignupChartPart = 'all' | 'largest' | 'none';

/**
 * The signups of a search by day and source, or description, for the chart. With too many rows only the largest
 * sources are fetched; descriptions cannot be queried individually.
 */
export function createSignupChartQuery(search: ListSearch) {
  const daily: ListSearch = { ...search, dailyBreakdown: '1', storeBreakdown: '0' };
  return queryOptions({
    queryKey: ['get', '/api/SignupStats', daily, 'all pages'],
    queryFn: async ({ signal }) => {
      const first = await signupList.fetchPage(daily, 1, signal);
      if (first.rowCount <= maxRows) return toChart('all', await fetchAllRows(daily, signal, first));
      if (search.breakdownByDescription === '1') return toChart('none', []);
      return toChart('largest', await fetchLargestSources(daily, signal));
    },
    placeholderData: keepPreviousData,
  });
}

function toChart(part: SignupChartPart, rows: readonly SignupStat[]) {
  return { part, ...groupSignupsByDay(rows) };
}

async function fetchLargestSources(daily: ListSearch, signal: AbortSignal): Promise<SignupStat[]> {
  const sums = await fetchAllRows({ ...daily, dailyBreakdown: '0' }, signal);
  const largest = sums.toSorted((a, b) => b.total - a.total).slice(0, maxSources);
  const rowsBySource = await Promise.all(
    largest.map(({ srcSource }) => fetchAllRows({ ...daily, source: srcSource ?? '' }, signal)),
  );
  return rowsBySource.flat();
}

function fetchAllRows(search: ListSearch, signal: AbortSignal, first?: PageOfRows<SignupStat>) {
  return exportAllRows({
    fetchPage: async (page) => (page === 1 && first ? first : signupList.fetchPage(search, page, signal)),
    rowId: getSignupRowId,
    onProgress: () => {},
    signal,
  });
}
