import { type CampaignListRow, DEFAULT_PAGE_SIZE } from '@portal/domain';
import { campaignFilters } from '@portal/ui/campaigns';
import { type ListSearch, searchQuery } from '@portal/ui/tables';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';
import { pageOfRows, type PageOfRows, ROWS_PER_FILE_PAGE } from '../../../api/exportAllRows.ts';
import { providerApi } from '../../../api/providerApi.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { type FilteredPage, filterSearch } from '../../../app/filterSearch.ts';

/** Filters and page of the campaign list in the address. */
export const campaignListSearch = filterSearch(campaignFilters);

function campaignListQuery({ search, page }: FilteredPage) {
  const query = { ...searchQuery(campaignFilters, search), pageNumber: page, rowsPerPage: DEFAULT_PAGE_SIZE };
  return providerApi.queryOptions(
    'get',
    '/api/campaign',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
}

/** The campaigns of a search; the rows of the last one stay until the next ones are there. */
export function useCampaignList(shown: FilteredPage) {
  return useQuery(campaignListQuery(shown));
}

/** Asks for the campaigns that the query of an address names. */
export function requestCampaigns(params: URLSearchParams): void {
  void queryClient.prefetchQuery(campaignListQuery(campaignListSearch.read(params)));
}

/** One page of all campaigns of a search, for a file. */
export async function campaignPageForFile(
  search: ListSearch,
  pageNumber: number,
  signal: AbortSignal,
): Promise<PageOfRows<CampaignListRow>> {
  const query = { ...searchQuery(campaignFilters, search), pageNumber, rowsPerPage: ROWS_PER_FILE_PAGE };
  const { data } = await clients.provider.GET('/api/campaign', { params: { query }, signal });
  return pageOfRows(data, 'campaignData');
}
