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
import type { MenuEntry } from '../../menus/MenuEntry.ts';
import { useMenu } from '../../menus/useMenu.tsx';
import { useControlledState } from '../../state/useControlledState.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';
import { type Column, columnId, columnText } from '../Column.ts';
import { isSelected, type Selection, withId } from '../Selection.ts';
import type { TableParts } from '../TableParts.ts';
import { AllChoice } from './AllChoice.tsx';
import { CellTools } from './CellTools.tsx';
import { moveCellFocus } from './cellFocus.ts';
import { CornerMenu } from './CornerMenu.tsx';
import { cornerEntries } from './cornerEntries.ts';
import { Root, Scroller } from './dataTableStyles.ts';
import { headingGroups } from './headingGroups.ts';
import { type DataTableWords, dataTableWords } from './dataTableWords.ts';
import { TableHead } from './TableHead.tsx';
import { TableMessage } from './TableMessage.tsx';
import type { TableOrder } from './TableOrder.ts';
import { AllRows, WindowedRows } from './TableRows.tsx';
import type { TableTools } from './TableTools.ts';
import { TableTotals } from './TableTotals.tsx';
import { type ScrollMemory, showRow, useScrollMemory, useScrollToTop } from './scrolling.ts';
import { useOrderedRows } from './useOrderedRows.ts';
import { usePrinting } from './usePrinting.ts';
import { type RowPlaces, useRowMoves } from './useRowMoves.ts';

export interface DataTableProps<Row, Id extends string | number>
  extends RootProps<HTMLDivElement>, TableParts {
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
  scrollKey?: string | number;
  /** Stores the scroll position when the table is left and restores it on Back. */
  scrollMemory?: ScrollMemory;
  /** Sorting and filtering; without it headings are plain text. */
  order?: TableOrder;
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
  onMove?: (move: RowPlaces) => void;
  /** Imperative handle, for scrolling to a row. */
  handle?: Ref<TableHandle>;
  /** Overrides the built-in English text; define at module scope or memoize. */
  localeText?: Partial<DataTableWords>;
}

/** Imperative methods of a mounted table. */
export interface TableHandle {
  /** Scrolls the row at a zero-based index into view, as little as needed. */
  showRow: (place: number) => void;
}

const noRows: readonly never[] = [];
const notChosen = { mode: 'none' } as const;
const noneHidden: ReadonlySet<string> = new Set();
/** Minimum width in CSS pixels of a column without `width`. */
const flexibleWidth = 160;
/** Above this number of rows only the visible ones are rendered. */
const windowedAbove = 300;

/**
 * Semantic HTML table with sticky headings and first column that fills its parent and scrolls by itself. Old
 * rows stay visible while new ones are loading. Arrow keys move between cells, Ctrl+C copies a cell.
 */
