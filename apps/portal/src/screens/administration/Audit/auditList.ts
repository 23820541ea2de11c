import { auditFilters } from '@portal/ui/administration';
import { clients } from '../../../api/clients.ts';
import { filteredList } from '../../../app/lists/filteredList.ts';

export const auditList = filteredList({
  path: '/api/audit',
  rowsField: 'auditData',
  filters: auditFilters,
  call: (query, signal) => clients.provider.GET('/api/audit', { params: { query }, signal }),
});
