import type { DashboardPage, DashboardPageValues } from '@portal/domain';
import { clients } from '../clients.ts';
import { providerApi } from '../queries.ts';
import { createListResource } from '../listResource.ts';

const list = createListResource(providerApi.queryOptions('get', '/api/dashboardpage', {}), {
  rowId: ({ dashId }) => dashId,
});

export const {
  useRows: useDashboardPages,
  prefetch: prefetchDashboardPages,
  fetchRows: fetchDashboardPages,
} = list;

export const addDashboardPage = list.save((body: DashboardPageValues) =>
  clients.provider.POST('/api/dashboardpage', { body }),
);

export const saveDashboardPage = (page: DashboardPage) =>
  list.saveVersion('dashboard page', page, (header) =>
    clients.provider.PUT('/api/dashboardpage', { body: page, params: { header } }),
  );

export const deleteDashboardPage = list.remove(({ dashId }) =>
  clients.provider.DELETE('/api/dashboardpage/{dashId}', { params: { path: { dashId } } }),
);
