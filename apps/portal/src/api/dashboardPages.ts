import type { DashboardPage, DashboardPageValues } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { clients } from './clients.ts';
import { mutateList, replaceRow } from './mutations.ts';
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
export function prefetchDashboardPages(): void {
  void queryClient.prefetchQuery(dashboardPageListQuery);
}

/** Adds a dashboard page. */
export const addDashboardPage = submitResult((page: DashboardPageValues) =>
  mutateList(
    queryKey,
    async () => (await clients.provider.POST('/api/dashboardpage', { body: page })).data,
    (rows: DashboardPage[], added) => (added ? [...rows, added] : rows),
  ),
);

/** Saves a dashboard page. */
export const saveDashboardPage = submitResult((page: DashboardPage) =>
  mutateList(
    queryKey,
    async () => (await clients.provider.PUT('/api/dashboardpage', { body: page })).data,
    (rows: DashboardPage[], saved) => replaceRow(rows, saved, 'dashId'),
  ),
);

/** Deletes a dashboard page. */
export const deleteDashboardPage = submitResult(({ dashId }: Pick<DashboardPage, 'dashId'>) =>
  mutateList(
    queryKey,
    () => clients.provider.DELETE('/api/dashboardpage/{dashId}', { params: { path: { dashId } } }),
    (rows: DashboardPage[]) => rows.filter((row) => row.dashId !== dashId),
  ),
);
