import { cloneElement, type ReactElement, type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { useTheme } from '../../theme/styled.ts';
import { DataGrid, type DataGridProps, type GridEventListener, useGridApiRef } from '@mui/x-data-grid';
import type { TableLayout } from '../frame/TableLayout.ts';
import type { MoveColumn, ResizeColumn } from '../frame/useColumnResizing.ts';
import type { Sorting } from '../sorting/sorting.ts';
import { getFontScale } from '../../controls/getFontScale.ts';
import { messageHeight } from '../editing/editStyles.ts';
import type { RowEdits } from '../editing/RowEdits.ts';
import { editableColumns, hasMessages } from '../editing/RowState.ts';
import { useEditingLocaleText } from '../editing/editingLocaleText.ts';
import { createGridColumns } from './gridColumns.tsx';
import { createGridKeyHandlers } from './gridKeyHandlers.ts';

export interface GridRowsProps<Row extends object, Id extends string | number> {
  label: string;
  layout: TableLayout<Row>;
  rows: readonly Row[];
  edits: RowEdits<Row, Id>;
  sorting: Sorting;
  onSortingChange: (sorting: Sorting) => void;
  onResize: ResizeColumn;
  onMove: MoveColumn;
  hasActions: boolean;
  isBusy: boolean;
  slots?: DataGridProps['slots'];
  slotProps?: DataGridProps['slotProps'];
}

/** x-data-grid's value for "all rows on one page". */
const singlePageModel = { page: 0, pageSize: -1 };
/** Of a heading that wraps, with its border. */
const twoLineHeight = 31;
const pageSizes = [{ value: -1, label: 'All' }];

/** Native tooltip, as in the rest of the product. */
function PlainTooltip({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  const child = children as ReactElement<{ title?: string }>;
  return typeof title === 'string' && title !== '' ? cloneElement(child, { title }) : child;
}

const defaultSlots = { baseTooltip: PlainTooltip };

/**
 * The rows as an x-data-grid. The grid renders, moves the focus and starts and stops editing; the typed
 * values are kept in `edits`.
 */
export function GridRows<Row extends object, Id extends string | number>(props: GridRowsProps<Row, Id>) {
  const { label, layout, rows, edits, sorting, onSortingChange, hasActions, isBusy, slotProps } = props;
  const fontScale = getFontScale();
  const rowHeight = Math.round(useTheme().density.rowHeight * fontScale);
  const { nonce } = useEmotionCache() ?? {};
  const slots = useMemo(() => ({ ...defaultSlots, ...props.slots }), [props.slots]);
  const grid = useGridApiRef();
  const strings = useEditingLocaleText();
  const colDefs = useMemo(
    () => createGridColumns({ layout, edits, hasActions, strings }),
    [layout, edits, hasActions, strings],
  );
  const keyHandlers = useMemo(
    () => createGridKeyHandlers(grid, edits, editableColumns(layout.columns)),
    [grid, edits, layout.columns],
  );
  useMoveByKey(grid, props.onMove);
  useEffect(() => {
    // Rows with a message are higher: the grid must measure again when a message appears or disappears.
    let previousIds = '';
    return edits.subscribe(() => {
      const ids = edits.getIdsWithMessages();
      if (ids !== previousIds) grid.current?.resetRowHeights();
      previousIds = ids;
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
      getRowId={edits.getId}
      rowHeight={rowHeight}
      columnHeaderHeight={Math.max(rowHeight, Math.round(twoLineHeight * fontScale))}
      getRowHeight={({ id }) => (hasMessages(edits.state(id as Id)) ? rowHeight + messageHeight : null)}
      paginationModel={singlePageModel}
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
      onColumnWidthChange={({ colDef, width }) => props.onResize(colDef.field, width, true)}
      processRowUpdate={(_row, before) => before}
      onCellEditStart={keyHandlers.onEditStart}
      onCellEditStop={keyHandlers.onEditStop}
      onCellKeyDown={keyHandlers.onKeyDown}
    />
  );
}

/** Ctrl with the arrow keys in a heading moves its column. */
function useMoveByKey(grid: ReturnType<typeof useGridApiRef>, move: MoveColumn): void {
  const handleKey: GridEventListener<'columnHeaderKeyDown'> = useEffectEvent(({ field }, event) => {
    const direction = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (!direction || !event.ctrlKey) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    move(field, direction);
  });
  useEffect(() => grid.current?.subscribeEvent('columnHeaderKeyDown', handleKey, { isFirst: true }), [grid]);
}
