import { campaignFilters } from '@portal/ui/campaigns';
import { clients } from '../../../api/clients.ts';
import { createFilteredList } from '../../../lists/filteredList.ts';

export const campaignList = createFilteredList({
  path: '/api/campaign',
  rowsField: 'campaignData',
  filters: campaignFilters,
  call: (query, signal) => clients.provider.GET('/api/campaign', { params: { query }, signal }),
});
