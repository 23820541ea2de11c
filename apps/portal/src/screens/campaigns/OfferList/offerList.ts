import { offerFilters } from '@portal/ui/campaigns';
import { clients } from '../../../api/clients.ts';
import { filteredList } from '../../../app/lists/filteredList.ts';

export const offerList = filteredList({
  path: '/api/offer',
  rowsField: 'offerData',
  filters: offerFilters,
  call: (query, signal) => clients.provider.GET('/api/offer', { params: { query }, signal }),
});
