import type { SourceCode } from '@portal/domain';
import { sourceCodeColumns } from '@portal/ui/campaigns';
import type { AsyncState } from '@portal/ui/feedback';
import { ActionButton, Page } from '@portal/ui/layout';
import { DataTable, FilterForm } from '@portal/ui/tables';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { countText } from '../../../api/countText.ts';
import { lazyDialog } from '../../../app/modals/LazyDialog.tsx';
import { type RecordInAddress, useRecordInAddress } from '../../../app/useRecordInAddress.ts';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';
import { useSearch } from '../../../app/useSearch.ts';
import { notify } from '../../../state/notices.ts';
import { sourceListFilters, sourceListSearch, useSourceList } from './sourceList.ts';

const SourceDialog = lazyDialog(async () => (await import('./SourceDialog.tsx')).SourceDialog);

/** Where signups come from: listed, added and edited (specification 2 §2). */
export function SourceListScreen() {
  const [shown, show] = useSearch(sourceListSearch);
  const sources = useSourceList(shown);
  const rows = asyncList(sources);
  const opened = useRecordInAddress('source');
  const [isAdding, setAdding] = useState(false);
  const columns = useSourceColumns(opened);

  return (
    <Page
      title="Source Code List"
      count={countText(rows, 'source code', 'source codes')}
      actions={<ActionButton onPress={() => setAdding(true)}>Add Source</ActionButton>}
      filters={
        <FilterForm
          label="Source codes"
          filters={sourceListFilters}
          value={shown.search}
          submitLabel="Show List"
          onSearch={(search) => {
            if (!show({ search, page: 1 })) void sources.refetch();
          }}
        />
      }
    >
      <DataTable
        label="Source codes"
        columns={columns}
        rows={rows}
        rowId={(row) => row.source}
        emptyText="[no data]"
        emptyHint="Add a source to begin."
        scrollKey={shown.search.byDescription}
        scrollMemory={useScrollMemory()}
        tools={{ csv: { fileName: 'source-codes.csv' } }}
      />
      {isAdding && <SourceDialog source={null} onClose={() => setAdding(false)} />}
      {opened.id !== null && <OpenedSource id={opened.id} rows={rows} onClose={opened.close} />}
    </Page>
  );
}

/** The columns with a link to the dialog of each row. They change with the address, which the links continue. */
function useSourceColumns({ link }: RecordInAddress) {
  const { to: address } = link('');
  return useMemo(
    () =>
      sourceCodeColumns(({ source }) => (
        <Link {...link(source)} aria-label={`Edit ${source}`}>
          Edit
        </Link>
      )),
    // oxlint-disable-next-line react/exhaustive-deps -- `link` is another function each time, and says the same for one address
    [address],
  );
}

interface OpenedSourceProps {
  /** As the address says it. */
  id: string;
  rows: AsyncState<readonly SourceCode[]>;
  onClose: () => void;
}

/** The dialog of the source code that the address names, once the list is there. */
function OpenedSource({ id, rows, onClose }: OpenedSourceProps) {
  const source = rows.status === 'ready' ? rows.data.find((row) => row.source === id) : undefined;
  const isMissing = !source && (rows.status === 'ready' || rows.status === 'empty');
  useEffect(() => {
    if (!isMissing) return;
    notify({ kind: 'error', text: `There is no source code ${id.slice(0, 20)}.` });
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- said once
  }, [isMissing]);
  return source && <SourceDialog source={source} onClose={onClose} />;
}
