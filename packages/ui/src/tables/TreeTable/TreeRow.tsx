import { memo, type ReactElement } from 'react';
import { ChevronDownIcon, ChevronRightIcon } from '../../controls/icons.tsx';
import { type Column, getRowName } from '../Column.ts';
import { renderCells } from '../frame/renderCells.tsx';
import { CellContent } from '../editing/CellContent.tsx';
import { CellInput } from '../editing/CellInput.tsx';
import type { RowEdits } from '../editing/RowEdits.ts';
import { hasMessages, isEditable } from '../editing/RowState.ts';
import { RowStateCell } from '../editing/RowStateCell.tsx';
import { useRowState } from '../editing/useRowEdits.ts';
import { RowMenuButton } from '../frame/RowMenuButton.tsx';
import { stateColumnIndex } from './stateColumn.ts';
import type { TreeItem } from './tree.ts';

export interface TreeRowProps<Row, Id> {
  item: TreeItem<Row, Id>;
  /** Zero-based index among the visible rows. */
  index: number;
  ariaRowIndex: number | undefined;
  siblingCount: number;
  columns: readonly Column<Row>[];
  edits: RowEdits<Row, Id>;
  /** `null`: the row has no children. */
  isOpen: boolean | null;
  /** Column of the cell in the tab order; `null` when that cell is in another row. */
  activeColumn: number | null;
  /** Whether that cell is being edited. */
  isEditing: boolean;
  hasActions: boolean;
  canMove: boolean;
}

/** Indentation per level in CSS pixels. */
export const indentWidth = 20;

/** One row, memoized. Events are handled by the table through delegation. */
export const TreeRow = memo(function TreeRow<Row, Id extends string | number>(props: TreeRowProps<Row, Id>) {
  const { item, siblingCount, columns, edits, isOpen, activeColumn, isEditing } = props;
  const { row, id, level, position } = item;
  const rowName = getRowName(columns, row);
  const isHigh = hasMessages(useRowState(edits, id));
  const getTabIndex = (column: number) => (column === activeColumn ? 0 : -1);
  const isInputShown = (column: number) => isEditing && column === activeColumn;
  const renderCell = (column: Column<Row>, index: number) => {
    if (index === stateColumnIndex) {
      return <RowStateCell edits={edits} id={id} rowName={rowName} tabIndex={getTabIndex(index)} />;
    }
    const cell = { edits, id, row };
    const content =
      isInputShown(index) && isEditable(column) ? (
        <div className="PortalTree-input">
          <CellInput {...cell} column={column} />
        </div>
      ) : (
        <CellContent {...cell} column={column} hasRowMessage={index === 0} />
      );
    if (index > 0) return content;
    return (
      <div className="PortalTree-name" style={{ paddingInlineStart: (level - 1) * indentWidth }}>
        <ExpandToggle isOpen={isOpen} />
        {content}
      </div>
    );
  };
  return (
    <tr
      data-rowindex={props.index}
      data-messages={isHigh || undefined}
      aria-rowindex={props.ariaRowIndex}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblingCount}
      aria-expanded={isOpen ?? undefined}
      draggable={props.canMove && !isEditing}
    >
      {renderCells(columns, row, renderCell, (column, index) => ({
        'aria-colindex': index + 1,
        'aria-readonly': column.edit ? undefined : true,
        'data-editing': isInputShown(index) || undefined,
        tabIndex: isInputShown(index) ? undefined : getTabIndex(index),
      }))}
      {props.hasActions && (
        <td aria-colindex={columns.length + 1} className="PortalTable-actions">
          <RowMenuButton rowName={rowName} tabIndex={getTabIndex(columns.length)} />
        </td>
      )}
    </tr>
  );
}) as <Row, Id extends string | number>(props: TreeRowProps<Row, Id>) => ReactElement;

/**
 * For pointer users; keyboard users expand and collapse with the arrow keys, and `aria-expanded` announces
 * the state.
 */
function ExpandToggle({ isOpen }: { isOpen: boolean | null }) {
  if (isOpen === null) return <span className="PortalTree-leaf" />;
  return (
    <span className="PortalTree-twisty" aria-hidden="true">
      {isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
    </span>
  );
}
