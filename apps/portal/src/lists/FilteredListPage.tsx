import { getShownData } from '@portal/ui/feedback';
import { LazyComponent } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import {
  type Column,
  DataTable,
  type DataTableProps,
  FilterForm,
  type FilterFormProps,
  PagingBar,
} from '@portal/ui/tables';
import { type ReactNode, useMemo } from 'react';
import { useScrollMemory } from './useScrollMemory.ts';
import { DownloadAllButton } from '../downloads/DownloadAllButton.tsx';
import type { FilteredList } from './filteredList.ts';
import { useFilteredList } from './useFilteredList.ts';
import { usePrintAll } from './usePrintAll.ts';
import { useTableColumns } from './useTableColumns.ts';

type TableProps<Row> = Pick<DataTableProps<Row, string | number>, 'rowId' | 'empty' | 'rowActions'>;

export interface FilteredListPageProps<Row> extends TableProps<Row> {
  title: string;
  /** The accessible name of filters and table: `Offers`. */
  label: string;
  list: FilteredList<Row>;
  /** The columns, or a function for columns that depend on the rows shown; define at module scope or memoize. */
  columns: readonly Column<Row>[] | ((rows: readonly Row[]) => readonly Column<Row>[]);
  /** Name of the file with all matching rows. */
  fileName: string;
  /** Columns of the file, if different from the table. */
  fileColumns?: readonly Column<Row>[];
  /** Suggestions for text filters, by filter name. */
  suggestions?: FilterFormProps['pickOptions'];
  /** Label of the search button; default `Filter`. */
  submitLabel?: string;
  actions?: ReactNode;
  /** The specification's own text for a failure; `null` for the default. */
  failureText?: (error: unknown) => string | null;
}

const loadPrintedSearch = async () => (await import('./PrintedSearch.tsx')).PrintedSearch;

/** The screen of a list with server-side filters and paging. */
export function FilteredListPage<Row>(props: FilteredListPageProps<Row>) {
  const { title, label, list, columns: givenColumns, rowId, failureText } = props;
  const { shown, query, submitSearch, sortFilter, goToPage, clearFilters, ...page } = useFilteredList(list);
  const fetchPage = (number: number, signal: AbortSignal) => list.fetchPage(shown.search, number, signal);
  const { rows, paging, print, dialog } = usePrintAll({ label, ...page, fetchPage, rowId });
  const columns = useMemo(
    () => (typeof givenColumns === 'function' ? givenColumns(getShownData(rows) ?? []) : givenColumns),
    [givenColumns, rows],
  );
  const { data } = query;
  const filters = list.filters.filter(
    ({ name }) => name !== list.extension || !data || data.filters?.includes(name),
  );
  const specifiedText = failureText?.(query.error);
  const scrollMemory = useScrollMemory();

  return (
    <Page
      title={title}
      count={
        data && (
          <LazyComponent
            load={loadPrintedSearch}
            props={{
              label: title,
              filters,
              search: data.requestedState.search,
              result: {
                createdAtMs: data.receivedAt,
                rowCount: rows.status === 'ready' ? rows.data.length : 0,
                allRowCount: data.rowCount,
                hasMoreRows: data.hasMoreRows ?? false,
              },
            }}
          />
        )
      }
      actions={
        <>
          <DownloadAllButton
            fileName={props.fileName}
            columns={props.fileColumns ?? columns}
            fetchPage={fetchPage}
            rowId={rowId}
          />
          {props.actions}
        </>
      }
      filters={
        <FilterForm
          label={label}
          filters={filters}
          value={shown.typed}
          submitLabel={props.submitLabel}
          onSearch={submitSearch}
          pickOptions={props.suggestions}
        />
      }
    >
      <DataTable
        {...useTableColumns(label, columns)}
        rows={rows.status === 'failed' && specifiedText ? { ...rows, message: specifiedText } : rows}
        rowId={rowId}
        empty={{ ...props.empty, action: clearFilters }}
        rowActions={props.rowActions}
        sortFilter={sortFilter}
        tools={{ chooseColumns: true, print }}
        scrolling={{ resetKey: JSON.stringify(shown), positionStore: scrollMemory }}
        footer={<PagingBar paging={paging} onPageChange={({ page: target }) => goToPage(target)} />}
      />
      {dialog}
    </Page>
  );
}
