import { providerApi } from './providerApi.ts';

const askAgainMs = 5 * 60_000;

/** Whether the portal is available, asked for again from time to time. */
export function usePortalStatus() {
  return providerApi.useQuery(
    'get',
    '/api/portalstatus',
    {},
    { staleTime: askAgainMs, refetchInterval: askAgainMs, meta: { isBackground: true } },
  );
}
