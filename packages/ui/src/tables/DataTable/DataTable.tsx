import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTheme } from '@mui/material/styles';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { useMenu } from '../../controls/PopupMenu/useMenu.tsx';
import { useControlledState } from '../../controls/useControlledState.ts';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useLocalizedThemeProps } from '../../theme/useLocalizedThemeProps.ts';
import { type Column, getColumnId, getColumnText } from '../Column.ts';
import { isSelected, type Selection, withIdIncluded } from '../Selection.ts';
import type { TableSlots } from '../TableSlots.ts';
import { SelectAllCheckbox } from './SelectAllCheckbox.tsx';
import { CellTools } from './CellTools.tsx';
import { moveCellFocus } from './cellFocus.ts';
import { TableMenu } from './TableMenu.tsx';
import { createTableMenuEntries } from './tableMenuEntries.ts';
import { Root, Scroller } from './dataTableStyles.ts';
import { createHeadingGroups } from './headingGroups.ts';
import { type DataTableLocaleText, dataTableLocaleText } from './dataTableLocaleText.ts';
import { TableHead } from './TableHead.tsx';
import { TableMessage } from './TableMessage.tsx';
import type { SortFilterOptions } from './SortFilterOptions.ts';
import { AllRows, WindowedRows } from './TableRows.tsx';
import type { TableTools } from './TableTools.ts';
import { TableTotals } from './TableTotals.tsx';
import {
  type ScrollPositionStore,
  scrollRowIntoView,
  useScrollRestoration,
  useScrollToTop,
} from './scrolling.ts';
import { useSortFilter } from './useSortFilter.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import { type RowReorder, useRowReordering } from './useRowReordering.ts';

export interface DataTableProps<Row, Id extends string | number>
  extends RootProps<HTMLDivElement>, TableSlots {
  /** Accessible name: what the rows are, such as `Mailers`. */
  label: string;
  /** The first column names the row. Define at module scope or memoize: a new array re-renders every row. */
  columns: readonly Column<Row>[];
  /** The rows, or their loading, empty or failed state. */
  rows: AsyncState<readonly Row[]>;
  /** Unique, stable ID of a row. */
  rowId: (row: Row) => Id;
  /** Text while the first rows are loading. */
  loadingText?: string;
  /** Text when there are no rows: `[no data]` or `No Data Available`, as specified for the screen. */
  emptyText?: string;
  /** One sentence on what would bring rows, below `emptyText`. */
  emptyHint?: ReactNode;
  /** The table scrolls to its first row when this value changes; usually the page number. */
  scrollResetKey?: string | number;
  /** Stores the scroll position when the table is left and restores it on Back. */
  scrollPositionStore?: ScrollPositionStore;
  /** Sorting and filtering; without it headings are plain text. */
  sortFilter?: SortFilterOptions;
  /** Rows pinned at the end that are not sorted, such as sums; rendered with the same columns. */
  totals?: readonly Row[];
  /** Selection mode, selected rows and callback. */
  selection?: Selection<Id>;
  /** Entries of the row menu, which opens by its button, right click, menu key or Shift+F10. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Entries of the table menu in the corner. */
  tools?: TableTools;
  /**
   * Called when a row is moved: with Alt and an arrow key, or by dragging a `draggable` element in one of its
   * cells. For rows in their own order, without `order`.
   */
  onRowReorder?: (move: RowReorder) => void;
  /** Imperative handle, for scrolling to a row. */
  handleRef?: Ref<TableHandle>;
  /** Overrides the built-in English text; define at module scope or memoize. */
  localeText?: Partial<DataTableLocaleText>;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalDataTable?: ComponentThemeOptions<DataTableProps<unknown, string | number>>;
  }
}

/** Imperative methods of a mounted table. */
export interface TableHandle {
  /** Scrolls the row at a zero-based index into view, as little as needed. */
  scrollToRow: (index: number) => void;
}

const noRows: readonly never[] = [];
const noSelection = { mode: 'none' } as const;
const noHiddenColumns: ReadonlySet<string> = new Set();
/** Minimum width in CSS pixels of a column without `width`. */
const defaultMinWidth = 160;
/** Above this number of rows only the visible ones are rendered. */
const windowingThreshold = 300;

/**
 * Semantic HTML table with sticky headings and first column that fills its parent and scrolls by itself. Old
 * rows stay visible while new ones are loading. Arrow keys move between cells, Ctrl+C copies a cell.
 */
