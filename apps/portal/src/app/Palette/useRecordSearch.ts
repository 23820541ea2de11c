import { type CommandKind, isRecordKind, type NamedPlace, type RecordKind } from '@portal/domain';
import { useQueries } from '@tanstack/react-query';
import { getFailureMessage, isExtensionMissing } from '../../api/failures.ts';
import { providerApi } from '../../api/queries.ts';
import { useDebounced } from '../../state/useDebounced.ts';
import { type CommandObject, commandSubjects } from './commandSubjects.ts';

/** After the last key, before the server is asked. */
const delayMs = 120;

/** A text to search for, among records of all kinds or of one. */
interface RecordSearch {
  text: string;
  kind?: RecordKind;
}

/** A text to search for, among what a command can act on. */
interface ObjectSearch {
  text: string;
  kind: CommandKind;
}

/**
 * What the server, or a list that is loaded as a whole, finds. Responses belong to their text: an older one never
 * replaces a newer one. A provider without the search finds none.
 */
export function useRecordSearch(searches: readonly (RecordSearch | ObjectSearch)[]) {
  const key = JSON.stringify(searches);
  const askedKey = useDebounced(key, delayMs);
  const asked = JSON.parse(askedKey) as typeof searches;
  const results = useQueries({ queries: asked.map(toQuery) });
  const failure = results.find(({ error }) => error && !isExtensionMissing(error))?.error;
  return {
    isSearching: askedKey !== key || results.some(({ isFetching }) => isFetching),
    failure: failure ? getFailureMessage(failure) : undefined,
    /** What a search has found; nothing while it is loading. */
    find,
  };

  function find(search: RecordSearch): readonly NamedPlace[];
  function find(search: ObjectSearch): readonly CommandObject[];
  function find({ text, kind }: RecordSearch | ObjectSearch): readonly CommandObject[] {
    return results[asked.findIndex((each) => each.text === text && each.kind === kind)]?.data ?? [];
  }
}

function toQuery({ text, kind }: RecordSearch | ObjectSearch) {
  if (kind === undefined) return searchQuery({ text });
  if (isRecordKind(kind)) return searchQuery({ text, kind });
  return {
    queryKey: ['palette', kind, text],
    queryFn: async () => (await commandSubjects[kind]?.listed?.search(text)) ?? [],
    retry: false,
    gcTime: 0,
  };
}

/** The records that match a text, of all kinds or of one. */
function searchQuery(query: RecordSearch) {
  return { ...providerApi.queryOptions('get', '/api/search', { params: { query } }), retry: false };
}
