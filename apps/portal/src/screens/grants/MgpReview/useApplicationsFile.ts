import type { AsyncState } from '@portal/ui/feedback';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { logFailure } from '../../../api/logFailure.ts';
import { inGrantWords, makeApplicationsFile } from './grants.ts';

/** How long the link to a file is valid. */
const linkLifeMs = 300_000;

/** The CSV file of all applications, generated on request. */
export interface ApplicationsFileMaking {
  state: AsyncState<string>;
  /** The link has expired. */
  ended: boolean;
  isBusy: boolean;
  make: () => void;
}

export function useApplicationsFile(): ApplicationsFileMaking {
  const { mutate, data, error, isError, isPending } = useMutation({
    mutationFn: makeApplicationsFile,
    onError: (failure) => logFailure(['get', '/grant/api/application/'], failure),
  });
  const ended = useEnded(data);
  const make = () => mutate();
  const state = asyncState({ isError, error, isFetching: isPending, refetch: make }, data);
  const isAsked = isPending || isError || data !== undefined;
  return {
    state: isAsked ? inGrantWords(isPending ? { status: 'loading' } : state, error) : { status: 'empty' },
    ended,
    isBusy: isPending,
    make,
  };
}

function useEnded(link: string | undefined): boolean {
  const [endedLink, setEndedLink] = useState<string>();
  useEffect(() => {
    if (link === undefined) return undefined;
    const timer = setTimeout(() => setEndedLink(link), linkLifeMs);
    return () => clearTimeout(timer);
  }, [link]);
  return link !== undefined && endedLink === link;
}
