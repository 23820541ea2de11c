import type { SignupStat } from '@portal/domain/reports';
import { signupRowId, signupsByDay } from '@portal/ui/reports';
import type { ListSearch } from '@portal/ui/tables';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { exportAllRows, type PageOfRows } from '../../../api/exportAllRows.ts';
import { signupList } from './signupList.ts';

/** Maximum rows fetched for the chart: 20 calls. */
const mostRows = 10_000;
/** Number of sources charted when there are too many rows to fetch all. */
const mostSources = 7;

/** Which part of a search the chart shows. */
export type SignupChartPart = 'all' | 'largest' | 'none';

/**
 * The signups of a search by day and source, or description, for the chart. With too many rows only the largest
 * sources are fetched; descriptions cannot be queried individually.
 */
export function signupChartQuery(search: ListSearch) {
  const daily: ListSearch = { ...search, dailyBreakdown: '1', storeBreakdown: '0' };
  return queryOptions({
    queryKey: ['get', '/api/SignupStats', daily, 'all pages'],
    queryFn: async ({ signal }) => {
      const first = await signupList.fetchPage(daily, 1, signal);
      if (first.rowCount <= mostRows) return chartOf('all', await allRows(daily, signal, first));
      if (search.breakdownByDescription === '1') return chartOf('none', []);
      return chartOf('largest', await rowsOfLargest(daily, signal));
    },
    placeholderData: keepPreviousData,
  });
}

function chartOf(part: SignupChartPart, rows: readonly SignupStat[]) {
  return { part, ...signupsByDay(rows) };
}

async function rowsOfLargest(daily: ListSearch, signal: AbortSignal): Promise<SignupStat[]> {
  const sums = await allRows({ ...daily, dailyBreakdown: '0' }, signal);
  const largest = sums.toSorted((a, b) => b.total - a.total).slice(0, mostSources);
  const ofEach = await Promise.all(
    largest.map(({ srcSource }) => allRows({ ...daily, source: srcSource ?? '' }, signal)),
  );
  return ofEach.flat();
}

function allRows(search: ListSearch, signal: AbortSignal, first?: PageOfRows<SignupStat>) {
  return exportAllRows({
    fetchPage: async (page) => (page === 1 && first ? first : signupList.fetchPage(search, page, signal)),
    rowId: signupRowId,
    onProgress: () => {},
    signal,
  });
}
