import { useEffect } from 'react';
import { refreshSessionUser } from '../state/session.ts';
import { providerApi } from './providerApi.ts';

/**
 * Takes over what the provider now says of the signed-in user, so that changed roles hold after a reload. The call
 * is an extension: a provider without it leaves the user as the login told.
 */
export function useSessionUser(): void {
  const { data } = providerApi.useQuery('get', '/api/session', {}, { staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data) refreshSessionUser(data.user);
  }, [data]);
}
