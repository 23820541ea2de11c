import { useQuery } from '@tanstack/react-query';
import { providerApi } from '../queryHooks.ts';

const refetchIntervalMs = 5 * 60_000;

export const portalStatusQuery = providerApi.queryOptions('get', '/api/portalstatus', {});

/** Whether the portal is available, refreshed periodically. */
export function usePortalStatus() {
  return useQuery({
    ...portalStatusQuery,
    staleTime: refetchIntervalMs,
    refetchInterval: refetchIntervalMs,
    meta: { isBackground: true },
  });
}
