import { isReportName } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { providerApi } from './providerApi.ts';

/** All views of the reporting server. */
export function useReportViews() {
  return providerApi.useQuery('get', '/api/tableau', {});
}

/**
 * A ticket for one opening of a view: asked for each time the view is shown, and kept no longer than that. For a text
 * that cannot name a view none is asked for.
 */
export function useReportTicket(report: string) {
  return useQuery({
    ...providerApi.queryOptions('get', '/api/tableau/ticket', { params: { query: { report } } }),
    enabled: isReportName(report),
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
}
