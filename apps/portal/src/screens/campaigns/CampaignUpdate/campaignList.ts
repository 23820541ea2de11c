import { campaignFilters } from '@portal/ui/campaigns';
import { clients } from '../../../api/clients.ts';
import { filteredList } from '../../../app/lists/filteredList.ts';

export const campaignList = filteredList({
  path: '/api/campaign',
  rowsField: 'campaignData',
  filters: campaignFilters,
  call: (query, signal) => clients.provider.GET('/api/campaign', { params: { query }, signal }),
});
