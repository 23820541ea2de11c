import { cloneElement, type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { useTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridRowId, useGridApiRef } from '@mui/x-data-grid';
import type { Column } from '../Column.ts';
import type { Sorting } from '../DataTable/sorting.ts';
import { messageHeight } from '../editing/editStyles.ts';
import type { RowEdits } from '../editing/RowEdits.ts';
import { editableColumns } from '../editing/useRowEdits.ts';
import { useEditingWords } from '../editing/editingWords.tsx';
import { gridColumns } from './gridColumns.tsx';
import { gridKeys } from './gridKeys.ts';

export interface GridRowsProps<Row extends object, Id extends string | number> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  edits: RowEdits<Row, Id>;
  sorting: Sorting;
  onSortingChange: (sorting: Sorting) => void;
  hasActions: boolean;
  isBusy: boolean;
  slots?: DataGridProps['slots'];
  slotProps?: DataGridProps['slotProps'];
}

/** x-data-grid's value for "all rows on one page". */
const allRows = { page: 0, pageSize: -1 };
const pageSizes = [{ value: -1, label: 'All' }];

/** Native tooltip, as in the rest of the product. */
function PlainTooltip({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  const child = children as ReactElement<{ title?: string }>;
  return typeof title === 'string' && title !== '' ? cloneElement(child, { title }) : child;
}

const ownSlots = { baseTooltip: PlainTooltip };

/**
 * The rows as an x-data-grid. The grid renders, moves the focus and starts and stops editing; the typed
 * values are kept in `edits`.
 */
export function GridRows<Row extends object, Id extends string | number>(props: GridRowsProps<Row, Id>) {
  const { label, columns, rows, edits, sorting, onSortingChange, hasActions, isBusy, slotProps } = props;
  const { density } = useTheme();
  const { nonce } = useEmotionCache() ?? {};
  const slots = useMemo(() => ({ ...ownSlots, ...props.slots }), [props.slots]);
  const grid = useGridApiRef();
  const words = useEditingWords();
  const colDefs = useMemo(
    () => gridColumns({ columns, edits, hasActions, words }),
    [columns, edits, hasActions, words],
  );
  const keys = useMemo(() => gridKeys(grid, edits, editableColumns(columns)), [grid, edits, columns]);
  const isFailed = (id: GridRowId) => edits.state(id as Id).status === 'failed';

  useEffect(() => {
    // Rows with a message are higher: the grid must measure again when a message appears or disappears.
    let failed = '';
    return edits.subscribe(() => {
      const now = edits.failed();
      if (now !== failed) grid.current?.resetRowHeights();
      failed = now;
    });
  }, [edits, grid]);

  return (
    <DataGrid<Row>
      apiRef={grid}
      slots={slots}
      slotProps={slotProps}
      aria-label={label}
      aria-busy={isBusy}
      nonce={nonce}
      columns={colDefs}
      rows={rows}
      getRowId={edits.idOf}
      rowHeight={density.rowHeight}
      columnHeaderHeight={density.rowHeight}
      getRowHeight={({ id }) => (isFailed(id) ? density.rowHeight + messageHeight : null)}
      paginationModel={allRows}
      pageSizeOptions={pageSizes}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableDensitySelector
      rowSelection={false}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={sorting.map(({ columnId, direction }) => ({ field: columnId, sort: direction }))}
      onSortModelChange={(model) =>
        onSortingChange(
          model.flatMap(({ field, sort }) => (sort ? [{ columnId: field, direction: sort }] : [])),
        )
      }
      processRowUpdate={(_row, before) => before}
      onCellEditStart={keys.onEditStart}
      onCellEditStop={keys.onEditStop}
      onCellKeyDown={keys.onKeyDown}
    />
  );
}
