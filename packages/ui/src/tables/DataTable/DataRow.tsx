import { memo, type ReactElement } from 'react';
import { KebabIcon } from '../../icons/icons.tsx';
import { type Column, columnId, columnText } from '../Column.ts';

export interface DataRowProps<Row> {
  row: Row;
  /** Place among all rows, 0-based; for screen readers when not all rows are in the page, and for events. */
  place: number;
  columns: readonly Column<Row>[];
  /** How the row can be chosen, and whether it is. */
  choice: 'none' | 'radio' | 'checkbox';
  isChosen: boolean;
  hasActions: boolean;
  /** Rows before and after are not in the page. */
  isWindowed: boolean;
}

/** One row; drawn again only when something of its own changes. Events are caught by the table. */
export const DataRow = memo(function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, place, columns, choice, isChosen, hasActions, isWindowed } = props;
  const name = columns[0] ? columnText(columns[0], row) : '';
  return (
    <tr
      data-place={place}
      data-chosen={isChosen || undefined}
      aria-rowindex={isWindowed ? place + 2 : undefined /* 1-based, after the headings */}
    >
      {choice !== 'none' && (
        <td className="PortalDataTable-choice">
          <input type={choice} checked={isChosen} readOnly aria-label={name} tabIndex={0} />
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td'; // the first column names the row
        return (
          <Cell
            key={columnId(column)}
            scope={index === 0 ? 'row' : undefined}
            className={index === 0 ? 'PortalDataTable-name' : undefined}
            data-align={column.align}
            tabIndex={-1}
          >
            {column.cell ? column.cell(row) : columnText(column, row)}
          </Cell>
        );
      })}
      {hasActions && (
        <td className="PortalDataTable-actions">
          <button type="button" aria-haspopup="menu" aria-label={`Actions for ${name}`} title="Actions">
            <KebabIcon />
          </button>
        </td>
      )}
    </tr>
  );
}) as <Row>(props: DataRowProps<Row>) => ReactElement;
