import { useQuery } from '@tanstack/react-query';
import { clients } from '../clients.ts';
import { queryClient } from '../queryClient.ts';
import { providerApi } from '../queries.ts';
import { submitResult } from '../submitResult.ts';

const refetchIntervalMs = 5 * 60_000;

const portalStatusQuery = providerApi.queryOptions('get', '/api/portalstatus', {});

/** Whether the portal is available, refreshed periodically. */
export function usePortalStatus() {
  return useQuery({
    ...portalStatusQuery,
    staleTime: refetchIntervalMs,
    refetchInterval: refetchIntervalMs,
    meta: { isBackground: true },
  });
}

/** The current status, for the screen that changes it. */
export function useCurrentPortalStatus() {
  return useQuery(portalStatusQuery);
}

/** Makes the portal available (1) or unavailable (0). */
export const setPortalStatus = submitResult(async ({ status }: { status: 0 | 1 }) => {
  try {
    const { data } = await clients.provider.PUT('/api/portalstatus/{status}', {
      params: { path: { status } },
    });
    if (data) queryClient.setQueryData(portalStatusQuery.queryKey, data);
  } catch (error) {
    // The server may have changed it nevertheless.
    void queryClient.invalidateQueries({ queryKey: portalStatusQuery.queryKey });
    throw error;
  }
});
