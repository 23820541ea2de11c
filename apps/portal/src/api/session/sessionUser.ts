import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setPagesWithView } from '../../state/pagesWithView.ts';
import { refreshSessionUser } from '../../state/session.ts';
import { providerApi } from '../queries.ts';
import { sessionQueryKey } from '../queryClient.ts';

const sessionQuery = providerApi.queryOptions(
  ...sessionQueryKey,
  {},
  { staleTime: Number.POSITIVE_INFINITY },
);

/**
 * Refreshes the signed-in user once per page load and after a 403, so that changed roles take effect without a new
 * login. The call is an extension: without it the user stays as returned by the login call.
 */
export function useSessionUser(): void {
  const { data } = useQuery(sessionQuery);
  useEffect(() => {
    if (!data) return;
    refreshSessionUser(data.user);
    setPagesWithView(data.user.pagesWithView);
  }, [data]);
}
