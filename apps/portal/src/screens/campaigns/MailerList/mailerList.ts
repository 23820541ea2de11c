import type { Mailer } from '@portal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';
import { pageOfRows, type PageOfRows, ROWS_PER_FILE_PAGE } from '../../../api/exportAllRows.ts';
import { providerApi } from '../../../api/providerApi.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { mailerListSearch, toMailerQuery, type MailerListSearch } from './mailerListSearch.ts';

function mailerListQuery(search: MailerListSearch) {
  const params = { query: toMailerQuery(search) };
  return providerApi.queryOptions('get', '/api/mailer', { params }, { placeholderData: keepPreviousData });
}

/** The mailers of a search; the rows of the last one stay until the next ones are there. */
export function useMailerList(search: MailerListSearch) {
  return useQuery(mailerListQuery(search));
}

/** Asks for the mailers that the query of an address names. */
export function requestMailers(params: URLSearchParams): void {
  void queryClient.prefetchQuery(mailerListQuery(mailerListSearch.read(params)));
}

/** One page of all mailers of a search, for a file. */
export async function mailerPageForFile(
  search: MailerListSearch,
  pageNumber: number,
  signal: AbortSignal,
): Promise<PageOfRows<Mailer>> {
  const query = { ...toMailerQuery(search), pageNumber, rowsPerPage: ROWS_PER_FILE_PAGE };
  const { data } = await clients.provider.GET('/api/mailer', { params: { query }, signal });
  return pageOfRows(data, 'mailerData');
}
