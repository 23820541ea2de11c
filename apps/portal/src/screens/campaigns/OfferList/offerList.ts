import { isApiError } from '@portal/api-client';
import { DEFAULT_PAGE_SIZE, type Offer } from '@portal/domain';
import { offerFilters } from '@portal/ui/campaigns';
import { type ListSearch, searchQuery } from '@portal/ui/tables';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';
import { pageOfRows, type PageOfRows, ROWS_PER_FILE_PAGE } from '../../../api/exportAllRows.ts';
import { providerApi } from '../../../api/providerApi.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { type FilteredPage, filterSearch } from '../../../app/filterSearch.ts';

/** Filters, order and page of the offer list in the address. */
export const offerListSearch = filterSearch(offerFilters);

function offerListQuery({ search, page }: FilteredPage) {
  const query = { ...searchQuery(offerFilters, search), pageNumber: page, rowsPerPage: DEFAULT_PAGE_SIZE };
  return providerApi.queryOptions(
    'get',
    '/api/offer',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
}

/** The offers of a search; the rows of the last one stay until the next ones are there. */
export function useOfferList(shown: FilteredPage) {
  return useQuery(offerListQuery(shown));
}

/** Asks for the offers that the query of an address names. */
export function requestOffers(params: URLSearchParams): void {
  void queryClient.prefetchQuery(offerListQuery(offerListSearch.read(params)));
}

/** One page of all offers of a search, for a file. */
export async function offerPageForFile(
  search: ListSearch,
  pageNumber: number,
  signal: AbortSignal,
): Promise<PageOfRows<Offer>> {
  const query = { ...searchQuery(offerFilters, search), pageNumber, rowsPerPage: ROWS_PER_FILE_PAGE };
  const { data } = await clients.provider.GET('/api/offer', { params: { query }, signal });
  return pageOfRows(data, 'offerData');
}

/** The text of this list for an answer that is not 200 (specification 2 §8); `null` for other failures. */
export function statusText(error: unknown): string | null {
  if (!isApiError(error) || error.kind !== 'http') return null;
  return `Error: An Error occurred. Status code: ${error.status}`;
}
