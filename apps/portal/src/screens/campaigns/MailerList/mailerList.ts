import { mailerFilters } from '@portal/ui/campaigns';
import { clients } from '../../../api/clients.ts';
import { filteredList } from '../../../app/lists/filteredList.ts';

export const mailerList = filteredList({
  path: '/api/mailer',
  rowsField: 'mailerData',
  filters: mailerFilters,
  call: (query, signal) => clients.provider.GET('/api/mailer', { params: { query }, signal }),
});
