import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How the search of a screen stands in the query of its address. */
export interface SearchCodec<Search> {
  /** Anything may stand in an address: what cannot be read is as if it were absent. */
  read: (params: URLSearchParams) => Search;
  write: (search: Search) => URLSearchParams;
}

/**
 * The search whose result a screen shows: it lives in the address, so that it can be linked, reloaded and reached
 * by Back. What is being typed does not belong here.
 * @returns the search, and how to show another; that tells whether the address changed
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
