import { AuditDetails, auditColumns, auditFileColumns } from '@portal/ui/administration';
import { FilteredListPage } from '../../../lists/FilteredListPage.tsx';
import { useRecordInUrl } from '../../../dialogs/useRecordInUrl.ts';
import { auditList } from '../shared/auditList.ts';

/** The audit trail, newest first, with CSV export. */
export function AuditScreen() {
  const opened = useRecordInUrl('entry');
  return (
    <FilteredListPage
      title="Audit"
      label="Audit entries"
      list={auditList}
      columns={auditColumns}
      rowId={({ auditId }) => auditId}
      fileName="audit.csv"
      fileColumns={auditFileColumns}
      submitLabel="Show Entries"
      empty={{ text: 'No Data Available', hint: 'Clear a filter or choose a longer period.' }}
      rowActions={({ auditId }) => [
        { kind: 'action', label: 'Details', onSelect: () => opened.open(auditId) },
      ]}
      tools={{ chooseColumns: true }}
    >
      {(rows) => {
        const entry = rows.find(({ auditId }) => String(auditId) === opened.id);
        return entry && <AuditDetails entry={entry} onClose={opened.close} />;
      }}
    </FilteredListPage>
  );
}
