import { isReportName } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { providerApi } from '../queries.ts';

export function useReportViews() {
  return useQuery(providerApi.queryOptions('get', '/api/tableau', {}));
}

/**
 * A single-use ticket for a view: requested each time the view is shown, never cached, and not requested for an
 * invalid name.
 */
export function useReportTicket(report: string) {
  return useQuery({
    ...providerApi.queryOptions('get', '/api/tableau/ticket', { params: { query: { report } } }),
    enabled: isReportName(report),
    gcTime: 0,
    // Also when Forward shows the view again before the last ticket has been removed.
    staleTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
}
