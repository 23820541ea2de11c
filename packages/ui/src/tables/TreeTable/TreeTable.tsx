import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useLocalizedThemeProps } from '../../theme/useLocalizedThemeProps.ts';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { useMenu } from '../../controls/PopupMenu/useMenu.tsx';
import { type Column, getColumnText } from '../Column.ts';
import type { TableSlots } from '../TableSlots.ts';
import { TableMenu } from '../DataTable/TableMenu.tsx';
import { TableMessage } from '../DataTable/TableMessage.tsx';
import { downloadCsv, toTableCsv } from '../DataTable/csvDownload.ts';
import { ReloadError } from '../editing/ReloadError.tsx';
import {
  type EditingLocaleText,
  EditingLocaleTextContext,
  editingLocaleText,
} from '../editing/editingLocaleText.tsx';
import { EditLiveRegion } from '../editing/EditLiveRegion.tsx';
import type { RowChange, RowSaveResult } from '../editing/RowState.ts';
import { useRowEdits, useRowLeave } from '../editing/useRowEdits.ts';
import { TreeBody } from './TreeBody.tsx';
import { TreeHead } from './TreeHead.tsx';
import type { RowMove } from './treeMoves.ts';
import { siblingsOf, listVisibleItems, buildTree } from './tree.ts';
import { Root, TreeScroller } from './treeTableStyles.ts';
import { useRowDrag } from './useRowDrag.ts';
import { useTreeFocus } from './useTreeFocus.ts';
import { useTreeKeys } from './useTreeKeys.ts';

export interface TreeTableProps<Row extends object, Id extends string | number>
  extends RootProps<HTMLDivElement>, TableSlots {
  /** Accessible name: what the rows are, such as `Pages`. */
  label: string;
  /**
   * The first column names the row and shows the tree. Columns with `edit` are editable. Define at module
   * scope or memoize.
   */
  columns: readonly Column<Row>[];
  /**
   * All rows, siblings in order, or their loading, empty or failed state. Unsaved input is kept when the rows
   * are reloaded.
   */
  rows: AsyncState<readonly Row[]>;
  /** Unique, stable ID of a row. */
  rowId: (row: Row) => Id;
  /** ID of the parent row; `null` at the top level. */
  parentId: (row: Row) => Id | null;
  /** Error messages by field name; called when a cell is left and before a row is saved. */
  validate?: (row: Row) => { readonly [Field in string]?: string | undefined };
  /** Saves an edited row after the focus has left it. */
  onSave: (change: RowChange<Row>) => Promise<RowSaveResult<Row>>;
  /** Moves a row after dragging or Alt and an arrow key; without it rows cannot be moved. */
  onRowMove?: (moveRow: RowMove<Id>) => Promise<RowSaveResult<Row>>;
  /** Entries of the row menu, which opens by its button, right click, menu key or Shift+F10. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Text while the first rows are loading. */
  loadingText?: string;
  /** Text when there are no rows. */
  emptyText?: string;
  /** One sentence on what would bring rows, below `emptyText`. */
  emptyHint?: ReactNode;
  /** File name of the CSV download in the table menu; without it there is no download. */
  csvFileName?: string;
  /** Overrides the built-in English text; define at module scope or memoize. */
  localeText?: Partial<EditingLocaleText>;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalTreeTable?: ComponentThemeOptions<TreeTableProps<object, string | number>>;
  }
}

const noRows: readonly never[] = [];

/**
 * Tree grid with rows that are expanded, collapsed, edited in place and reordered by mouse and keyboard.
 * Virtualized for thousands of rows.
 */
