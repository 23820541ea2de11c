import { memo, type ReactElement } from 'react';
import { useFormats } from '../../theme/formats.ts';
import { type Column, getRowName } from '../Column.ts';
import { EmptyCell } from '../frame/EmptyCell.tsx';
import { renderValue } from '../frame/renderValue.tsx';
import { RowMenuButton } from '../frame/RowMenuButton.tsx';
import { renderCells } from '../frame/renderCells.tsx';

export interface DataRowProps<Row> {
  row: Row;
  /** Zero-based index among all rows, for event handlers. */
  index: number;
  columns: readonly Column<Row>[];
  /** Type of the selection control and whether the row is selected. */
  selectionControl: 'radio' | 'checkbox' | undefined;
  isSelected: boolean;
  /** Content of the last column; `undefined` without that column. */
  actions: 'menu' | 'none' | undefined;
  /** One-based `aria-rowindex`; only when not all rows are in the DOM. */
  ariaRowIndex?: number;
}

/** One row, memoized. Events are handled by the table through delegation. */
export const DataRow = memo(function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, index, columns, selectionControl, isSelected, actions, ariaRowIndex } = props;
  const formats = useFormats();
  const rowName = getRowName(columns, row);
  return (
    <tr data-rowindex={index} data-chosen={isSelected || undefined} aria-rowindex={ariaRowIndex}>
      {selectionControl && (
        <td className="PortalTable-choice">
          <input type={selectionControl} checked={isSelected} readOnly aria-label={rowName} tabIndex={0} />
        </td>
      )}
      {renderCells(columns, row, (column) => renderValue(column, row, formats))}
      {actions === 'none' && <EmptyCell className="PortalTable-actions" />}
      {actions === 'menu' && (
        <td className="PortalTable-actions">
          <RowMenuButton rowName={rowName} />
        </td>
      )}
    </tr>
  );
}) as <Row>(props: DataRowProps<Row>) => ReactElement;
