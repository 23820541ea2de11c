import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import type { DataGridProps } from '@mui/x-data-grid';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useLocalizedThemeProps } from '../../theme/useLocalizedThemeProps.ts';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { useMenu } from '../../controls/PopupMenu/useMenu.tsx';
import { type Column, getColumnText } from '../Column.ts';
import { TableMenu } from '../DataTable/TableMenu.tsx';
import { createTableMenuEntries } from '../DataTable/tableMenuEntries.ts';
import { sortAndFilterIndex, createRowIndex } from '../DataTable/rowIndex.ts';
import type { Sorting } from '../DataTable/sorting.ts';
import { ReloadError } from '../editing/ReloadError.tsx';
import {
  type EditingLocaleText,
  EditingLocaleTextContext,
  editingLocaleText,
} from '../editing/editingLocaleText.tsx';
import { EditLiveRegion } from '../editing/EditLiveRegion.tsx';
import type { RowChange, RowSaveResult } from '../editing/RowState.ts';
import { useRowEdits, useRowLeave } from '../editing/useRowEdits.ts';
import { Root } from './editableGridStyles.ts';
import { GridMessage } from './GridMessage.tsx';
import { GridRows } from './GridRows.tsx';

export interface EditableGridProps<
  Row extends object,
  Id extends string | number,
> extends RootProps<HTMLDivElement> {
  /** Accessible name: what the rows are, such as `Start pages`. */
  label: string;
  /** The first column names the row. Columns with `edit` are editable. Define at module scope or memoize. */
  columns: readonly Column<Row>[];
  /** All rows, or their loading, empty or failed state. Unsaved input is kept when the rows are reloaded. */
  rows: AsyncState<readonly Row[]>;
  /** Unique, stable ID of a row. */
  rowId: (row: Row) => Id;
  /** Error messages by field name; called when a cell is left and before a row is saved. */
  validate?: (row: Row) => { readonly [Field in string]?: string | undefined };
  /**
   * Saves an edited row after the focus has left it. If saving fails, the input stays, with the reason and
   * `Retry`.
   */
  onSave: (change: RowChange<Row>) => Promise<RowSaveResult<Row>>;
  /** Entries of the row menu, which opens by its button, right click, menu key or Shift+F10. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Text while the first rows are loading. */
  loadingText?: string;
  /** Text when there are no rows. */
  emptyText?: string;
  /** One sentence on what would bring rows, below `emptyText`. */
  emptyHint?: ReactNode;
  /** File name of the CSV download in the table menu; without it there is no menu. */
  csvFileName?: string;
  /** Slots of MUI's `DataGrid`; define at module scope or memoize. */
  slots?: DataGridProps['slots'];
  /** Props of these slots. */
  slotProps?: DataGridProps['slotProps'];
  /** Overrides the built-in English text; define at module scope or memoize. */
  localeText?: Partial<EditingLocaleText>;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalEditableGrid?: ComponentThemeOptions<EditableGridProps<object, string | number>>;
  }
}

const noRows: readonly never[] = [];

/**
 * Table with cells that are edited in place, as in a spreadsheet: typing or Enter starts editing, Enter and
 * Tab move on, Esc reverts. Changes stay local until the focus leaves the row; a status column shows whether
 * it is saved.
 */
export function EditableGrid<Row extends object, Id extends string | number>(
  inProps: EditableGridProps<Row, Id>,
) {
  const [props, strings] = useLocalizedThemeProps('PortalEditableGrid', inProps, editingLocaleText);
  const { label, columns, rows, rowId, validate, onSave, rowActions, csvFileName, ...others } = props;
  const { loadingText = '[working...]', emptyText = 'No Data Available', emptyHint, ...further } = others;
  const { slots, slotProps, ...root } = further;
  const { edits, shownRows: data, failure } = useRowEdits({ rows, rowId, columns, validate, onSave });
  const [sorting, setSorting] = useState<Sorting>([]);
  const visibleRows = useMemo(
    () => sortAndFilterIndex(createRowIndex(data, columns), {}, sorting),
    [data, columns, sorting],
  );
  const rowsById = useMemo(
    () => new Map(visibleRows.map((row) => [String(edits.getId(row)), row])),
    [visibleRows, edits],
  );

  const findRow = (target: Element): Row | undefined =>
    rowsById.get(target.closest<HTMLElement>('[role="row"][data-id]')?.dataset.id ?? '');
  const rowLeaveHandlers = useRowLeave(
    (element) => {
      const row = findRow(element);
      return row ? rowId(row) : null;
    },
    (id) => edits.handleRowLeave(id),
  );

  const [menuRow, setMenuRow] = useState<Row | null>(null);
  const rowMenu = useMenu({
    label: menuRow && columns[0] ? strings.actionsFor(getColumnText(columns[0], menuRow)) : strings.actions,
    entries: (menuRow && rowActions?.(menuRow)) ?? noRows,
  });
  const openRowMenu = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = rowActions && findRow(target);
    if (!row || target.closest('input, textarea')) return;
    event.preventDefault();
    setMenuRow(row);
    rowMenu.openAt(
      target.closest<HTMLElement>('button[aria-haspopup="menu"]') ?? {
        left: event.clientX,
        top: event.clientY,
      },
    );
  };
  const handleClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('button[aria-haspopup="menu"]')) openRowMenu(event);
  };

  const isBusy = rows.status === 'loading' || (rows.status === 'ready' && rows.refreshing);
  const menuEntries = csvFileName
    ? createTableMenuEntries({
        tools: { csv: { fileName: csvFileName } },
        columns,
        hiddenColumns: new Set(),
        setHiddenColumns: () => {},
        shownColumns: columns,
        shownRows: visibleRows,
        filters: {},
        clearFilters: () => {},
        strings,
      })
    : noRows;

  return (
    <EditingLocaleTextContext value={strings}>
      <Root {...root} onClick={handleClick} onContextMenu={openRowMenu} {...rowLeaveHandlers}>
        {isBusy && <ProgressLine label={strings.loading(label)} />}
        {failure && <ReloadError failure={failure} />}
        {visibleRows.length > 0 ? (
          <GridRows
            label={label}
            columns={columns}
            rows={visibleRows}
            edits={edits}
            sorting={sorting}
            onSortingChange={setSorting}
            hasActions={rowActions !== undefined}
            isBusy={isBusy}
            slots={slots}
            slotProps={slotProps}
          />
        ) : (
          <GridMessage
            label={label}
            columns={columns}
            state={rows}
            loadingText={loadingText}
            emptyText={emptyText}
            emptyHint={emptyHint}
          />
        )}
        {menuEntries.length > 0 && (
          <TableMenu label={strings.options(label)} title={strings.tableOptionsHint} entries={menuEntries} />
        )}
        <EditLiveRegion edits={edits} />
        {rowMenu.menu}
      </Root>
    </EditingLocaleTextContext>
  );
}
