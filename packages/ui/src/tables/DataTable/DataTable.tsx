import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { type Localized, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { useFormats } from '../../theme/formats.ts';
import { getShownData } from '../../feedback/AsyncState.ts';
import { createToolEntries } from '../frame/toolEntries.ts';
import { findRowIndex } from '../frame/findRowIndex.ts';
import { ScrollingTable } from '../frame/ScrollingTable.tsx';
import { isLoading, TableFrame } from '../frame/TableFrame.tsx';
import { TableHead } from '../frame/TableHead.tsx';
import { buttonWidth, useTableLayout } from '../frame/TableLayout.ts';
import { type TableLocaleText, tableLocaleText } from '../frame/tableLocaleText.ts';
import { TableMessage } from '../frame/TableMessage.tsx';
import { rootStyles } from '../frame/tableStyles.ts';
import { useColumnDrag } from '../frame/useColumnDrag.ts';
import { useColumnResizing } from '../frame/useColumnResizing.ts';
import { useColumnSettings } from '../frame/useColumnSettings.ts';
import { useRowDrag } from '../frame/useRowDrag.ts';
import { useRowMenu } from '../frame/useRowMenu.ts';
import { isSelected, type Selection, toggleSelection } from '../Selection.ts';
import type { PagingBarProps } from '../PagingBar/PagingBar.tsx';
import type { SortFilterOptions } from '../sorting/SortFilterOptions.ts';
import { describeFilters } from '../sorting/describeFilters.ts';
import { useSortFilter } from '../sorting/useSortFilter.ts';
import type { TableProps, TableSlots } from '../TableProps.ts';
import { moveCellFocus } from './cellFocus.ts';
import { DataRow } from './DataRow.tsx';
import { moveRowByKey } from './moveRowByKey.ts';
import { openRow } from './openRow.ts';
import { createRowDrop, type RowReorder } from './rowMoves.ts';
import { type TableScrolling, useTableScrolling } from './scrolling.ts';
import { SelectAllCheckbox } from './SelectAllCheckbox.tsx';
import { TableTotals } from './TableTotals.tsx';
import { LazyComponent } from '../../controls/LazyComponent/LazyComponent.tsx';

export interface DataTableProps<Row, Id extends string | number>
  extends TableProps<Row, Id>, TableSlots, Localized<TableLocaleText> {
  /** Sorting and filtering; without it headings are plain text. */
  sortFilter?: SortFilterOptions;
  /** Rows pinned at the end that are not sorted, such as sums; rendered with the same columns. */
  totals?: readonly Row[];
  /** Selection mode, selected rows and callback. */
  selection?: Selection<NoInfer<Id>>;
  /**
   * Whether a click beside its controls, or Enter in a cell, opens a row: does what its first link or button
   * does.
   */
  opensRows?: boolean;
  /**
   * Called when a row is moved: with Alt and an arrow key, or by dragging a `draggable` element in one of its
   * cells. For rows in their own order, without `sortFilter`.
   */
  onRowMove?: (move: RowReorder) => void;
  /** Below the rows, on the surface of the table: the paging bar. */
  footer?: ReactNode;
  /** Where the table is scrolled to. */
  scrolling?: TableScrolling;
}

const Root = styled('div', { name: 'PortalDataTable', slot: 'Root' })(({ theme }) => rootStyles(theme));
const loadCellTools = async () => (await import('./CellTools.tsx')).CellTools;
const loadFilterChips = async () => (await import('../frame/FilterChips.tsx')).FilterChips;
const noRows: readonly never[] = [];
const noMatches = { status: 'empty' } as const;
const selectionControls = { single: 'radio', multiple: 'checkbox' } as const;

/**
 * Semantic HTML table with sticky headings and first column that fills its parent and scrolls by itself. Old
 * rows stay visible while new ones are loading. Arrow keys move between cells, Ctrl+C copies a cell.
 * @alias grid, list, data grid
 */
export function DataTable<Row, Id extends string | number>(inProps: DataTableProps<Row, Id>) {
  const [props, strings] = useLocalizedThemeProps('PortalDataTable', inProps, tableLocaleText);
  const {
    label,
    columns,
    rows,
    rowId,
    empty,
    rowActions,
    tools = {},
    columnSettings,
    sortFilter,
    ...others
  } = props;
  const { totals = noRows, selection, onRowMove, opensRows, scrolling, footer, ...further } = others;
  const { slots, slotProps, ...root } = further;
  const hasSelection = selection !== undefined;
  const hasActions = rowActions !== undefined;

  const { shownColumns, chosenWidths, resize, move, entries } = useColumnSettings({
    columns,
    columnSettings,
    canHide: tools.chooseColumns,
    strings,
  });
  const shownData = getShownData(rows);
  const data = shownData ?? noRows;
  const { shown, ...sortFilterState } = useSortFilter(data, columns, sortFilter);
  const { appliedSorting, filters, setFilters } = sortFilterState;

  const scroller = useRef<HTMLElement>(null);
  useColumnResizing(scroller, resize, move);
  const columnDragHandlers = useColumnDrag(move);
  const orderKey = JSON.stringify([appliedSorting, filters]);
  const { getInitialTop } = useTableScrolling(scroller, scrolling, orderKey, shownData !== undefined);

  const findRow = (target: EventTarget) => shown[findRowIndex(target)];
  const rowMenu = useRowMenu({ columns, rowActions, findRow, strings });
  const dragHandlers = useRowDrag(onRowMove && createRowDrop(onRowMove));
  const handleClick = (event: MouseEvent) => {
    rowMenu.onClick(event);
    if (opensRows) openRow(event);
    const row = findRow(event.target);
    if (selection && row !== undefined && (event.target as Element).closest('.PortalTable-choice input'))
      toggleSelection(selection, rowId(row));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const hasNoModifier = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const opens = opensRows && event.key === 'Enter' && openRow(event);
    const isHandled = hasNoModifier
      ? opens || (scroller.current !== null && moveCellFocus(scroller.current, event.key))
      : onRowMove !== undefined && moveRowByKey(event, onRowMove);
    if (isHandled) event.preventDefault();
  };

  const menuEntries: MenuEntry[] = [
    ...createToolEntries(
      tools,
      {
        columns: shownColumns,
        rows: totals.length === 0 ? shown : [...shown, ...totals],
        isPage: countPages(footer) > 1,
      },
      strings,
    ),
    ...entries,
  ];

  const activeFilters = describeFilters(columns, filters, useFormats().decimalSign);
  // Below the table menu there is a column even without row menus, because it would cover a heading.
  const layout = useTableLayout({
    columns: shownColumns,
    rows: data,
    totals,
    hasSelection,
    actionsWidth: hasActions || menuEntries.length > 0 ? buttonWidth : 0,
    hasTools: sortFilter !== undefined,
    chosenWidths,
  });
  return (
    <TableFrame
      label={label}
      strings={strings}
      rows={rows}
      Root={Root}
      root={{ ...root, ...columnDragHandlers, 'data-choice': hasSelection, 'data-opens-rows': opensRows }}
      menuEntries={menuEntries}
    >
      {activeFilters.length > 0 && (
        <LazyComponent
          label={strings.activeFilters}
          load={loadFilterChips}
          placeholder={<div style={{ minHeight: 37, order: 1 }} />}
          props={{ active: activeFilters, filters, setFilters }}
        />
      )}
      <ScrollingTable
        label={label}
        isBusy={isLoading(rows)}
        layout={layout}
        slots={slots}
        slotProps={slotProps}
        scroller={scroller}
        handlers={{
          onClick: handleClick,
          onContextMenu: rowMenu.onContextMenu,
          onKeyDown: handleKeyDown,
          ...dragHandlers,
        }}
        head={
          <TableHead
            layout={layout}
            isLoading={rows.status === 'loading'}
            canMoveColumns
            sortFilter={sortFilter && sortFilterState}
            selectionCell={
              selection?.mode === 'multiple' && (
                <SelectAllCheckbox
                  label={strings.selectAllRows}
                  selection={selection}
                  rows={shown}
                  rowId={rowId}
                />
              )
            }
          />
        }
        message={
          shown.length === 0 && (
            <TableMessage
              label={label}
              state={data.length > 0 ? noMatches : rows}
              layout={layout}
              empty={data.length > 0 ? { ...empty, hint: strings.noMatchesHint } : empty}
            />
          )
        }
        rowCount={shown.length}
        getInitialTop={getInitialTop}
        renderRow={(index, ariaRowIndex) => {
          const row = shown[index] as Row;
          const id = rowId(row);
          return (
            <DataRow
              key={id}
              row={row}
              index={index}
              columns={shownColumns}
              selectionControl={selection && selectionControls[selection.mode]}
              isSelected={isSelected(selection, id)}
              actions={hasActions ? 'menu' : layout.actionsWidth > 0 ? 'none' : undefined}
              ariaRowIndex={ariaRowIndex}
            />
          );
        }}
        totalCount={totals.length}
        totals={
          totals.length > 0 && shownData !== undefined && <TableTotals layout={layout} totals={totals} />
        }
      />
      {footer && <div className="PortalTable-footer">{footer}</div>}
      {shownData !== undefined && <LazyComponent load={loadCellTools} props={{ scroller }} />}
      {rowMenu.menu}
    </TableFrame>
  );
}

/** How many pages a footer that is a `PagingBar` has. */
const countPages = (footer: ReactNode) =>
  (footer as { props?: Partial<PagingBarProps> } | null | undefined)?.props?.paging?.totalPages ?? 1;
