import { memo } from 'react';
import { type Column, columnId, columnText } from '../Column.ts';

export interface DataRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** One row; drawn again only when the row itself or the columns change. */
export const DataRow = memo(function DataRow<Row>({ row, columns }: DataRowProps<Row>) {
  return (
    <tr>
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td'; // the first column names the row
        const text = columnText(column, row);
        return (
          <Cell key={columnId(column)} scope={index === 0 ? 'row' : undefined} data-align={column.align}>
            {column.cell ? column.cell(row) : text}
          </Cell>
        );
      })}
    </tr>
  );
}) as <Row>(props: DataRowProps<Row>) => React.ReactElement;
