import { type AuditEntry, findAuditTarget, formatFullName, type User } from '@portal/domain';
import { auditColumns, auditFileColumns } from '@portal/ui/administration';
import { mapData } from '@portal/ui/feedback';
import type { Column } from '@portal/ui/tables';
import { asyncList } from '../../../api/asyncState.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { FilteredListPage } from '../../../lists/FilteredListPage.tsx';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import { auditList } from '../shared/auditList.ts';

/** The columns, with links to users and pages. */
const linkedColumns: readonly Column<AuditEntry>[] = auditColumns.map((column) =>
  column.field === 'object' ? { ...column, cell: renderObject } : column,
);

function renderObject(entry: AuditEntry) {
  const target = findAuditTarget(entry);
  if (!target) return entry.object;
  const href =
    target.kind === 'user'
      ? `/Admin/UserMaint?dialog=editUser&record=${target.userId}`
      : `/Admin/Pages?filter=${encodeURIComponent(target.pageName)}`;
  return <PortalLink href={href}>{entry.object}</PortalLink>;
}

const listNames = (users: readonly User[]) =>
  users.map((user) => ({ value: user.username, label: formatFullName(user) }));

/** The audit trail, newest first, with CSV export. */
export function AuditScreen() {
  const openDialog = useOpenDialog();
  const users = asyncList(useUsers());
  return (
    <FilteredListPage
      title="Audit"
      label="Audit entries"
      list={auditList}
      columns={linkedColumns}
      rowId={({ auditId }) => auditId}
      fileName={fileNames.audit}
      fileColumns={auditFileColumns}
      submitLabel="Show"
      suggestions={{ userContains: mapData(users, listNames) }}
      empty={{ text: 'No Data Available', hint: 'Clear a filter or choose a longer period.' }}
      rowActions={({ auditId }) => [
        { kind: 'action', label: 'Details', onSelect: () => openDialog('auditEntry', auditId) },
      ]}
    />
  );
}
