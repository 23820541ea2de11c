import type { NamedPlace, RecordKind } from '@portal/domain';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getFailureMessage, isExtensionMissing } from '../../api/failures.ts';
import { searchQuery } from '../../api/resources/home.ts';

/** After the last key, before the server is asked. */
const delayMs = 120;

/** A text to search for, among records of all kinds or of one. */
export interface RecordSearch {
  text: string;
  kind?: RecordKind;
}

/**
 * The records that the server finds. Answers belong to their text: an older one never replaces a newer one. A provider
 * without the search finds none.
 */
export function useRecordSearch(searches: readonly RecordSearch[]) {
  const key = JSON.stringify(searches);
  const [settledKey, setSettledKey] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettledKey(key), delayMs);
    return () => clearTimeout(timer);
  }, [key]);
  const asked = JSON.parse(settledKey) as RecordSearch[];
  const results = useQueries({ queries: asked.map((search) => searchQuery(search)) });
  const failure = results.find(({ error }) => error && !isExtensionMissing(error))?.error;
  return {
    isSearching: settledKey !== key || results.some(({ isFetching }) => isFetching),
    failure: failure ? getFailureMessage(failure) : undefined,
    /** The records of a search; none until it is answered. */
    find: (search: RecordSearch): readonly NamedPlace[] => {
      const index = asked.findIndex((each) => each.text === search.text && each.kind === search.kind);
      return results[index]?.data ?? [];
    },
  };
}
