import { memo, type ReactElement } from 'react';
import { KebabIcon } from '../../icons/icons.tsx';
import { type Column, columnText } from '../Column.ts';
import type { DataTableWords } from './dataTableWords.ts';
import { rowCells } from './rowCells.tsx';

export interface DataRowProps<Row> {
  row: Row;
  /** Zero-based index among all rows, for event handlers. */
  place: number;
  columns: readonly Column<Row>[];
  /** Type of the selection control and whether the row is selected. */
  choice: 'none' | 'radio' | 'checkbox';
  isChosen: boolean;
  hasActions: boolean;
  words: DataTableWords;
  /** One-based `aria-rowindex`; only when not all rows are in the DOM. */
  rowIndex?: number;
}

/** One row, memoized. Events are handled by the table through delegation. */
export const DataRow = memo(function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, place, columns, choice, isChosen, hasActions, rowIndex, words } = props;
  const name = columns[0] ? columnText(columns[0], row) : '';
  return (
    <tr data-place={place} data-chosen={isChosen || undefined} aria-rowindex={rowIndex}>
      {choice !== 'none' && (
        <td className="PortalDataTable-choice">
          <input type={choice} checked={isChosen} readOnly aria-label={name} tabIndex={0} />
        </td>
      )}
      {rowCells(columns, row)}
      {hasActions && (
        <td className="PortalDataTable-actions">
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={words.actionsFor(name)}
            title={words.actions}
          >
            <KebabIcon />
          </button>
        </td>
      )}
    </tr>
  );
}) as <Row>(props: DataRowProps<Row>) => ReactElement;
