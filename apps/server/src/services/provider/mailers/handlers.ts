import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { placeInList } from '../paging.ts';
import { countMailers, listMailers } from './queries.ts';
import { toMailer } from './rows.ts';
import { toMailerSearch } from './search.ts';

export const mailerHandlers: Pick<ProviderHandlers, 'listMailers'> = {
  async listMailers({ query }, { db }) {
    const search = toMailerSearch(query);
    const rowCount = await countMailers(db, search);
    const place = placeInList(rowCount, query.pageNumber, query.rowsPerPage);
    const rows = await listMailers(db, search, place);
    return {
      rowCount,
      pageNumber: place.pageNumber,
      rowsReturned: rows.length,
      totalPagesAvailable: place.totalPagesAvailable,
      mailerData: rows.map(toMailer),
    };
  },
};