export function DataTable<Row, Id extends string | number>(inProps: DataTableProps<Row, Id>) {
  const [props, strings] = useLocalizedThemeProps('PortalDataTable', inProps, dataTableLocaleText);
  const {
    label,
    columns,
    rows,
    rowId,
    scrollResetKey,
    sortFilter,
    totals = noRows,
    rowActions,
    tools,
    ...others
  } = props;
  const { loadingText = '[working...]', emptyText = '[no data]', emptyHint, ...further } = others;
  const {
    selection: chosen,
    scrollPositionStore,
    onRowReorder,
    handleRef,
    slots,
    slotProps,
    ...root
  } = further;
  const Table = slots?.table ?? 'table';
  const selection: Selection<Id> = chosen ?? noSelection;
  const scroller = useRef<HTMLElement>(null);
  const { density } = useTheme();
  const rowReordering = useRowReordering(scroller, onRowReorder);
  useImperativeHandle(
    handleRef,
    () => ({ scrollToRow: (index) => scrollRowIntoView(scroller.current, index, density.rowHeight) }),
    [density],
  );
  const isPrinting = useIsPrinting();

  const [hiddenColumns, setHiddenColumns] = useHiddenColumns(tools);
  const shownColumns = useMemo(
    () =>
      hiddenColumns.size === 0
        ? columns
        : columns.filter((column) => !hiddenColumns.has(getColumnId(column))),
    [columns, hiddenColumns],
  );
  const data = rows.status === 'ready' ? rows.data : noRows;
  const sortFilterState = useSortFilter(data, columns, sortFilter);
  const { shown } = sortFilterState;
  useScrollToTop(
    scroller,
    `${scrollResetKey} ${JSON.stringify([sortFilterState.sorting, sortFilterState.filters])}`,
  );
  useScrollRestoration(scroller, rows.status === 'ready', scrollPositionStore);

  const [menuRow, setMenuRow] = useState<Row | null>(null);
  const rowMenu = useMenu({
    label: menuRow && columns[0] ? strings.actionsFor(getColumnText(columns[0], menuRow)) : strings.actions,
    entries: (menuRow && rowActions?.(menuRow)) ?? noRows,
  });

  const rowAt = (target: EventTarget): Row | undefined => {
    const index = (target as Element).closest<HTMLElement>('tr[data-place]')?.dataset.place;
    return index === undefined ? undefined : shown[Number(index)];
  };
  const openRowMenu = (event: MouseEvent) => {
    const row = rowActions && rowAt(event.target);
    if (!row) return;
    event.preventDefault();
    setMenuRow(row);
    const button = (event.target as Element).closest<HTMLElement>('.PortalDataTable-actions button');
    rowMenu.openAt(button ?? getMenuPosition(event));
  };
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('.PortalDataTable-actions button')) openRowMenu(event);
    if (target.closest('tbody .PortalDataTable-choice input'))
      toggleSelection(selection, rowId, rowAt(target));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const hasNoModifier = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const isHandled = hasNoModifier
      ? scroller.current !== null && moveCellFocus(scroller.current, event.key)
      : rowReordering.moveByKey(event);
    if (isHandled) event.preventDefault();
  };

  const isBusy = rows.status === 'loading' || (rows.status === 'ready' && rows.refreshing);
  const selectionControl = ({ none: 'none', single: 'radio', multiple: 'checkbox' } as const)[selection.mode];
  const hasActions = rowActions !== undefined;
  const [columnsBefore, columnsAfter] = [selectionControl === 'none' ? 0 : 1, hasActions ? 1 : 0];
  const isWindowed = shown.length > windowingThreshold && !isPrinting;
  const headingRowCount = createHeadingGroups(shownColumns).length > 0 ? 2 : 1;
  const tableRows = {
    rowCount: shown.length,
    rowAt: (index: number) => shown[index] as Row,
    rowId,
    columns: shownColumns,
    selectionControl,
    isRowSelected: (row: Row) => isSelected(selection, rowId(row)),
    hasActions,
    headingRowCount,
    strings,
  };
  const menuEntries = tools
    ? createTableMenuEntries({
        tools,
        columns,
        hiddenColumns,
        setHiddenColumns,
        shownColumns,
        shownRows: totals.length === 0 ? shown : [...shown, ...totals],
        filters: sortFilterState.filters,
        clearFilters: () => sortFilterState.setFilters({}),
        strings,
      })
    : noRows;

  return (
    <Root
      {...root}
      data-choice={selectionControl !== 'none'}
      data-corner={menuEntries.length > 0 && !hasActions}
    >
      {isBusy && <ProgressLine label={strings.loading(label)} />}
      {/* Focusable, so that the table can be scrolled and its cells reached by keyboard. */}
      <Scroller
        {...slotProps?.region}
        as={slots?.region}
        ref={scroller}
        aria-label={strings.scrollRegion(label)}
        tabIndex={0}
        onClick={handleClick}
        onContextMenu={openRowMenu}
        onKeyDown={handleKeyDown}
        {...rowReordering.dragHandlers}
      >
        <Table
          {...slotProps?.table}
          aria-label={label}
          aria-busy={isBusy}
          aria-rowcount={isWindowed ? headingRowCount + shown.length + totals.length : undefined}
          style={{
            ...slotProps?.table?.style,
            minWidth: getMinWidth(shownColumns) + 40 * (columnsBefore + columnsAfter),
          }}
        >
          <colgroup>
            {selectionControl !== 'none' && <col style={{ width: 40 }} />}
            {shownColumns.map((column) => (
              <col key={getColumnId(column)} style={{ width: column.width }} />
            ))}
            {hasActions && <col style={{ width: 40 }} />}
          </colgroup>
          <TableHead
            columns={shownColumns}
            sortFilter={
              sortFilter ? { ...sortFilterState, filterTrigger: getFilterTrigger(sortFilter) } : null
            }
            selectionCell={
              selectionControl === 'none' ? null : (
                <SelectAllCheckbox
                  label={strings.selectAllRows}
                  selection={selection}
                  rows={shown}
                  rowId={rowId}
                />
              )
            }
            hasActions={hasActions}
            strings={strings}
          />
          {rows.status === 'ready' && shown.length > 0 ? (
            isWindowed ? (
              <WindowedRows {...tableRows} />
            ) : (
              <AllRows {...tableRows} isPrinting={isPrinting} />
            )
          ) : (
            <tbody>
              <TableMessage
                state={rows}
                columns={shownColumns}
                columnsBefore={columnsBefore}
                columnsAfter={columnsAfter}
                loadingText={loadingText}
                emptyText={emptyText}
                emptyHint={data.length > 0 ? strings.noMatchesHint : emptyHint}
              />
            </tbody>
          )}
          {totals.length > 0 && rows.status === 'ready' && (
            <TableTotals
              columns={shownColumns}
              totals={totals}
              hasSelection={selectionControl !== 'none'}
              hasActions={hasActions}
            />
          )}
        </Table>
      </Scroller>
      <CellTools scroller={scroller} strings={strings} />
      {menuEntries.length > 0 && (
        <TableMenu label={strings.options(label)} title={strings.tableOptionsHint} entries={menuEntries} />
      )}
      {rowMenu.menu}
    </Root>
  );
}

