import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import type { DataGridProps } from '@mui/x-data-grid';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import type { InTheme } from '../../theme/PortalComponents.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';
import type { MenuEntry } from '../../menus/MenuEntry.ts';
import { useMenu } from '../../menus/useMenu.tsx';
import { type Column, columnText } from '../Column.ts';
import { CornerMenu } from '../DataTable/CornerMenu.tsx';
import { cornerEntries } from '../DataTable/cornerEntries.ts';
import { orderedRows, makeRowIndex } from '../DataTable/rowOrder.ts';
import type { Sorting } from '../DataTable/sorting.ts';
import { ListFailure } from '../editing/ListFailure.tsx';
import { type EditingWords, EditingWordsContext, editingWords } from '../editing/editingWords.tsx';
import { EditNews } from '../editing/EditNews.tsx';
import type { RowChange, RowSaveResult } from '../editing/RowState.ts';
import { useRowEdits, useRowLeaving } from '../editing/useRowEdits.ts';
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
  localeText?: Partial<EditingWords>;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalEditableGrid?: InTheme<EditableGridProps<object, string | number>>;
  }
}

const noRows: readonly never[] = [];

/**
 * Table with cells that are edited in place, as in a spreadsheet: typing or Enter starts editing, Enter and
 * Tab move on, Esc reverts. Changes stay local until the focus leaves the row; a status column shows whether
 * it is saved.
 */
export function EditableGrid<Row extends object, Id extends string | number>(
  given: EditableGridProps<Row, Id>,
) {
  const [props, words] = useThemed('PortalEditableGrid', given, editingWords);
  const { label, columns, rows, rowId, validate, onSave, rowActions, csvFileName, ...others } = props;
  const { loadingText = '[working...]', emptyText = 'No Data Available', emptyHint, ...further } = others;
  const { slots, slotProps, ...root } = further;
  const { edits, shown: data, failure } = useRowEdits({ rows, rowId, columns, validate, onSave });
  const [sorting, setSorting] = useState<Sorting>([]);
  const shown = useMemo(
    () => orderedRows(makeRowIndex(data, columns), {}, sorting),
    [data, columns, sorting],
  );
  const rowsById = useMemo(() => new Map(shown.map((row) => [String(edits.idOf(row)), row])), [shown, edits]);

  const rowAt = (target: Element): Row | undefined =>
    rowsById.get(target.closest<HTMLElement>('[role="row"][data-id]')?.dataset.id ?? '');
  const leaving = useRowLeaving(
    (element) => {
      const row = rowAt(element);
      return row ? rowId(row) : null;
    },
    (id) => edits.leave(id),
  );

  const [menuRow, setMenuRow] = useState<Row | null>(null);
  const rowMenu = useMenu({
    label: menuRow && columns[0] ? words.actionsFor(columnText(columns[0], menuRow)) : words.actions,
    entries: (menuRow && rowActions?.(menuRow)) ?? noRows,
  });
  const openRowMenu = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = rowActions && rowAt(target);
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
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('button[aria-haspopup="menu"]')) openRowMenu(event);
  };

  const isBusy = rows.status === 'loading' || (rows.status === 'ready' && rows.refreshing);
  const corner = csvFileName
    ? cornerEntries({
        tools: { csv: { fileName: csvFileName } },
        columns,
        hidden: new Set(),
        setHidden: () => {},
        shownColumns: columns,
        shownRows: shown,
        filters: {},
        clearFilters: () => {},
        words,
      })
    : noRows;

  return (
    <EditingWordsContext value={words}>
      <Root {...root} onClick={onClick} onContextMenu={openRowMenu} {...leaving}>
        {isBusy && <ProgressLine label={words.loading(label)} />}
        {failure && <ListFailure failure={failure} />}
        {shown.length > 0 ? (
          <GridRows
            label={label}
            columns={columns}
            rows={shown}
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
        {corner.length > 0 && (
          <CornerMenu label={words.options(label)} title={words.optionsHint} entries={corner} />
        )}
        <EditNews edits={edits} />
        {rowMenu.menu}
      </Root>
    </EditingWordsContext>
  );
}
