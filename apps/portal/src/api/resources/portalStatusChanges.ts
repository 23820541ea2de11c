import { useQuery } from '@tanstack/react-query';
import { clients } from '../clients.ts';
import { queryClient } from '../queryClient.ts';
import { submitResult } from '../submitResult.ts';
import { portalStatusQuery } from './portalStatus.ts';

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
