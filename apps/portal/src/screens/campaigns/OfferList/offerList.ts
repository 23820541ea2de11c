import { offerFilters, offerSort } from '@portal/ui/campaigns';
import { clients } from '../../../api/clients.ts';
import { createFilteredList } from '../../../lists/filteredList.ts';

export const offerList = createFilteredList({
  path: '/api/offer',
  rowsField: 'offerData',
  filters: offerFilters,
  sort: offerSort,
  call: (query, signal) => clients.provider.GET('/api/offer', { params: { query }, signal }),
});
