import { auditFilters } from '@portal/ui/administration';
import { clients } from '../../../api/clients.ts';
import { createFilteredList } from '../../../lists/filteredList.ts';

export const auditList = createFilteredList({
  path: '/api/audit',
  rowsField: 'auditData',
  filters: auditFilters,
  call: (query, signal) => clients.provider.GET('/api/audit', { params: { query }, signal }),
});
