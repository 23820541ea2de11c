import { type MouseEvent, useMemo, useRef } from 'react';
import { useIsPrinting } from '../../controls/useIsPrinting.ts';
import { useLocalizedThemeProps } from '../../theme/styled.ts';
import { EditableFrame } from '../editing/EditableFrame.tsx';
import type { EditableTableProps } from '../editing/EditableTableProps.ts';
import { useTableLocaleText } from '../editing/editingLocaleText.ts';
import type { RowSaveResult } from '../editing/RowState.ts';
import { useRowEdits, useRowLeave } from '../editing/useRowEdits.ts';
import { createToolEntries } from '../frame/toolEntries.ts';
import { ScrollingTable } from '../frame/ScrollingTable.tsx';
import { isLoading } from '../frame/TableFrame.tsx';
import { TableHead } from '../frame/TableHead.tsx';
import { buttonWidth, useTableLayout } from '../frame/TableLayout.ts';
import { TableMessage } from '../frame/TableMessage.tsx';
import { useColumnDrag } from '../frame/useColumnDrag.ts';
import { useColumnResizing } from '../frame/useColumnResizing.ts';
import { useColumnSettings } from '../frame/useColumnSettings.ts';
import { useRowDrag } from '../frame/useRowDrag.ts';
import { useRowMenu } from '../frame/useRowMenu.ts';
import type { TableSlots } from '../TableProps.ts';
import { siblingsOf } from './tree.ts';
import { getDropZone, getMoveByDrop, type RowMove } from './treeMoves.ts';
import { indentWidth, TreeRow } from './TreeRow.tsx';
import { insertStateColumn, toNameWidth } from './stateColumn.ts';
import { Root } from './treeTableStyles.ts';
import { useTree } from './useTree.ts';
import { useTreeEditing } from './useTreeEditing.ts';
import { useTreeFocus } from './useTreeFocus.ts';
import { useTreeKeys } from './useTreeKeys.ts';

export interface TreeTableProps<Row extends object, Id extends string | number>
  extends EditableTableProps<Row, Id>, TableSlots {
  /** ID of the parent row; `null` at the top level. */
  parentId: (row: Row) => Id | null;
  /** Moves a row after dragging or Alt and an arrow key; without it rows cannot be moved. */
  onRowMove?: (move: RowMove<Id>) => Promise<RowSaveResult<Row>>;
}

/**
 * Tree grid with rows that are expanded, collapsed, edited in place and reordered by mouse and keyboard.
 * Virtualized for thousands of rows.
 * @alias tree grid, nested rows
 */
