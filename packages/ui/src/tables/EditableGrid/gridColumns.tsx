import type { GridColDef } from '@mui/x-data-grid';
import { KebabIcon } from '../../icons/icons.tsx';
import { type Column, columnId, columnText } from '../Column.ts';
import { CellContent } from '../editing/CellContent.tsx';
import { CellInput } from '../editing/CellInput.tsx';
import type { EditingWords } from '../editing/editingWords.tsx';
import { outOfSight } from '../editing/EditNews.tsx';
import type { RowEdits } from '../editing/RowEdits.ts';
import type { EditableColumn } from '../editing/RowState.ts';
import { RowStateCell } from '../editing/RowStateCell.tsx';

interface GridParts<Row, Id> {
  columns: readonly Column<Row>[];
  edits: RowEdits<Row, Id>;
  hasActions: boolean;
  words: EditingWords;
}

/** ID of the column that shows whether a row is saved. */
export const stateColumn = 'PortalGrid-state';
const actionsColumn = 'PortalGrid-actions';
/** Minimum width in CSS pixels of a column without `width`. */
const flexibleWidth = 160;

/** Converts columns to x-data-grid columns and adds the status and action columns. */
export function gridColumns<Row extends object, Id extends string | number>(
  parts: GridParts<Row, Id>,
): GridColDef<Row>[] {
  const { columns, edits, hasActions, words } = parts;
  const nameOf = (row: Row) => (columns[0] ? columnText(columns[0], row) : '');
  const own = columns.map((column): GridColDef<Row> => {
    const cellOf = (row: Row) => ({ edits, id: edits.idOf(row), row, rowName: nameOf(row) });
    return {
      ...look(column),
      editable: column.edit !== undefined && column.edit.kind !== 'tick',
      renderCell: ({ row }) => <CellContent {...cellOf(row)} column={column} />,
      // While a cell is being typed over, the grid passes its row without the value.
      renderEditCell: ({ row }) => (
        <CellInput {...cellOf(edits.base(edits.idOf(row)) ?? row)} column={column as EditableColumn<Row>} />
      ),
    };
  });
  const state: GridColDef<Row> = {
    field: stateColumn,
    headerName: words.state,
    width: 168,
    sortable: false,
    renderCell: ({ row, tabIndex }) => (
      <RowStateCell edits={edits} id={edits.idOf(row)} rowName={nameOf(row)} tabIndex={tabIndex} />
    ),
  };
  const actions: GridColDef<Row> = {
    field: actionsColumn,
    headerName: words.actions,
    renderHeader: () => <span style={outOfSight}>{words.actions}</span>,
    width: 44,
    resizable: false,
    sortable: false,
    cellClassName: 'PortalGrid-actions',
    renderCell: ({ row, tabIndex }) => (
      <button
        type="button"
        aria-haspopup="menu"
        aria-label={words.actionsFor(nameOf(row))}
        title={words.actions}
        tabIndex={tabIndex}
      >
        <KebabIcon />
      </button>
    ),
  };
  return hasActions ? [...own, state, actions] : [...own, state];
}

function look<Row extends object>(column: Column<Row>): GridColDef<Row> {
  const isFlexible = column.width === undefined;
  return {
    field: columnId(column),
    headerName: column.heading,
    description: column.hint,
    align: column.align,
    headerAlign: column.align,
    sortable: column.sortable !== false,
    cellClassName: column.edit && 'PortalGrid-editable',
    // Used by the grid's clipboard and accessibility code.
    valueGetter: (_value, row) => columnText(column, row),
    ...(isFlexible ? { flex: 1, minWidth: flexibleWidth } : { width: column.width }),
  };
}
