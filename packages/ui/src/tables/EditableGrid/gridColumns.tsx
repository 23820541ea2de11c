import { gridClasses, type GridColDef } from '@mui/x-data-grid';
import { type Column, getColumnAlign, getColumnId, getColumnText } from '../Column.ts';
import { CellContent } from '../editing/CellContent.tsx';
import { CellInput } from '../editing/CellInput.tsx';
import type { EditingLocaleText } from '../editing/editingLocaleText.ts';
import type { RowEdits } from '../editing/RowEdits.ts';
import { isEditable } from '../editing/RowState.ts';
import { RowStateCell } from '../editing/RowStateCell.tsx';
import { RowMenuButton } from '../frame/RowMenuButton.tsx';
import { buttonWidth, type TableLayout } from '../frame/TableLayout.ts';
import type { ColumnSize } from '../sizing/columnSizes.ts';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';

interface GridColumnParams<Row, Id> {
  layout: TableLayout<Row>;
  edits: RowEdits<Row, Id>;
  hasActions: boolean;
  strings: EditingLocaleText;
}

/** Converts columns to x-data-grid columns and adds the status and action columns. */
export function createGridColumns<Row extends object, Id extends string | number>(
  params: GridColumnParams<Row, Id>,
): GridColDef<Row>[] {
  const { layout, edits, hasActions, strings } = params;
  const { columns, widths } = layout;
  const dataColumns = columns.map((column, index): GridColDef<Row> => {
    const getCellProps = (row: Row) => ({ edits, id: edits.getId(row), row });
    return {
      ...toColDef(column, widths.columns[index] as ColumnSize, index > 0),
      editable: column.edit !== undefined && column.edit.kind !== 'checkbox',
      renderCell: ({ row }) => (
        <CellContent {...getCellProps(row)} column={column} hasRowMessage={index === 0} />
      ),
      ...(isEditable(column) && {
        // While a cell is being typed over, the grid passes its row without the value.
        renderEditCell: ({ row }) => (
          <CellInput {...getCellProps(edits.state(edits.getId(row)).base ?? row)} column={column} />
        ),
      }),
    };
  });
  const stateColumn: GridColDef<Row> = {
    ...toIconColumn('PortalGrid-state', strings.state),
    cellClassName: 'PortalGrid-icon',
    renderCell: ({ row, tabIndex }) => (
      <RowStateCell edits={edits} id={edits.getId(row)} rowName={edits.getRowName(row)} tabIndex={tabIndex} />
    ),
  };
  const actionsColumn: GridColDef<Row> = {
    ...toIconColumn('PortalGrid-actions', strings.actions),
    cellClassName: 'PortalGrid-actions PortalGrid-icon',
    renderCell: ({ row, tabIndex }) => <RowMenuButton rowName={edits.getRowName(row)} tabIndex={tabIndex} />,
  };
  return hasActions ? [...dataColumns, stateColumn, actionsColumn] : [...dataColumns, stateColumn];
}

/** A column for an icon or a button, whose heading is for screen readers only. */
function toIconColumn(field: string, heading: string) {
  return {
    field,
    headerName: heading,
    renderHeader: () => <span style={visuallyHidden}>{heading}</span>,
    width: buttonWidth,
    minWidth: buttonWidth,
    resizable: false,
    sortable: false,
  };
}

function toColDef<Row extends object>(
  column: Column<Row>,
  { min, full, share }: ColumnSize,
  canMove: boolean,
): GridColDef<Row> {
  return {
    field: getColumnId(column),
    headerName: column.heading,
    renderHeader: () => (
      <span
        className={gridClasses.columnHeaderTitle}
        draggable={canMove}
        data-columnid={getColumnId(column)}
        title={column.hint ?? column.heading}
      >
        {column.heading}
      </span>
    ),
    align: getColumnAlign(column),
    headerAlign: getColumnAlign(column),
    sortable: column.sortable !== false,
    cellClassName: column.edit && 'PortalGrid-editable',
    // Used by the grid's clipboard and accessibility code.
    valueGetter: (_value, row) => getColumnText(column, row),
    // In proportion to their texts, so that none is cut while another has room.
    ...(share > 0 ? { flex: full, minWidth: min } : { width: full }),
  };
}
