import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';
import type { MenuEntry } from '../../menus/MenuEntry.ts';
import { useMenu } from '../../menus/useMenu.tsx';
import { type Column, columnText } from '../Column.ts';
import type { TableParts } from '../TableParts.ts';
import { CornerMenu } from '../DataTable/CornerMenu.tsx';
import { TableMessage } from '../DataTable/TableMessage.tsx';
import { downloadText, tableCsv } from '../DataTable/tableCsv.ts';
import { ListFailure } from '../editing/ListFailure.tsx';
import { type EditingWords, EditingWordsContext, editingWords } from '../editing/editingWords.tsx';
import { EditNews } from '../editing/EditNews.tsx';
import type { RowChange, RowSaveResult } from '../editing/RowState.ts';
import { useRowEdits, useRowLeaving } from '../editing/useRowEdits.ts';
import { TreeBody } from './TreeBody.tsx';
import { TreeHead } from './TreeHead.tsx';
import type { RowMove } from './treeMoves.ts';
import { brothersOf, seenItems, treeOf } from './treeRows.ts';
import { Root, TreeScroller } from './treeTableStyles.ts';
import { useRowDrag } from './useRowDrag.ts';
import { useTreeFocus } from './useTreeFocus.ts';
import { useTreeKeys } from './useTreeKeys.ts';

export interface TreeTableProps<Row extends object, Id extends string | number>
  extends RootProps<HTMLDivElement>, TableParts {
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
  onMove?: (move: RowMove<Id>) => Promise<RowSaveResult<Row>>;
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
  localeText?: Partial<EditingWords>;
}

const noRows: readonly never[] = [];

/**
 * Tree grid with rows that are expanded, collapsed, edited in place and reordered by mouse and keyboard.
 * Virtualized for thousands of rows.
 */
