import type { Mailer } from '@portal/domain';
import { mailerFilters, mailerSort } from '@portal/ui/campaigns';
import { clients } from '../../../api/clients.ts';
import { createFilteredList } from '../../../lists/filteredList.ts';

export const mailerList = createFilteredList<Mailer, 'mailerData'>({
  path: '/api/mailer',
  rowsField: 'mailerData',
  filters: mailerFilters,
  sort: mailerSort,
  extension: 'campaign',
  call: ({ campaign, ...query }, signal) =>
    clients.provider.GET('/api/mailer', {
      params: { query: { ...query, ...(campaign && { campaign: 'none' }) } },
      signal,
    }),
});