export function TreeTable<Row extends object, Id extends string | number>(inProps: TreeTableProps<Row, Id>) {
  const [props, strings] = useLocalizedThemeProps('PortalTreeTable', inProps, editingLocaleText);
  const { label, columns, rows, rowId, parentId, validate, onSave, onRowMove, rowActions, ...others } = props;
  const { loadingText = '[working...]', emptyText = 'No Data Available', emptyHint, ...further } = others;
  const { csvFileName, slots, slotProps, ...root } = further;
  const Table = slots?.table ?? 'table';
  const { edits, shownRows: data, failure } = useRowEdits({ rows, rowId, columns, validate, onSave });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the two functions say the same of the same rows
  const tree = useMemo(() => buildTree(data, rowId, parentId), [data]);
  const [collapsedIds, setCollapsedIds] = useState<ReadonlySet<Id>>(new Set());
  const items = useMemo(() => listVisibleItems(tree, (id) => collapsedIds.has(id)), [tree, collapsedIds]);

  const scroller = useRef<HTMLElement>(null);
  const cellCount = columns.length + 1 + (rowActions ? 1 : 0);
  const treeFocus = useTreeFocus(scroller, items, cellCount);
  const moveRow = (rowMove: RowMove<Id> | null) => {
    if (!rowMove || !onRowMove) return;
    if (rowMove.parentId !== null) setOpen([rowMove.parentId], true);
    void edits.run(rowMove.id, () => onRowMove(rowMove));
  };
  const setOpen = (ids: readonly Id[], isOpen: boolean) =>
    setCollapsedIds((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isOpen) after.delete(id);
        else after.add(id);
      return after;
    });
  const treeKeys = useTreeKeys({
    tree,
    items,
    collapsedIds,
    columns,
    edits,
    focus: treeFocus,
    cellCount,
    setOpen,
    moveRow,
  });
  const rowDrag = useRowDrag(tree, onRowMove ? moveRow : undefined);
  const rowLeaveHandlers = useRowLeave(
    (element) => treeFocus.findItem(element)?.id ?? null,
    (id) => {
      treeKeys.handleRowLeave(id);
      edits.handleRowLeave(id);
    },
  );

  const [menuRow, setMenuRow] = useState<Row | null>(null);
  const rowMenu = useMenu({
    label: menuRow && columns[0] ? strings.actionsFor(getColumnText(columns[0], menuRow)) : strings.actions,
    entries: (menuRow && rowActions?.(menuRow)) ?? noRows,
  });
  const openRowMenu = (event: MouseEvent) => {
    const target = event.target as Element;
    const item = rowActions && treeFocus.findItem(target);
    if (!item || target.closest('.PortalEdit-input')) return;
    event.preventDefault();
    setMenuRow(item.row);
    const button = target.closest<HTMLElement>('button[aria-haspopup="menu"]');
    rowMenu.openAt(button ?? getMenuPosition(event, target));
  };
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('button[aria-haspopup="menu"]')) openRowMenu(event);
    const item = target.closest('.PortalTree-twisty') && treeFocus.findItem(target);
    if (item) setOpen([item.id], collapsedIds.has(item.id));
  };

  const isBusy = rows.status === 'loading' || (rows.status === 'ready' && rows.refreshing);
  const parentIds = useMemo(
    () => [...tree.byId.values()].filter(({ children }) => children.length > 0).map(({ id }) => id),
    [tree],
  );
  const menuEntries: MenuEntry[] = [
    { kind: 'action', label: strings.expandAll, onSelect: () => setOpen(parentIds, true) },
    { kind: 'action', label: strings.collapseAll, onSelect: () => setOpen(parentIds, false) },
  ];
  if (csvFileName) {
    const listRowsInOrder = () => listVisibleItems(tree, () => false).map(({ row }) => row);
    menuEntries.push({
      kind: 'action',
      label: strings.downloadCsv,
      onSelect: () => downloadCsv(csvFileName, toTableCsv(columns, listRowsInOrder())),
    });
  }

  return (
    <EditingLocaleTextContext value={strings}>
      <Root {...root} data-corner={false}>
        {isBusy && <ProgressLine label={strings.loading(label)} />}
        {failure && <ReloadError failure={failure} />}
        <TreeScroller
          {...slotProps?.region}
          as={slots?.region}
          ref={scroller}
          aria-label={strings.scrollRegion(label)}
          tabIndex={items.length > 0 ? -1 : 0}
          onMouseDown={focusWithoutScrolling}
          onClick={handleClick}
          onDoubleClick={(event) => treeKeys.startEditingAt(event.target as Element)}
          onContextMenu={openRowMenu}
          onKeyDown={treeKeys.onKeyDown}
          onFocus={(event) => {
            treeFocus.setActiveFrom(event.target);
            rowLeaveHandlers.onFocus(event);
          }}
          onBlur={(event) => {
            treeKeys.handleBlur(event.relatedTarget);
            rowLeaveHandlers.onBlur();
          }}
          {...rowDrag.handlers}
        >
          <Table
            {...slotProps?.table}
            role={items.length > 0 ? 'treegrid' : undefined}
            aria-label={label}
            aria-busy={isBusy}
            aria-rowcount={items.length > 0 ? items.length + 1 : undefined}
            aria-colcount={items.length > 0 ? cellCount : undefined}
            style={{ ...slotProps?.table?.style, minWidth: getMinWidth(columns) }}
          >
            <TreeHead columns={columns} hasActions={rowActions !== undefined} isGrid={items.length > 0} />
            {items.length > 0 ? (
              <TreeBody
                items={items}
                columns={columns}
                edits={edits}
                collapsedIds={collapsedIds}
                active={treeFocus.active}
                isEditing={treeKeys.isEditing}
                hasActions={rowActions !== undefined}
                canMove={onRowMove !== undefined}
                dropTarget={rowDrag.drop}
                getSiblingCount={(item) => siblingsOf(tree, item).length}
              />
            ) : (
              <tbody>
                <TableMessage
                  state={rows}
                  columns={columns}
                  columnsBefore={0}
                  columnsAfter={cellCount - columns.length}
                  loadingText={loadingText}
                  emptyText={emptyText}
                  emptyHint={emptyHint}
                />
              </tbody>
            )}
          </Table>
        </TreeScroller>
        {items.length > 0 && (
          <TableMenu label={strings.options(label)} title={strings.tableOptionsHint} entries={menuEntries} />
        )}
        <EditLiveRegion edits={edits} />
        {rowMenu.menu}
      </Root>
    </EditingLocaleTextContext>
  );
}

/** Focuses the sticky action button without scrolling the table. */
function focusWithoutScrolling(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('.PortalDataTable-actions button');
  if (!button) return;
  event.preventDefault();
  button.focus({ preventScroll: true });
}

/** Minimum width in CSS pixels of a column without `width`, and of the status and action columns. */
const defaultMinWidth = 160;
const builtInColumnsWidth = 200;

function getMinWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width = defaultMinWidth }) => sum + width, builtInColumnsWidth);
}

/** Position of a menu: at the pointer, or below the cell when it was opened by keyboard. */
function getMenuPosition({ clientX, clientY }: MouseEvent, target: Element): { left: number; top: number } {
  if (clientX !== 0 || clientY !== 0) return { left: clientX, top: clientY };
  const { left, bottom } = target.getBoundingClientRect();
  return { left: left + 12, top: bottom };
}