export function TreeTable<Row extends object, Id extends string | number>(inProps: TreeTableProps<Row, Id>) {
  const [props, strings] = useLocalizedThemeProps('PortalTreeTable', inProps, useTableLocaleText());
  const { label, columns, rows, allRows, rowId, parentId, validate, onSave, onRowMove, ...others } = props;
  const { rowActions, empty, tools = {}, columnSettings, slots, slotProps, ...root } = others;
  const settings = useColumnSettings({ columns, columnSettings, strings });
  const edited = { rows, allRows, rowId, columns, validate, onSave, strings };
  const { edits, shownRows: data, state } = useRowEdits(edited);
  const { tree, allItems, openItems, isOpen, setOpen, setAllOpen } = useTree(data, rowId, parentId);
  const items = useIsPrinting() ? allItems : openItems;

  const scroller = useRef<HTMLElement>(null);
  useColumnResizing(scroller, settings.resize, settings.move);
  const columnDragHandlers = useColumnDrag(settings.move);
  const shownColumns = useMemo(
    () => insertStateColumn(settings.shownColumns, strings.state),
    [settings.shownColumns, strings.state],
  );
  const cellCount = shownColumns.length + (rowActions ? 1 : 0);
  const treeFocus = useTreeFocus(scroller, items, cellCount);
  const moveRow = (move: RowMove<Id> | null) => {
    if (!move || !onRowMove) return;
    if (move.parentId !== null) setOpen([move.parentId], true);
    void edits.run(move.id, () => onRowMove(move));
  };
  const editing = useTreeEditing({ items, columns: shownColumns, edits, focus: treeFocus });
  const handleKeyDown = useTreeKeys({
    tree,
    items,
    isOpen,
    edits,
    editing,
    focus: treeFocus,
    cellCount,
    setOpen,
    moveRow,
  });
  const { findItem, findCell } = treeFocus;
  const rowMenu = useRowMenu({ columns, rowActions, findRow: (target) => findItem(target)?.row, strings });
  const dragHandlers = useRowDrag(
    onRowMove &&
      ((fromIndex, targetIndex, relativeHeight) => {
        const [item, target] = [items[fromIndex], items[targetIndex]];
        const zone = getDropZone(relativeHeight);
        const move = item && target && getMoveByDrop(tree, item, target, zone);
        return move ? { zone, move: () => moveRow(move) } : null;
      }),
  );
  const rowLeaveHandlers = useRowLeave(
    (element) => findItem(element)?.id ?? null,
    (id) => {
      editing.handleRowLeave(id);
      edits.handleRowLeave(id);
    },
  );
  const handleClick = (event: MouseEvent) => {
    rowMenu.onClick(event);
    const item = (event.target as Element).closest('.PortalTree-twisty') && findItem(event.target);
    if (item) setOpen([item.id], isOpen(item) === false);
  };
  const handleDoubleClick = ({ target }: MouseEvent) => {
    const cell = findCell(target);
    const isButtonOrInput = (target as Element).closest('.PortalEdit-input, .PortalTree-twisty');
    if (cell && !isButtonOrInput) editing.start(cell.item, cell.column, true);
  };

  const layout = useTableLayout({
    columns: shownColumns,
    rows: data,
    actionsWidth: rowActions ? buttonWidth : 0,
    chosenWidths: settings.chosenWidths,
    indent: indentWidth * (1 + Math.max(0, ...allItems.map(({ level }) => level))),
  });
  return (
    <EditableFrame
      label={label}
      strings={strings}
      rows={state}
      Root={Root}
      root={{
        ...root,
        ...columnDragHandlers,
        style: { ...root.style, ...toNameWidth(layout.widths.columns[0]?.css) },
      }}
      menuEntries={
        items.length === 0
          ? []
          : [
              { kind: 'action', label: strings.expandAll, onSelect: () => setAllOpen(true) },
              { kind: 'action', label: strings.collapseAll, onSelect: () => setAllOpen(false) },
              ...createToolEntries(
                tools,
                { columns: settings.shownColumns, rows: allItems.map(({ row }) => row) },
                strings,
              ),
              ...settings.entries,
            ]
      }
      edits={edits}
    >
      <ScrollingTable
        label={label}
        isBusy={isLoading(rows)}
        layout={layout}
        role="treegrid"
        slots={slots}
        slotProps={slotProps}
        scroller={scroller}
        handlers={{
          onClick: handleClick,
          onDoubleClick: handleDoubleClick,
          onContextMenu: rowMenu.onContextMenu,
          onKeyDown: handleKeyDown,
          onFocus: (event) => {
            treeFocus.setActiveFrom(event.target);
            rowLeaveHandlers.onFocus(event);
          },
          onBlur: (event) => {
            editing.handleBlur(event.relatedTarget);
            rowLeaveHandlers.onBlur();
          },
          ...dragHandlers,
        }}
        head={
          <TableHead
            layout={layout}
            isLoading={rows.status === 'loading'}
            canMoveColumns
            isGrid={items.length > 0}
          />
        }
        message={
          items.length === 0 && <TableMessage label={label} state={rows} layout={layout} empty={empty} />
        }
        rowCount={items.length}
        keptIndex={treeFocus.activeIndex}
        renderRow={(index, ariaRowIndex) => {
          const item = items[index] as (typeof items)[number];
          const isActive = index === treeFocus.activeIndex;
          // Without an active cell, the first one is in the tab order.
          const isTabStop = isActive || (treeFocus.activeIndex < 0 && index === 0);
          return (
            <TreeRow
              key={item.id}
              item={item}
              index={index}
              ariaRowIndex={ariaRowIndex}
              siblingCount={siblingsOf(tree, item).length}
              columns={shownColumns}
              edits={edits}
              isOpen={isOpen(item)}
              activeColumn={isTabStop ? (treeFocus.active?.column ?? 0) : null}
              isEditing={isActive && editing.isEditing}
              hasActions={rowActions !== undefined}
              canMove={onRowMove !== undefined}
            />
          );
        }}
      />
      {rowMenu.menu}
    </EditableFrame>
  );
}
