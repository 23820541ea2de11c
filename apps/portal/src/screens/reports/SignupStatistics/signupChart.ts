import type { SignupStat } from '@portal/domain/reports';
import { getSignupRowId, groupSignupsByDay } from '@portal/ui/reports';
import type { ListSearch } from '@portal/ui/tables';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageOfRows } from '../../../api/exportAllRows.ts';
import { allSignupList, signupList } from './signupList.ts';

/** Maximum rows fetched for the chart: 20 calls. */
const maxRows = 10_000;
/** Number of sources charted when there are too many rows to fetch all. */
const maxSources = 6;

/**
 * The signups of a search by day and source, or description, for the chart. With too many rows only all signups and
 * the largest sources are fetched; descriptions cannot be queried individually.
 */
export function createSignupChartQuery(search: ListSearch) {
  const daily: ListSearch = { ...search, dailyBreakdown: '1', storeBreakdown: '0' };
  return queryOptions({
    queryKey: ['get', '/api/SignupStats', daily, 'all pages'],
    queryFn: async ({ signal }) => {
      const first = await signupList.fetchPage(daily, 1, signal);
      if (first.rowCount <= maxRows)
        return { part: 'all' as const, ...groupSignupsByDay(await fetchAllRows(daily, signal, first)) };
      const all = await fetchAllSignups(daily, signal);
      if (search.breakdownByDescription === '1')
        return { part: 'none' as const, ...groupSignupsByDay([], all) };
      return {
        part: 'largest' as const,
        ...groupSignupsByDay(await fetchLargestSources(daily, signal), all),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** All signups by day; `null` from a provider that returns them by source all the same. */
async function fetchAllSignups(search: ListSearch, signal: AbortSignal): Promise<SignupStat[] | null> {
  const allSearch = { ...search, breakdownByDescription: '0' };
  const first = await allSignupList.fetchPage(allSearch, 1, signal);
  if (first.rows.some(({ srcSource }) => srcSource !== null)) return null;
  return fetchAllRows(allSearch, signal, first, allSignupList);
}

async function fetchLargestSources(daily: ListSearch, signal: AbortSignal): Promise<SignupStat[]> {
  const sums = await fetchAllRows({ ...daily, dailyBreakdown: '0' }, signal);
  const largest = sums.toSorted((a, b) => b.total - a.total).slice(0, maxSources);
  const rowsBySource = await Promise.all(
    largest.map(({ srcSource }) => fetchAllRows({ ...daily, source: srcSource ?? '' }, signal)),
  );
  return rowsBySource.flat();
}

async function fetchAllRows(
  search: ListSearch,
  signal: AbortSignal,
  first?: PageOfRows<SignupStat>,
  list = signupList,
) {
  const { exportAllRows } = await import('../../../api/exportAllRows.ts');
  // Used once: all pages of a list that has shrunk are fetched again.
  const fetched = first ? [first] : [];
  return exportAllRows({
    fetchPage: async (page) => fetched.shift() ?? list.fetchPage(search, page, signal),
    rowId: getSignupRowId,
    onProgress: () => {},
    signal,
  });
}
