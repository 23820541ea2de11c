import type { DashboardPage, DashboardPageValues } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { clients } from './clients.ts';
import { changingList, withRow } from './writes.ts';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';
import { submitResult } from './submitResult.ts';

const dashboardPageListQuery = providerApi.queryOptions('get', '/api/dashboardpage', {});
const { queryKey } = dashboardPageListQuery;

/** All dashboard pages. */
export function useDashboardPages() {
  return useQuery(dashboardPageListQuery);
}

/** Prefetches the dashboard pages. */
export function requestDashboardPages(): void {
  void queryClient.prefetchQuery(dashboardPageListQuery);
}

/** Adds a dashboard page. */
export const addDashboardPage = submitResult((page: DashboardPageValues) =>
  changingList(
    queryKey,
    async () => (await clients.provider.POST('/api/dashboardpage', { body: page })).data,
    (rows: DashboardPage[], added) => (added ? [...rows, added] : rows),
  ),
);

/** Saves a dashboard page. */
export const saveDashboardPage = submitResult((page: DashboardPage) =>
  changingList(
    queryKey,
    async () => (await clients.provider.PUT('/api/dashboardpage', { body: page })).data,
    (rows: DashboardPage[], saved) => withRow(rows, saved, 'dashId'),
  ),
);

/** Deletes a dashboard page. */
export const deleteDashboardPage = submitResult(({ dashId }: Pick<DashboardPage, 'dashId'>) =>
  changingList(
    queryKey,
    () => clients.provider.DELETE('/api/dashboardpage/{dashId}', { params: { path: { dashId } } }),
    (rows: DashboardPage[]) => rows.filter((row) => row.dashId !== dashId),
  ),
);
