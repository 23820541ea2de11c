import { auditColumns, auditFileColumns } from '@portal/ui/administration';
import { FilteredListPage } from '../../../lists/FilteredListPage.tsx';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { auditList } from '../shared/auditList.ts';

/** The audit trail, newest first, with CSV export. */
export function AuditScreen() {
  const openDialog = useOpenDialog();
  return (
    <FilteredListPage
      title="Audit"
      label="Audit entries"
      list={auditList}
      columns={auditColumns}
      rowId={({ auditId }) => auditId}
      fileName={fileNames.audit}
      fileColumns={auditFileColumns}
      submitLabel="Show"
      empty={{ text: 'No Data Available', hint: 'Clear a filter or choose a longer period.' }}
      rowActions={({ auditId }) => [
        { kind: 'action', label: 'Details', onSelect: () => openDialog('auditEntry', auditId) },
      ]}
      tools={{ chooseColumns: true }}
    />
  );
}
