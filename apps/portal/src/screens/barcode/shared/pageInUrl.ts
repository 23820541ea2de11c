import type { SearchCodec } from '../../../url/useSearch.ts';

/** The page of a list without filters, stored in the URL. */
export const pageInUrl: SearchCodec<number> = {
  read(params) {
    const page = Number(params.get('page'));
    return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000_000 ? page : 1;
  },
  write: (page) => new URLSearchParams(page === 1 ? {} : { page: String(page) }),
};
