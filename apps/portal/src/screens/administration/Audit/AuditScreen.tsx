import { AuditDetails, AuditSearchForm, auditColumns, auditFileColumns } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { DataTable, PagingBar } from '@portal/ui/tables';
import { asyncRows } from '../../../api/asyncState.ts';
import { auditPageForFile, useAudit } from '../../../api/audit.ts';
import { pagingOf } from '../../../api/pagingOf.ts';
import { DownloadAll } from '../../../app/DownloadAll.tsx';
import { useRecordInAddress } from '../../../app/useRecordInAddress.ts';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';
import { useSearch } from '../../../app/useSearch.ts';
import { auditListSearch, toAuditQuery } from './auditSearch.ts';

/** Who changed what, newest first, with all of it as a file. */
export function AuditScreen() {
  const [search, showSearch] = useSearch(auditListSearch);
  const { page, ...searched } = search;
  const query = toAuditQuery(searched);
  const entries = useAudit(query, page);
  const opened = useRecordInAddress('entry');
  const scrollMemory = useScrollMemory();
  const shown = entries.data?.auditData.find(({ auditId }) => String(auditId) === opened.id);

  return (
    <Page
      title="Audit"
      actions={
        <DownloadAll
          fileName="audit.csv"
          columns={auditFileColumns}
          fetchPage={(number, signal) => auditPageForFile(query, number, signal)}
          rowId={({ auditId }) => auditId}
        />
      }
      filters={
        <AuditSearchForm
          value={searched}
          onSearch={(wanted) => {
            if (!showSearch({ ...wanted, page: 1 })) void entries.refetch();
          }}
        />
      }
      bottom={
        <PagingBar
          paging={pagingOf(entries)}
          onPageChange={({ page: wanted }) => showSearch({ ...search, page: wanted })}
        />
      }
    >
      <DataTable
        label="Audit entries"
        columns={auditColumns}
        rows={asyncRows(entries, 'auditData')}
        rowId={({ auditId }) => auditId}
        emptyText="No Data Available"
        emptyHint="Clear a condition or choose earlier days to find more."
        scrollKey={JSON.stringify(search)}
        scrollMemory={scrollMemory}
        rowActions={({ auditId }) => [
          { kind: 'action', label: 'Details', onSelect: () => opened.open(auditId) },
        ]}
        tools={{ chooseColumns: true }}
      />
      {shown && <AuditDetails entry={shown} onClose={opened.close} />}
    </Page>
  );
}