function useHiddenColumns(tools: TableTools | undefined) {
  const selectionProp = typeof tools?.chooseColumns === 'object' ? tools.chooseColumns : undefined;
  return useControlledState(selectionProp?.hiddenColumns, noHiddenColumns, (hiddenColumns) =>
    selectionProp?.onHiddenColumnsChange({ hiddenColumns }),
  );
}

function getFilterTrigger({ mode, showFilters }: SortFilterOptions) {
  if (!showFilters) return 'never';
  return mode === 'here' ? 'key' : 'enter';
}

function getMinWidth(columns: readonly { width?: number }[]): number {
  return columns.reduce((sum, column) => sum + (column.width ?? defaultMinWidth), 0);
}

/**
 * Position of a context menu: at the pointer, or below the focused element when it was opened by keyboard.
 */
function getMenuPosition(event: MouseEvent) {
  if (event.clientX !== 0 || event.clientY !== 0) return { left: event.clientX, top: event.clientY };
  const { left, bottom } = (event.target as Element).getBoundingClientRect();
  return { left, top: bottom };
}

function toggleSelection<Row, Id>(selection: Selection<Id>, rowId: (row: Row) => Id, row: Row | undefined) {
  if (row === undefined || selection.mode === 'none') return;
  const id = rowId(row);
  if (selection.mode === 'single') selection.onSelect(id);
  else selection.onSelect(withIdIncluded(selection.selected, id, !selection.selected.has(id)));
}
