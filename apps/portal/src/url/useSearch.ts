import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Converts the search of a screen from and to the query of the URL. */
export interface SearchCodec<Search> {
  /** URLs are untrusted: invalid values count as absent. */
  read: (params: URLSearchParams) => Search;
  write: (search: Search) => URLSearchParams;
}

/**
 * The submitted search of a screen, stored in the URL, so that it can be linked, reloaded and restored by Back. Not
 * for unsubmitted input.
 * @returns the search, and a function that sets another and returns whether the URL changed
 */
export function useSearch<Search>(codec: SearchCodec<Search>): [Search, (next: Search) => boolean] {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => codec.read(params), [codec, params]);
  const show = (next: Search) => {
    const nextParams = codec.write(next);
    if (nextParams.toString() === codec.write(search).toString()) return false;
    setParams(nextParams);
    return true;
  };
  return [search, show];
}
