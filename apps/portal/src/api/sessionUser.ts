import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSessionUser } from '../state/session.ts';
import { providerApi } from './providerApi.ts';
import { sessionQueryKey } from './queryClient.ts';

const sessionQuery = providerApi.queryOptions(
  ...sessionQueryKey,
  {},
  { staleTime: Number.POSITIVE_INFINITY },
);

/**
 * Takes over what the provider now says of the signed-in user, once per page load and after a refusal, so that
 * changed roles hold without a new login. The call is an extension: a provider without it leaves the user as the
 * login told.
 */
export function useSessionUser(): void {
  const { data } = useQuery(sessionQuery);
  useEffect(() => {
    if (data) refreshSessionUser(data.user);
  }, [data]);
}