export function DataTable<Row, Id extends string | number>(given: DataTableProps<Row, Id>) {
  const [props, words] = useThemed('PortalDataTable', given, dataTableWords);
  const {
    label,
    columns,
    rows,
    rowId,
    scrollKey,
    order,
    totals = noRows,
    rowActions,
    tools,
    ...others
  } = props;
  const { loadingText = '[working...]', emptyText = '[no data]', emptyHint, ...further } = others;
  const { selection: chosen, scrollMemory, onMove, handle, slots, slotProps, ...root } = further;
  const Table = slots?.table ?? 'table';
  const selection: Selection<Id> = chosen ?? notChosen;
  const scroller = useRef<HTMLElement>(null);
  const { density } = useTheme();
  const moves = useRowMoves(scroller, onMove);
  useImperativeHandle(
    handle,
    () => ({ showRow: (place) => showRow(scroller.current, place, density.rowHeight) }),
    [density],
  );
  const isPrinting = usePrinting();

  const [hidden, setHidden] = useHiddenColumns(tools);
  const shownColumns = useMemo(
    () => (hidden.size === 0 ? columns : columns.filter((column) => !hidden.has(columnId(column)))),
    [columns, hidden],
  );
  const data = rows.status === 'ready' ? rows.data : noRows;
  const ordered = useOrderedRows(data, columns, order);
  const { shown } = ordered;
  useScrollToTop(scroller, `${scrollKey} ${JSON.stringify([ordered.sorting, ordered.filters])}`);
  useScrollMemory(scroller, rows.status === 'ready', scrollMemory);

  const [menuRow, setMenuRow] = useState<Row | null>(null);
  const rowMenu = useMenu({
    label: menuRow && columns[0] ? words.actionsFor(columnText(columns[0], menuRow)) : words.actions,
    entries: (menuRow && rowActions?.(menuRow)) ?? noRows,
  });

  const rowAt = (target: EventTarget): Row | undefined => {
    const place = (target as Element).closest<HTMLElement>('tr[data-place]')?.dataset.place;
    return place === undefined ? undefined : shown[Number(place)];
  };
  const openRowMenu = (event: MouseEvent) => {
    const row = rowActions && rowAt(event.target);
    if (!row) return;
    event.preventDefault();
    setMenuRow(row);
    const button = (event.target as Element).closest<HTMLElement>('.PortalDataTable-actions button');
    rowMenu.openAt(button ?? pointOf(event));
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('.PortalDataTable-actions button')) openRowMenu(event);
    if (target.closest('tbody .PortalDataTable-choice input')) choose(selection, rowId, rowAt(target));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const isUsed = isPlain
      ? scroller.current !== null && moveCellFocus(scroller.current, event.key)
      : moves.moveByKey(event);
    if (isUsed) event.preventDefault();
  };

  const isBusy = rows.status === 'loading' || (rows.status === 'ready' && rows.refreshing);
  const choice = ({ none: 'none', single: 'radio', multiple: 'checkbox' } as const)[selection.mode];
  const hasActions = rowActions !== undefined;
  const [before, after] = [choice === 'none' ? 0 : 1, hasActions ? 1 : 0];
  const isWindowed = shown.length > windowedAbove && !isPrinting;
  const headLines = headingGroups(shownColumns).length > 0 ? 2 : 1;
  const tableRows = {
    count: shown.length,
    rowAt: (place: number) => shown[place] as Row,
    rowId,
    columns: shownColumns,
    choice,
    isChosen: (row: Row) => isSelected(selection, rowId(row)),
    hasActions,
    headLines,
    words,
  };
  const corner = tools
    ? cornerEntries({
        tools,
        columns,
        hidden,
        setHidden,
        shownColumns,
        shownRows: totals.length === 0 ? shown : [...shown, ...totals],
        filters: ordered.filters,
        clearFilters: () => ordered.setFilters({}),
        words,
      })
    : noRows;

  return (
    <Root {...root} data-choice={choice !== 'none'} data-corner={corner.length > 0 && !hasActions}>
      {isBusy && <ProgressLine label={words.loading(label)} />}
      {/* Focusable, so that the table can be scrolled and its cells reached by keyboard. */}
      <Scroller
        {...slotProps?.region}
        as={slots?.region}
        ref={scroller}
        aria-label={words.region(label)}
        tabIndex={0}
        onClick={onClick}
        onContextMenu={openRowMenu}
        onKeyDown={onKeyDown}
        {...moves.dragHandlers}
      >
        <Table
          {...slotProps?.table}
          aria-label={label}
          aria-busy={isBusy}
          aria-rowcount={isWindowed ? headLines + shown.length + totals.length : undefined}
          style={{
            ...slotProps?.table?.style,
            minWidth: minWidthOf(shownColumns) + 40 * (before + after),
          }}
        >
          <colgroup>
            {choice !== 'none' && <col style={{ width: 40 }} />}
            {shownColumns.map((column) => (
              <col key={columnId(column)} style={{ width: column.width }} />
            ))}
            {hasActions && <col style={{ width: 40 }} />}
          </colgroup>
          <TableHead
            columns={shownColumns}
            order={order ? { ...ordered, filterOn: filterOn(order) } : null}
            choice={
              choice === 'none' ? null : (
                <AllChoice label={words.allRows} selection={selection} rows={shown} rowId={rowId} />
              )
            }
            hasActions={hasActions}
            words={words}
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
                before={before}
                after={after}
                loadingText={loadingText}
                emptyText={emptyText}
                emptyHint={data.length > 0 ? words.filtersHideAll : emptyHint}
              />
            </tbody>
          )}
          {totals.length > 0 && rows.status === 'ready' && (
            <TableTotals
              columns={shownColumns}
              totals={totals}
              hasChoice={choice !== 'none'}
              hasActions={hasActions}
            />
          )}
        </Table>
      </Scroller>
      <CellTools scroller={scroller} words={words} />
      {corner.length > 0 && (
        <CornerMenu label={words.options(label)} title={words.optionsHint} entries={corner} />
      )}
      {rowMenu.menu}
    </Root>
  );
}

function useHiddenColumns(tools: TableTools | undefined) {
  const chosen = typeof tools?.chooseColumns === 'object' ? tools.chooseColumns : undefined;
  return useControlledState(chosen?.hidden, noneHidden, (hidden) => chosen?.onHiddenChange({ hidden }));
}

function filterOn({ by, showFilters }: TableOrder) {
  if (!showFilters) return 'never';
  return by === 'here' ? 'key' : 'enter';
}

function minWidthOf(columns: readonly { width?: number }[]): number {
  return columns.reduce((sum, column) => sum + (column.width ?? flexibleWidth), 0);
}

/**
 * Position of a context menu: at the pointer, or below the focused element when it was opened by keyboard.
 */
function pointOf(event: MouseEvent) {
  if (event.clientX !== 0 || event.clientY !== 0) return { left: event.clientX, top: event.clientY };
  const { left, bottom } = (event.target as Element).getBoundingClientRect();
  return { left, top: bottom };
}

function choose<Row, Id>(selection: Selection<Id>, rowId: (row: Row) => Id, row: Row | undefined) {
  if (row === undefined || selection.mode === 'none') return;
  const id = rowId(row);
  if (selection.mode === 'single') selection.onSelect(id);
  else selection.onSelect(withId(selection.selected, id, !selection.selected.has(id)));
}
