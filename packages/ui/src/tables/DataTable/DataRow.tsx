import { memo, type ReactElement } from 'react';
import { KebabIcon } from '../../icons/icons.tsx';
import { type Column, columnText } from '../Column.ts';
import type { DataTableWords } from './dataTableWords.ts';
import { rowCells } from './rowCells.tsx';

export interface DataRowProps<Row> {
  row: Row;
  /** Place among all rows, 0-based; for events. */
  place: number;
  columns: readonly Column<Row>[];
  /** How the row can be chosen, and whether it is. */
  choice: 'none' | 'radio' | 'checkbox';
  isChosen: boolean;
  hasActions: boolean;
  words: DataTableWords;
  /** Where screen readers are told the row stands, 1-based; only when not all rows are in the page. */
  rowIndex?: number;
}

/** One row; drawn again only when something of its own changes. Events are caught by the table. */
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
