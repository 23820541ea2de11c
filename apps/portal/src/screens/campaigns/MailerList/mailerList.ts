import { mailerFilters, mailerSort } from '@portal/ui/campaigns';
import { clients } from '../../../api/clients.ts';
import { createFilteredList } from '../../../lists/filteredList.ts';

export const mailerList = createFilteredList({
  path: '/api/mailer',
  rowsField: 'mailerData',
  filters: mailerFilters,
  sort: mailerSort,
  call: (query, signal) => clients.provider.GET('/api/mailer', { params: { query }, signal }),
});