export function TreeTable<Row extends object, Id extends string | number>(given: TreeTableProps<Row, Id>) {
  const [props, words] = useThemed('PortalTreeTable', given, editingWords);
  const { label, columns, rows, rowId, parentId, validate, onSave, onMove, rowActions, ...others } = props;
  const { loadingText = '[working...]', emptyText = 'No Data Available', emptyHint, ...further } = others;
  const { csvFileName, slots, slotProps, ...root } = further;
  const Table = slots?.table ?? 'table';
  const { edits, shown: data, failure } = useRowEdits({ rows, rowId, columns, validate, onSave });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the two functions say the same of the same rows
  const tree = useMemo(() => treeOf(data, rowId, parentId), [data]);
  const [closed, setClosed] = useState<ReadonlySet<Id>>(new Set());
  const items = useMemo(() => seenItems(tree, (id) => closed.has(id)), [tree, closed]);

  const scroller = useRef<HTMLElement>(null);
  const cellCount = columns.length + 1 + (rowActions ? 1 : 0);
  const focus = useTreeFocus(scroller, items, cellCount);
  const move = (wanted: RowMove<Id> | null) => {
    if (!wanted || !onMove) return;
    if (wanted.parentId !== null) setOpen([wanted.parentId], true);
    void edits.run(wanted.id, () => onMove(wanted));
  };
  const setOpen = (ids: readonly Id[], isOpen: boolean) =>
    setClosed((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isOpen) after.delete(id);
        else after.add(id);
      return after;
    });
  const keys = useTreeKeys({ tree, items, closed, columns, edits, focus, cellCount, setOpen, move });
  const drag = useRowDrag(tree, onMove ? move : undefined);
  const leaving = useRowLeaving(
    (element) => focus.itemOf(element)?.id ?? null,
    (id) => {
      keys.end(id);
      edits.leave(id);
    },
  );

  const [menuRow, setMenuRow] = useState<Row | null>(null);
  const rowMenu = useMenu({
    label: menuRow && columns[0] ? words.actionsFor(columnText(columns[0], menuRow)) : words.actions,
    entries: (menuRow && rowActions?.(menuRow)) ?? noRows,
  });
  const openRowMenu = (event: MouseEvent) => {
    const target = event.target as Element;
    const item = rowActions && focus.itemOf(target);
    if (!item || target.closest('.PortalEdit-input')) return;
    event.preventDefault();
    setMenuRow(item.row);
    const button = target.closest<HTMLElement>('button[aria-haspopup="menu"]');
    rowMenu.openAt(button ?? pointOf(event, target));
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('button[aria-haspopup="menu"]')) openRowMenu(event);
    const item = target.closest('.PortalTree-twisty') && focus.itemOf(target);
    if (item) setOpen([item.id], closed.has(item.id));
  };

  const isBusy = rows.status === 'loading' || (rows.status === 'ready' && rows.refreshing);
  const parents = useMemo(
    () => [...tree.byId.values()].filter(({ children }) => children.length > 0).map(({ id }) => id),
    [tree],
  );
  const corner: MenuEntry[] = [
    { kind: 'action', label: words.expandAll, onSelect: () => setOpen(parents, true) },
    { kind: 'action', label: words.collapseAll, onSelect: () => setOpen(parents, false) },
  ];
  if (csvFileName) {
    const rowsInOrder = () => seenItems(tree, () => false).map(({ row }) => row);
    corner.push({
      kind: 'action',
      label: words.downloadCsv,
      onSelect: () => downloadText(csvFileName, tableCsv(columns, rowsInOrder())),
    });
  }

  return (
    <EditingWordsContext value={words}>
      <Root {...root} data-corner={false}>
        {isBusy && <ProgressLine label={words.loading(label)} />}
        {failure && <ListFailure failure={failure} />}
        <TreeScroller
          {...slotProps?.region}
          as={slots?.region}
          ref={scroller}
          aria-label={words.region(label)}
          tabIndex={items.length > 0 ? -1 : 0}
          onMouseDown={keepInPlace}
          onClick={onClick}
          onDoubleClick={(event) => keys.editAt(event.target as Element)}
          onContextMenu={openRowMenu}
          onKeyDown={keys.onKeyDown}
          onFocus={(event) => {
            focus.take(event.target);
            leaving.onFocus(event);
          }}
          onBlur={(event) => {
            keys.endWhenLeft(event.relatedTarget);
            leaving.onBlur();
          }}
          {...drag.handlers}
        >
          <Table
            {...slotProps?.table}
            role={items.length > 0 ? 'treegrid' : undefined}
            aria-label={label}
            aria-busy={isBusy}
            aria-rowcount={items.length > 0 ? items.length + 1 : undefined}
            aria-colcount={items.length > 0 ? cellCount : undefined}
            style={{ ...slotProps?.table?.style, minWidth: minWidthOf(columns) }}
          >
            <TreeHead columns={columns} hasActions={rowActions !== undefined} isGrid={items.length > 0} />
            {items.length > 0 ? (
              <TreeBody
                items={items}
                columns={columns}
                edits={edits}
                closed={closed}
                active={focus.active}
                isEditing={keys.isEditing}
                hasActions={rowActions !== undefined}
                canMove={onMove !== undefined}
                drop={drag.drop}
                brotherCount={(item) => brothersOf(tree, item).length}
              />
            ) : (
              <tbody>
                <TableMessage
                  state={rows}
                  columns={columns}
                  before={0}
                  after={cellCount - columns.length}
                  loadingText={loadingText}
                  emptyText={emptyText}
                  emptyHint={emptyHint}
                />
              </tbody>
            )}
          </Table>
        </TreeScroller>
        {items.length > 0 && (
          <CornerMenu label={words.options(label)} title={words.optionsHint} entries={corner} />
        )}
        <EditNews edits={edits} />
        {rowMenu.menu}
      </Root>
    </EditingWordsContext>
  );
}

/** Focuses the sticky action button without scrolling the table. */
function keepInPlace(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('.PortalDataTable-actions button');
  if (!button) return;
  event.preventDefault();
  button.focus({ preventScroll: true });
}

/** Minimum width in CSS pixels of a column without `width`, and of the status and action columns. */
const flexibleWidth = 160;
const ownColumns = 200;

function minWidthOf<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width = flexibleWidth }) => sum + width, ownColumns);
}

/** Position of a menu: at the pointer, or below the cell when it was opened by keyboard. */
function pointOf({ clientX, clientY }: MouseEvent, target: Element): { left: number; top: number } {
  if (clientX !== 0 || clientY !== 0) return { left: clientX, top: clientY };
  const { left, bottom } = target.getBoundingClientRect();
  return { left: left + 12, top: bottom };
}
