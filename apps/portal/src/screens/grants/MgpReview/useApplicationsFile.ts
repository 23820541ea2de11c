import type { AsyncState } from '@portal/ui/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { logFailure } from '../../../api/failures.ts';
import { withGrantMessage, generateApplicationsFile } from './grants.ts';

/** How long the link to a file is valid. */
const linkLifetimeMs = 300_000;

const mutationKey = ['applicationsFile'];

/** The CSV file of all applications, generated on request. */
export interface ApplicationsFileState {
  state: AsyncState<string>;
  isExpired: boolean;
  isBusy: boolean;
  generate: () => void;
}

export function useApplicationsFile(): ApplicationsFileState {
  const { mutate, data, error, isError, isPending, submittedAt } = useMutation({
    mutationKey,
    mutationFn: generateApplicationsFile,
    onError: (failure) => logFailure(failure),
  });
  const isExpired = useLinkExpired(data, submittedAt);
  const client = useQueryClient();
  const generate = () => {
    // `isPending` is rendered later than a second click.
    if (client.isMutating({ mutationKey }) === 0) mutate();
  };
  const state = asyncState({ isError, error, isFetching: isPending, refetch: generate }, data);
  const isRequested = isPending || isError || data !== undefined;
  return {
    state: isRequested
      ? withGrantMessage(isPending ? { status: 'loading' } : state, error)
      : { status: 'empty' },
    isExpired,
    isBusy: isPending,
    generate,
  };
}

function useLinkExpired(link: string | undefined, requestedAtMs: number): boolean {
  const [expiredLink, setExpiredLink] = useState<string>();
  useEffect(() => {
    if (link === undefined) return undefined;
    // A kept screen starts the timer again when it is shown.
    const timer = setTimeout(() => setExpiredLink(link), requestedAtMs + linkLifetimeMs - Date.now());
    return () => clearTimeout(timer);
  }, [link, requestedAtMs]);
  return link !== undefined && expiredLink === link;
}
